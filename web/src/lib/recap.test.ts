import { expect, test } from "vitest";
import { readSeen, recap as recapped, seenIn, type Recap, type Seen, unseen, writeSeen } from "./recap.ts";
import { tell, type Turn } from "./log.ts";
import type { AnyEvent } from "./wire.ts";

const HINTS = { died: { notable: true }, beaten: { notable: true, counted: true }, stepped: { runs: true } };

function told(...events: AnyEvent[]): Turn[] {
  return tell([], events, HINTS);
}

function recap(turns: readonly Turn[], seen: Seen): Recap | undefined {
  return recapped(turns, seen, HINTS);
}

const BEGUN: AnyEvent[] = [
  { event: "turn-began", seat: 0, turn: 1 },
  { event: "died", seat: 0 },
];
const LATER: AnyEvent[] = [
  { event: "turn-began", seat: 1, turn: 2 },
  { event: "rolled", seat: 1, purpose: "fight", pips: 6, result: 6 },
  { event: "beaten", seat: 1, what: "zombie", square: 3 },
  { event: "stepped", seat: 1, start: 3, to: 4 },
  { event: "beaten", seat: 1, what: "zombie", square: 4 },
];

test("only what came after the last look is told, counted and without the small things", () => {
  const seen = seenIn(told(...BEGUN));
  const found = recap(told(...BEGUN, ...LATER), seen);
  expect(found?.turns.map(({ turn, seat, told }) => [turn, seat, told.map(({ line, count }) => [line.event.event, count])])).toEqual([
    [2, 1, [["beaten", 2]]],
  ]);
  expect(found?.before).toBe(0);
});

test("the rest of the turn in which somebody looked away is told too", () => {
  const seen = seenIn(told(BEGUN[0]!));
  expect(unseen(told(...BEGUN, ...LATER), seen).map((turn) => turn.turn)).toEqual([1, 2]);
});

test("who looked away for a moment is told nothing", () => {
  const seen = seenIn(told(BEGUN[0]!));
  expect(recap(told(...BEGUN), seen)).toBeUndefined();
});

test("of many turns the last are told", () => {
  const many = Array.from({ length: 10 }, (_, number): AnyEvent[] => [
    { event: "turn-began", seat: 0, turn: number + 1 },
    { event: "died", seat: 0 },
  ]).flat();
  const found = recap(told(...many), { turn: 1, lines: 1 });
  expect(found?.turns.map((turn) => turn.turn)).toEqual([5, 6, 7, 8, 9, 10]);
  expect(found?.before).toBe(3);
});

test("turns in which nothing much happened are not told, nor counted", () => {
  const quiet: AnyEvent[] = [
    { event: "turn-began", seat: 0, turn: 3 },
    { event: "stepped", seat: 0, start: 3, to: 4 },
  ];
  const found = recap(told(...BEGUN, ...LATER, ...quiet), seenIn(told(...BEGUN)));
  expect(found?.turns.map((turn) => turn.turn)).toEqual([2]);
  expect(found?.before).toBe(0);
  expect(recap(told(...BEGUN, ...quiet), seenIn(told(...BEGUN)))?.turns).toEqual([]);
});

test("how far somebody has read survives a reload", () => {
  expect(readSeen(writeSeen({ turn: 12, lines: 3 }))).toEqual({ turn: 12, lines: 3 });
  expect(readSeen(undefined)).toBeUndefined();
  expect(readSeen("nonsense")).toBeUndefined();
});
