/** The symbols that pictures are placed from: sheets of SVG, put into the page once. */
import { reach } from "./api.ts";

const SPACE = "http://www.w3.org/2000/svg";
const sheets = new Map<string, Promise<void>>();

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
    // Several sheets bring the same symbols; the first one serves all.
    if (!document.getElementById(symbol.id)) sheet.append(document.importNode(symbol, true));
  }
  document.body.append(sheet);
}
