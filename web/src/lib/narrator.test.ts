import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Narrator } from "./narrator.ts";
import type { AnyEvent } from "./wire.ts";

const HINTS = { moved: { runs: true } };
const began = (turn: number, seat: number) => ({ event: "turn-began", turn, seat }) as AnyEvent;
const moved = (seat: number) => ({ event: "moved", seat }) as unknown as AnyEvent;
const died = (seat: number) => ({ event: "died", seat }) as AnyEvent;

let told: string[];
let narrator: Narrator;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  narrator = new Narrator({
    hints: () => HINTS as never,
    line: ({ event, count }) => told.push(`${event.event} ${count}`),
    turn: ({ turn, lines }) => told.push(`turn ${turn}: ${lines.length}`),
  });
});
afterEach(() => void vi.useRealTimers());

test("a line that is still growing is told once, when it is complete", () => {
  narrator.add([began(1, 0), moved(0)]);
  vi.advanceTimersByTime(500);
  narrator.add([moved(0)]);
  narrator.add([moved(0)]);
  expect(told).toEqual([]);
  narrator.add([died(0)]);
  expect(told).toEqual(["moved 3"]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(["moved 3", "died 1"]);
});

test("a line that grows after it was told is not told again", () => {
  narrator.add([began(1, 0), moved(0)]);
  vi.advanceTimersByTime(1000);
  narrator.add([moved(0)]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(["moved 1"]);
});

test("a turn is over when the next one begins, after its last line", () => {
  narrator.add([began(1, 0), died(0), began(2, 1)]);
  narrator.add([moved(1)]);
  narrator.add([began(3, 0)]);
  expect(told).toEqual(["died 1", "turn 1: 1", "moved 1", "turn 2: 1"]);
});
