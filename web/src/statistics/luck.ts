/** What the dice gave, seat by seat, beside what was to be expected. */
import type { StoryDice } from "../lib/wire.ts";

/** The purposes that matter most come first; the others follow by their name. */
const ORDER = ["fight", "move", "tile", "duel", "figures"];
/** So many are shown at once, the others when somebody asks. */
export const SHOWN = 3;
/** Standard deviations that the widest bar stands for. */
export const WIDEST = 3;

export interface Group {
  purpose: string;
  seats: StoryDice[];
}

function rank(purpose: string): number {
  const found = ORDER.indexOf(purpose);
  return found < 0 ? ORDER.length : found;
}

/** By purpose, the ones that matter most first. */
export function groupsOf(dice: readonly StoryDice[]): Group[] {
  const purposes = [...new Set(dice.map((one) => one.purpose))];
  purposes.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  return purposes.map((purpose) => ({
    purpose,
    seats: dice.filter((one) => one.purpose === purpose).sort((a, b) => a.seat - b.seat),
  }));
}

/** How long a bar is, from -1 to 1. */
export function length(deviations: number): number {
  return Math.max(-1, Math.min(1, deviations / WIDEST));
}

/** How lucky that is, in a word. */
export function wordFor(deviations: number): "lucky" | "very-lucky" | "usual" | "unlucky" | "very-unlucky" {
  const much = Math.abs(deviations);
  if (much < 1) return "usual";
  if (deviations > 0) return much < 2 ? "lucky" : "very-lucky";
  return much < 2 ? "unlucky" : "very-unlucky";
}
