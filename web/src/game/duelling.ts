/** A duel as the frames of a view tell it. */
import { frameOf, type Fields, type Sight } from "../lib/sight.ts";

/** What can be committed, in the order in which it is asked for. */
export const STAKES = ["white", "red", "blue", "life"] as const;

/** One of the two: what they rolled, and what they committed as far as that is known here. */
export interface Side {
  seat: number;
  pips: number;
  stakes: readonly { what: string; number: number }[];
}

export function sidesOf(sight: Sight): readonly [Side, Side] | undefined {
  const duel = frameOf(sight, "duel");
  if (!duel) return undefined;
  const bidding = frameOf(sight, "duel-bids");
  return [side(duel, bidding, 0), side(duel, bidding, 1)];
}

function side(duel: Fields, bidding: Fields | undefined, place: 0 | 1): Side {
  const bid = pair(bidding?.["bids"] ?? duel["bids"])[place] ?? [];
  const numbers = Array.isArray(bid) ? bid.map(Number) : [];
  return {
    seat: Number(place ? duel["holder"] : duel["seat"]),
    pips: Number(pair(duel["rolls"])[place] ?? 0),
    stakes: numbers.flatMap((number, kind) => (number > 0 ? [{ what: STAKES[kind] ?? "life", number }] : [])),
  };
}

function pair(value: Fields[string]): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
