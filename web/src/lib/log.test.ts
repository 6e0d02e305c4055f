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
