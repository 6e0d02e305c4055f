import { expect, test } from "vitest";
import type { Beat } from "../lib/beats.ts";
import type { AnyEvent } from "../lib/wire.ts";
import { duelAfter, type DuelShown } from "./duel.ts";

function duel(...events: AnyEvent[]): DuelShown | undefined {
  return events.reduce<DuelShown | undefined>((before, event) => duelAfter(before, { number: 0, time: 1, beat: { event } as Beat }), undefined);
}

const BEGAN = { event: "duel-began", seat: 0, holder: 2 } as const;
const BID = { event: "duel-bid", seat: 0, white: 1, red: 2, blue: 0, life: 0 } as const;
const ENDED = { event: "duel-ended", seat: 0, total: 4, holder: 2, holder_total: 7 } as const;

test("a duel is shown as far as it is known", () => {
  const rolled = { event: "rolled", seat: 2, purpose: "duel", pips: 5, result: 5 } as const;
  expect(duel(BEGAN, rolled)?.sides.map(({ seat, pips, bid }) => [seat, pips, bid])).toEqual([[0, undefined, undefined], [2, 5, undefined]]);
  expect(duel(BEGAN, BID)?.sides[0].bid).toEqual(["white", "red", "red"]);
  expect(duel(BEGAN, BID, ENDED)?.sides.map(({ total }) => total)).toEqual([4, 7]);
});

test("the end of a duel can be shown without its beginning", () => {
  expect(duel(ENDED)?.sides.map(({ seat, total }) => [seat, total])).toEqual([[0, 4], [2, 7]]);
});

test("an earlier duel's bids don't count", () => {
  expect(duel(BEGAN, BID, BEGAN)?.sides[0].bid).toBeUndefined();
});
