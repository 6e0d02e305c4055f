// The interface's symbols, extracted from the art the server draws boards with.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ART = fileURLToPath(new URL("../src/boneyard/art/data/art.svg", import.meta.url));
const CARDS = /^pic-/;
const USUAL = "0 0 64 64";
const WANTED = /^(i-|x-|face-|cheer-|die-|card-|f-|s-seat-|d-grave-|d-altar|d-pit|wordmark|table-grain)/;
const MODULE = "virtual:symbols";

/** A sheet with the wanted symbols, and their viewBoxes if they aren't the usual one. */
function cut(art: string, wanted: RegExp): { sheet: string; boxes: Record<string, string> } {
  const boxes: Record<string, string> = {};
  const texts: string[] = [];
  for (const found of art.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)".*?<\/symbol>/gs)) {
    const [text, id, box] = found as unknown as [string, string, string];
    if (!wanted.test(id)) continue;
    if (box !== USUAL) boxes[id] = box;
    texts.push(text);
  }
  return { sheet: `<svg xmlns="http://www.w3.org/2000/svg">\n${texts.join("\n")}\n</svg>`, boxes };
}

/** `import { url, cards, boxes } from "virtual:symbols"`: the sheets' addresses, and the symbols' viewBoxes. */
export function symbols(): Plugin {
  let building = false;
  return {
    name: "boneyard-symbols",
    config: (_, { command }) => void (building = command === "build"),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return;
      this.addWatchFile(ART);
      const art = readFileSync(ART, "utf8");
      const address = (name: string, sheet: string) =>
        building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source: sheet })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(sheet)}`);
      const { sheet, boxes } = cut(art, WANTED);
      const cards = address("cards.svg", cut(art, CARDS).sheet);
      return `export const url = ${address("symbols.svg", sheet)}; export const cards = ${cards}; export const boxes = ${JSON.stringify(boxes)};`;
    },
  };
}
