/** Shows seats in the colours and symbols that a group's members chose, instead of their own. */
import { url as symbols } from "virtual:symbols";
import { place } from "./art.ts";

const originals = new Map<string, Node[]>();

function symbolOf(number: number): HTMLElement | null {
  return document.getElementById(`s-seat-${number + 1}`);
}

/** The original drawing of a symbol. */
function drawing(number: number): Node[] {
  const symbol = symbolOf(number);
  const known = originals.get(String(number)) ?? [...(symbol?.childNodes ?? [])].map((node) => node.cloneNode(true));
  if (symbol) originals.set(String(number), known);
  return known.map((node) => node.cloneNode(true));
}

function draw(looks: readonly number[]): void {
  const drawn = looks.map(drawing);
  for (const seat of looks.keys()) symbolOf(seat)?.replaceChildren(...(drawn[seat] ?? []));
}

/** Wear looks until the returned function is called: `$effect(() => wear(info.looks))`. */
export function wear(looks: readonly number[] = []): () => void {
  if (!looks.length) return () => {};
  const sheet = new CSSStyleSheet();
  for (const [seat, look] of looks.entries()) {
    const [own, worn] = [`seat-${seat + 1}`, `--seat-${look + 1}`];
    sheet.insertRule(`.${own}{--c:var(${worn});--c-lo:var(${worn}-lo);--c-on:var(${worn}-on)}`);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let on = true;
  void place(symbols).then(() => on && draw(looks));
  return () => {
    on = false;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    draw(looks.map((_, seat) => seat));
  };
}
