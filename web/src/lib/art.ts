/** The symbols that pictures are placed from: sheets of SVG, put into the page once. */
import { reach } from "./api.ts";

const SPACE = "http://www.w3.org/2000/svg";
const sheets = new Map<string, Promise<void>>();

/** The id of a tile's symbol: sets of content name their tiles as they like, so it begins with the set's hash. */
export function tileSymbol(content: string, tile: string, rotation: number): string {
  return `tile-${content}-${tile}-${rotation % 4}`;
}

/** The id of the drawbridge that lies upon a tile. */
export function bridgeSymbol(content: string, tile: string, rotation: number, raised: boolean): string {
  return `bridge-${content}-${tile}-${rotation % 4}-${raised ? "up" : "down"}`;
}

/** Put the sheet at an address into the page, if it is not there yet. */
export function place(address: string): Promise<void> {
  const found = sheets.get(address) ?? fetched(address);
  sheets.set(address, found);
  found.catch(() => sheets.delete(address)); // a broken line now is no reason to go without pictures later
  return found;
}

async function fetched(address: string): Promise<void> {
  const text = await (await reach(address)).text();
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const sheet = document.createElementNS(SPACE, "svg");
  sheet.setAttribute("class", "sheet");
  sheet.setAttribute("aria-hidden", "true");
  for (const symbol of parsed.children) {
    // Several sheets bring the same figures and grounds; the first one serves all.
    if (!document.getElementById(symbol.id)) sheet.append(document.importNode(symbol, true));
  }
  document.body.append(sheet);
}
