import { expect, test } from "vitest";
import { readSeen, recap as recapped, seenIn, type Recap, type Seen, unseen, writeSeen } from "./recap.ts";
import { addEvents, type Turn } from "./log.ts";
import type { AnyEvent } from "./wire.ts";

const HINTS = { died: { notable: true }, beaten: { notable: true, counted: true }, stepped: { runs: true } };

function logOf(...events: AnyEvent[]): Turn[] {
  return addEvents([], events, HINTS);
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

test("the recap has only events since the last look, counted and without trifles", () => {
  const seen = seenIn(logOf(...BEGUN));
  const found = recap(logOf(...BEGUN, ...LATER), seen);
  expect(found?.turns.map(({ turn, seat, entries }) => [turn, seat, entries.map(({ line, count }) => [line.event.event, count])])).toEqual([
    [2, 1, [["beaten", 2]]],
  ]);
  expect(found?.before).toBe(0);
});

test("the recap includes the rest of the turn being read", () => {
  const seen = seenIn(logOf(BEGUN[0]!));
  expect(unseen(logOf(...BEGUN, ...LATER), seen).map((turn) => turn.turn)).toEqual([1, 2]);
});

test("a short look away gets no recap", () => {
  const seen = seenIn(logOf(BEGUN[0]!));
  expect(recap(logOf(...BEGUN), seen)).toBeUndefined();
});

test("only the last turns are recapped", () => {
  const many = Array.from({ length: 10 }, (_, number): AnyEvent[] => [
    { event: "turn-began", seat: 0, turn: number + 1 },
    { event: "died", seat: 0 },
  ]).flat();
  const found = recap(logOf(...many), { turn: 1, lines: 1 });
  expect(found?.turns.map((turn) => turn.turn)).toEqual([5, 6, 7, 8, 9, 10]);
  expect(found?.before).toBe(3);
});

test("quiet turns are neither shown nor counted", () => {
  const quiet: AnyEvent[] = [
    { event: "turn-began", seat: 0, turn: 3 },
    { event: "stepped", seat: 0, start: 3, to: 4 },
  ];
  const found = recap(logOf(...BEGUN, ...LATER, ...quiet), seenIn(logOf(...BEGUN)));
  expect(found?.turns.map((turn) => turn.turn)).toEqual([2]);
  expect(found?.before).toBe(0);
  expect(recap(logOf(...BEGUN, ...quiet), seenIn(logOf(...BEGUN)))?.turns).toEqual([]);
});

test("the reading position survives a reload", () => {
  expect(readSeen(writeSeen({ turn: 12, lines: 3 }))).toEqual({ turn: 12, lines: 3 });
  expect(readSeen(undefined)).toBeUndefined();
  expect(readSeen("nonsense")).toBeUndefined();
});
