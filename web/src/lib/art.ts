/** SVG symbol sheets, added to the page once. */
import { reach } from "./api.ts";

const SPACE = "http://www.w3.org/2000/svg";
const sheets = new Map<string, Promise<void>>();

/** The id of a tile's symbol. It begins with the content hash, because content sets choose their own tile names. */
export function tileSymbol(content: string, tile: string, rotation: number): string {
  return `tile-${content}-${tile}-${rotation % 4}`;
}

/** The id of the drawbridge symbol on a tile. */
export function bridgeSymbol(content: string, tile: string, rotation: number, raised: boolean): string {
  return `bridge-${content}-${tile}-${rotation % 4}-${raised ? "up" : "down"}`;
}

/** Add the sheet at an address to the page, unless it's there. */
export function place(address: string): Promise<void> {
  const found = sheets.get(address) ?? fetched(address);
  sheets.set(address, found);
  found.catch(() => sheets.delete(address)); // retry next time
  return found;
}

async function fetched(address: string): Promise<void> {
  const text = await (await reach(address)).text();
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const sheet = document.createElementNS(SPACE, "svg");
  sheet.setAttribute("class", "sheet");
  sheet.setAttribute("aria-hidden", "true");
  for (const symbol of parsed.children) {
    // Sheets share figures and backgrounds; the first one wins.
    if (!document.getElementById(symbol.id)) sheet.append(document.importNode(symbol, true));
  }
  document.body.append(sheet);
}
