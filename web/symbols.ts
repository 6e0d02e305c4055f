// The interface's symbols, extracted from the art the server draws boards with.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ART = fileURLToPath(new URL("../src/boneyard/art/data/art.svg", import.meta.url));
const WANTED = /^(i-|x-|face-|die-|card-|f-|s-seat-|d-grave-|d-altar|wordmark|table-grain)/;
const MODULE = "virtual:symbols";

/** A sheet with the wanted symbols, and their viewBoxes. */
function cut(art: string): { sheet: string; boxes: Record<string, string> } {
  const boxes: Record<string, string> = {};
  const texts: string[] = [];
  for (const found of art.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)".*?<\/symbol>/gs)) {
    const [text, id, box] = found as unknown as [string, string, string];
    if (!WANTED.test(id)) continue;
    boxes[id] = box;
    texts.push(text);
  }
  return { sheet: `<svg xmlns="http://www.w3.org/2000/svg">\n${texts.join("\n")}\n</svg>`, boxes };
}

/** `import { url, boxes } from "virtual:symbols"`: the sheet's address, and each symbol's viewBox. */
export function symbols(): Plugin {
  let building = false;
  return {
    name: "boneyard-symbols",
    config: (_, { command }) => void (building = command === "build"),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return;
      this.addWatchFile(ART);
      const { sheet, boxes } = cut(readFileSync(ART, "utf8"));
      const url = building
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: "symbols.svg", source: sheet })}`
        : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(sheet)}`);
      return `export const url = ${url}; export const boxes = ${JSON.stringify(boxes)};`;
    },
  };
}
