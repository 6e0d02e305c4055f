/** A duel as the frames of a view tell it. */
import { frameOf, numberIn, type Fields, type Sight } from "../lib/sight.ts";
import type { Turn } from "../lib/story.ts";

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

/** The last duel that was told: who, what each rolled and committed, and how it ended; every word of it makes another `key`. */
export interface Told {
  key: string;
  seats: readonly [number, number];
  /** By seat: what the die counts. */
  rolls: Readonly<Record<number, number>>;
  bids: Readonly<Record<number, Fields>>;
  ended: Fields | undefined;
}

export function isOfDuel(event: Fields): boolean {
  return String(event["event"]).startsWith("duel-") || event["purpose"] === "duel";
}

export function duelTold(turns: readonly Turn[]): Told | undefined {
  const lines = turns.slice(-2).flatMap((turn) => turn.lines.filter(({ event }) => isOfDuel(event)));
  const begun = lines.findLastIndex(({ event }) => event["event"] === "duel-began");
  const own = lines.slice(Math.max(begun, 0));
  const last = own.at(-1);
  if (!last) return undefined;
  const named = own.findLast(({ event }) => "holder" in event)?.event;
  const bySeat = (name: string) => own.filter(({ event }) => event["event"] === name).map(({ event }) => [Number(event["seat"]), event] as const);
  const bids = bySeat("duel-bid");
  const rolls = Object.fromEntries(bySeat("rolled").map(([seat, event]) => [seat, Number(event["result"])]));
  const [one, other] = named ? [numberIn(named, "seat"), numberIn(named, "holder")] : bids.map(([seat]) => seat);
  if (one === undefined || other === undefined) return undefined;
  const ended = own.findLast(({ event }) => event["event"] === "duel-ended")?.event;
  return { key: `${turns.at(-1)?.turn} ${JSON.stringify(last.event)}`, seats: [one, other], rolls, bids: Object.fromEntries(bids), ended };
}
