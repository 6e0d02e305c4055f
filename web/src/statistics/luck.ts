/** Each seat's dice compared with expected values. */
import type { StoryDice } from "../lib/wire.ts";

/** The most important purposes first; the others follow by name. */
const ORDER = ["fight", "move", "tile", "duel", "figures"];
/** How many are shown at first. */
export const SHOWN = 3;
/** Standard deviations of the widest bar. */
export const WIDEST = 3;

export interface Group {
  purpose: string;
  seats: StoryDice[];
}

function rank(purpose: string): number {
  const found = ORDER.indexOf(purpose);
  return found < 0 ? ORDER.length : found;
}

/** By purpose, the most important first. */
export function groupsOf(dice: readonly StoryDice[]): Group[] {
  const purposes = [...new Set(dice.map((one) => one.purpose))];
  purposes.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  return purposes.map((purpose) => ({
    purpose,
    seats: dice.filter((one) => one.purpose === purpose).sort((a, b) => a.seat - b.seat),
  }));
}

/** The length of a bar, from -1 to 1. */
export function length(deviations: number): number {
  return Math.max(-1, Math.min(1, deviations / WIDEST));
}

/** Luck in a word. */
export function wordFor(deviations: number): "lucky" | "very-lucky" | "usual" | "unlucky" | "very-unlucky" {
  const much = Math.abs(deviations);
  if (much < 1) return "usual";
  if (deviations > 0) return much < 2 ? "lucky" : "very-lucky";
  return much < 2 ? "unlucky" : "very-unlucky";
}
