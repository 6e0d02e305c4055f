/** A question's options, grouped by how they are answered: on a square, a free place, a card, or by a button. */
import type { Fields } from "./view.ts";
import type { AnyCommand, Label } from "./wire.ts";

/** An option: its number in the question, its command, and the game's own label if it has one. */
export interface Option {
  number: number;
  command: AnyCommand;
  /** The command as plain fields. */
  fields: Fields;
  label?: Label | undefined;
}

/** A free place of the grid, with the possible rotations. */
export interface Site {
  x: number;
  y: number;
  tile: string;
  turns: Option[];
}

export interface Offer {
  /** All options, by number. */
  options: Option[];
  sites: Site[];
  /** By their first square. */
  squares: ReadonlyMap<number, Option[]>;
  /** By tile number. */
  tiles: ReadonlyMap<number, Option[]>;
  /** By card, for those played or discarded from the hand. */
  cards: ReadonlyMap<string, Option[]>;
  /** The rest, answered by buttons; deadly ones last. */
  buttons: Option[];
}

export const NOTHING: Offer = { options: [], sites: [], squares: new Map(), tiles: new Map(), cards: new Map(), buttons: [] };

/** Commands about a card in hand; others name cards on the table. */
const FROM_HAND: ReadonlySet<AnyCommand["do"]> = new Set(["play", "discard"]);

/** Groups options by their fields, without knowing the rules. */
export function offerOf(commands: readonly AnyCommand[], labels: Readonly<Record<number, Label>> = {}): Offer {
  const options = commands.map((command, number): Option => ({ number, command, fields: command, label: labels[number] }));
  const sites = new Map<string, Site>();
  const [squares, tiles] = [new Map<number, Option[]>(), new Map<number, Option[]>()];
  const cards = new Map<string, Option[]>();
  const buttons: Option[] = [];
  for (const option of options) {
    const { command, fields } = option;
    const { x, y, tile, card } = fields;
    const square = fields["start"] ?? fields["to"] ?? fields["square"];
    if (typeof x === "number" && typeof y === "number") {
      const site = sites.get(`${x},${y}`) ?? { x, y, tile: String(tile), turns: [] };
      site.turns.push(option);
      sites.set(`${x},${y}`, site);
    } else if (typeof square === "number") {
      add(squares, square, option);
    } else if (typeof tile === "number") {
      add(tiles, tile, option);
    } else {
      if (typeof card === "string" && FROM_HAND.has(command.do)) add(cards, card, option);
      buttons.push(option);
    }
  }
  buttons.sort((one, other) => Number(isDeadly(one)) - Number(isDeadly(other)));
  return { options, sites: [...sites.values()], squares, tiles, cards, buttons };
}

export function isDeadly(option: Option): boolean {
  return option.label?.danger ?? false;
}

function add<K>(map: Map<K, Option[]>, key: K, option: Option): void {
  const found = map.get(key);
  if (found) found.push(option);
  else map.set(key, [option]);
}

/** An option as a log line: its word, then its fields; `-` for none. */
export function lineOf(fields: Fields): string {
  return Object.values(fields)
    .map((value) => value ?? "-")
    .join(" ");
}

/** The same option in a later question: same word, same fields. */
export function sameOption(options: readonly AnyCommand[], wanted: AnyCommand): number | undefined {
  const text = JSON.stringify(wanted);
  const found = options.findIndex((command) => JSON.stringify(command) === text);
  return found < 0 ? undefined : found;
}
