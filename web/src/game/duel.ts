/** A duel, read from a view's frames. */
import { frameOf, type View } from "../lib/view.ts";

/** What can be committed, in the order of the questions. */
export const STAKES = ["white", "red", "blue", "life"] as const;

/** One side of a duel: the roll, and the bid as far as it is known. */
export interface Side {
  seat: number;
  pips: number;
  stakes: readonly { what: string; number: number }[];
}

export function sidesOf(view: Pick<View, "agenda">): readonly [Side, Side] | undefined {
  const duel = frameOf(view, "duel");
  if (!duel) return undefined;
  const [ours, theirs] = frameOf(view, "duel-bids")?.bids ?? duel.bids;
  return [sideOf(duel.seat, duel.rolls[0], ours), sideOf(duel.holder, duel.rolls[1], theirs)];
}

function sideOf(seat: number, pips: number, bid: readonly number[]): Side {
  return { seat, pips, stakes: bid.flatMap((number, kind) => (number > 0 ? [{ what: STAKES[kind] ?? "life", number }] : [])) };
}
