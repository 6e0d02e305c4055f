/** A duel, read from a view's frames. */
import { frameOf, type View } from "../lib/view.ts";
import type { Turn } from "../lib/log.ts";
import type { AnyEvent, DuelBeganEvent, DuelBidEvent, DuelEndedEvent, DuelSpentEvent, RolledEvent } from "../lib/wire.ts";

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

/** The last duel in the log: sides, rolls, bids and outcome; `key` changes with each of them. */
export interface Duel {
  key: string;
  seats: readonly [number, number];
  /** The value of each seat's die. */
  rolls: Readonly<Record<number, number>>;
  bids: Readonly<Record<number, DuelBidEvent>>;
  ended: DuelEndedEvent | undefined;
}

type DuelEvent = DuelBeganEvent | DuelBidEvent | DuelSpentEvent | DuelEndedEvent | RolledEvent;

export function isOfDuel(event: AnyEvent): event is DuelEvent {
  switch (event.event) {
    case "duel-began":
    case "duel-bid":
    case "duel-spent":
    case "duel-ended":
      return true;
    default:
      return event.event === "rolled" && event.purpose === "duel";
  }
}

export function lastDuel(turns: readonly Turn[]): Duel | undefined {
  const events = turns.slice(-2).flatMap((turn) => turn.lines.map(({ event }) => event).filter(isOfDuel));
  const own = events.slice(Math.max(events.findLastIndex(({ event }) => event === "duel-began"), 0));
  const last = own.at(-1);
  if (!last) return undefined;
  const bids = own.filter((event) => event.event === "duel-bid");
  const rolls = own.filter((event) => event.event === "rolled");
  const named = own.findLast((event) => event.event === "duel-began" || event.event === "duel-ended");
  const [one, other] = named ? [named.seat, named.holder] : bids.map(({ seat }) => seat);
  if (one === undefined || other === undefined) return undefined;
  return {
    key: `${turns.at(-1)?.turn} ${JSON.stringify(last)}`,
    seats: [one, other],
    rolls: Object.fromEntries(rolls.map(({ seat, result }) => [seat, result])),
    bids: Object.fromEntries(bids.map((bid) => [bid.seat, bid])),
    ended: own.findLast((event) => event.event === "duel-ended"),
  };
}
