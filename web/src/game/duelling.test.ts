import { expect, test } from "vitest";
import { tell, type Turn } from "../lib/log.ts";
import type { AnyEvent, DuelBidEvent, RolledEvent } from "../lib/wire.ts";
import { duelTold, sidesOf } from "./duelling.ts";

function told(...events: AnyEvent[]): Turn[] {
  return tell([], events, {});
}

const BEGAN = { event: "duel-began", seat: 0, holder: 2 } as const;
const MINE: DuelBidEvent = { event: "duel-bid", seat: 0, white: 1, red: 0, blue: 0, life: 0 };
const THEIRS: DuelBidEvent = { event: "duel-bid", seat: 2, white: 0, red: 1, blue: 0, life: 0 };
const ENDED = { event: "duel-ended", seat: 0, total: 4, holder: 2, holder_total: 7 } as const;

test("a duel is told with both bids and its end, however many came at once", () => {
  const duel = duelTold(told(BEGAN, MINE, THEIRS, ENDED));
  expect(duel?.seats).toEqual([0, 2]);
  expect(duel?.bids).toEqual({ 0: MINE, 2: THEIRS });
  expect(duel?.ended).toEqual(ENDED);
});

test("what each rolled last is told too", () => {
  const rolled = (seat: number, result: number, purpose = "duel"): RolledEvent => ({ event: "rolled", seat, purpose, pips: result, result });
  const duel = duelTold(told(rolled(0, 1, "move"), BEGAN, rolled(0, 2), rolled(2, 6), rolled(0, 5), MINE, THEIRS));
  expect(duel?.rolls).toEqual({ 0: 5, 2: 6 });
});

test("the bids of an earlier duel are not those of a new one", () => {
  const duel = duelTold(told(BEGAN, MINE, THEIRS, ENDED, { event: "turn-began", seat: 1, turn: 2 }, BEGAN));
  expect(duel?.bids).toEqual({});
  expect(duel?.ended).toBeUndefined();
});

test("nothing is told of a duel that was none", () => {
  expect(duelTold(told({ event: "stepped", seat: 0, start: 1, to: 2 }))).toBeUndefined();
});

test("what I have committed so far stands on my side", () => {
  const sides = sidesOf({
    agenda: [
      { frame: "duel", seat: 0, holder: 1, stage: 0, side: 0, rolls: [2, 5], bids: [[], []], stopped: [false, false] },
      { frame: "duel-bids", seats: [0, 1], bids: [[2, 0, 1], [0]] },
    ],
  });
  expect(sides?.[0]).toEqual({ seat: 0, pips: 2, stakes: [{ what: "white", number: 2 }, { what: "blue", number: 1 }] });
  expect(sides?.[1]?.stakes).toEqual([]);
});
