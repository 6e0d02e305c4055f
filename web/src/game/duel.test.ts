import { expect, test } from "vitest";
import { addEvents, type Turn } from "../lib/log.ts";
import type { AnyEvent, DuelBidEvent, RolledEvent } from "../lib/wire.ts";
import { lastDuel, sidesOf } from "./duel.ts";

function logOf(...events: AnyEvent[]): Turn[] {
  return addEvents([], events, {});
}

const BEGAN = { event: "duel-began", seat: 0, holder: 2 } as const;
const MINE: DuelBidEvent = { event: "duel-bid", seat: 0, white: 1, red: 0, blue: 0, life: 0 };
const THEIRS: DuelBidEvent = { event: "duel-bid", seat: 2, white: 0, red: 1, blue: 0, life: 0 };
const ENDED = { event: "duel-ended", seat: 0, total: 4, holder: 2, holder_total: 7 } as const;

test("a duel has both bids and its end, however many events arrive at once", () => {
  const duel = lastDuel(logOf(BEGAN, MINE, THEIRS, ENDED));
  expect(duel?.seats).toEqual([0, 2]);
  expect(duel?.bids).toEqual({ 0: MINE, 2: THEIRS });
  expect(duel?.ended).toEqual(ENDED);
});

test("a duel has the last roll of each side", () => {
  const rolled = (seat: number, result: number, purpose = "duel"): RolledEvent => ({ event: "rolled", seat, purpose, pips: result, result });
  const duel = lastDuel(logOf(rolled(0, 1, "move"), BEGAN, rolled(0, 2), rolled(2, 6), rolled(0, 5), MINE, THEIRS));
  expect(duel?.rolls).toEqual({ 0: 5, 2: 6 });
});

test("bids of an earlier duel don't count", () => {
  const duel = lastDuel(logOf(BEGAN, MINE, THEIRS, ENDED, { event: "turn-began", seat: 1, turn: 2 }, BEGAN));
  expect(duel?.bids).toEqual({});
  expect(duel?.ended).toBeUndefined();
});

test("without a duel there is nothing to show", () => {
  expect(lastDuel(logOf({ event: "stepped", seat: 0, start: 1, to: 2 }))).toBeUndefined();
});

test("my side shows what I committed so far", () => {
  const sides = sidesOf({
    agenda: [
      { frame: "duel", seat: 0, holder: 1, stage: 0, side: 0, rolls: [2, 5], bids: [[], []], stopped: [false, false] },
      { frame: "duel-bids", seats: [0, 1], bids: [[2, 0, 1], [0]] },
    ],
  });
  expect(sides?.[0]).toEqual({ seat: 0, pips: 2, stakes: [{ what: "white", number: 2 }, { what: "blue", number: 1 }] });
  expect(sides?.[1]?.stakes).toEqual([]);
});
