import { expect, test } from "vitest";
import { addEvents, type Turn } from "./log.ts";
import type { AnyEvent } from "./wire.ts";

const RUNS = { runs: true };

function logOf(...events: AnyEvent[]): Turn[] {
  return addEvents([], events, { "figure-put": RUNS, stepped: RUNS, "figure-moved": RUNS, "card-drawn": RUNS });
}

test("events are grouped by turn", () => {
  const turns = logOf(
    { event: "turn-began", seat: 1, turn: 4 },
    { event: "rolled", seat: 1, purpose: "move", pips: 2, result: 2 },
    { event: "turn-began", seat: 0, turn: 5 },
    { event: "died", seat: 0 },
  );
  expect(turns.map(({ turn, seat, lines }) => [turn, seat, lines.length])).toEqual([
    [4, 1, 1],
    [5, 0, 1],
  ]);
});

test("a run of equal small events is one line with all its squares", () => {
  const [turn] = logOf(
    { event: "turn-began", seat: 0, turn: 1 },
    { event: "stepped", seat: 0, start: 1, to: 2 },
    { event: "stepped", seat: 0, start: 2, to: 5 },
    { event: "stepped", seat: 1, start: 5, to: 6 },
  );
  expect(turn?.lines.map(({ count, squares }) => [count, squares])).toEqual([
    [2, [1, 2, 2, 5]],
    [1, [5, 6]],
  ]);
});

test("figures placed on different tiles are separate lines", () => {
  const [turn] = logOf(
    { event: "turn-began", seat: 0, turn: 1 },
    { event: "figure-put", what: "zombie", square: 3 },
    { event: "figure-put", what: "zombie", square: 12 },
  );
  expect(turn?.lines).toHaveLength(2);
});

test("line numbers are unique across turns", () => {
  const turns = logOf(
    { event: "died", seat: 0 },
    { event: "turn-began", seat: 1, turn: 1 },
    { event: "died", seat: 1 },
    { event: "won", seats: [1], way: "points" },
  );
  const numbers = turns.flatMap((turn) => turn.lines.map((line) => line.number));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("events before the first turn belong to the start player", () => {
  const [setUp] = logOf(
    { event: "card-drawn", seat: 0, card: null },
    { event: "start-player", seat: 2 },
    { event: "figure-put", what: "white", square: 3 },
  );
  expect([setUp?.turn, setUp?.seat]).toEqual([0, 2]);
});

test("a group without actions belongs to nobody", () => {
  const put = { event: "figure-put", what: "white", square: 3 } as const;
  expect(logOf(put)[0]?.seat).toBeUndefined();
  expect(logOf(put, { event: "stepped", seat: 1, start: 4, to: 5 })[0]?.seat).toBe(1);
});

test("what a stand-in does is its own, but not a trap that the player armed", () => {
  const turns = logOf(
    { event: "turn-began", seat: 1, turn: 1 },
    { event: "stepped", seat: 1, start: 1, to: 2 },
    { event: "stand-in-began", seat: 1, why: "away" },
    { event: "stepped", seat: 1, start: 2, to: 5 },
    { event: "turn-began", seat: 0, turn: 2 },
    { event: "card-played", seat: 1, card: "cold-feet", target: 0, trap: "rival" },
    { event: "card-played", seat: 1, card: "horse", target: null, trap: null },
    { event: "stand-in-ended", seat: 1 },
    { event: "died", seat: 1 },
  );
  const lines = turns.flatMap((turn) => turn.lines.map((line) => [line.event.event, line.standIn]));
  expect(lines).toEqual([
    ["stepped", false],
    ["stand-in-began", false],
    ["stepped", true],
    ["card-played", false],
    ["card-played", true],
    ["stand-in-ended", false],
    ["died", false],
  ]);
  expect(turns.map(({ stood }) => stood)).toEqual([[1], []]);
});

test("a page of the log begins with the stand-ins of its first turn", () => {
  const events: AnyEvent[] = [{ event: "turn-began", seat: 1, turn: 4 }, { event: "died", seat: 1 }];
  expect(addEvents([], events, {}, [1])[0]?.lines[0]?.standIn).toBe(true);
});
