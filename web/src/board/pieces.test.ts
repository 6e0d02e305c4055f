import { expect, test } from "vitest";
import type { View } from "../lib/view.ts";
import type { AnyEvent } from "../lib/wire.ts";
import { Tracker } from "./pieces.ts";

const MOVED: AnyEvent[] = [{ event: "figure-moved", seat: 0, start: 1, to: 2 }];

function view(zombies: number[], pawn = 0): View {
  const seat = { pawn, life: 3, points: 0, dead: false };
  return {
    game: "any", content: "", viewer: 0, turns: 1, active: 0, seats: [seat], tiles: [], stack: {}, agenda: [],
    winners: [], way: "", life: [4], zombies,
  };
}

function keys(pieces: ReturnType<Tracker["track"]>): Map<number, string> {
  return new Map(pieces.filter((piece) => piece.group === "figure").map((piece) => [piece.square, piece.key]));
}

test("a moving figure keeps its key", () => {
  const tracker = new Tracker();
  const before = keys(tracker.track(view([1, 5]), []));
  const after = keys(tracker.track(view([2, 5]), MOVED));
  expect(after.get(2)).toBe(before.get(1));
  expect(after.get(5)).toBe(before.get(5));
});

test("a new figure gets a new key", () => {
  const tracker = new Tracker();
  const before = keys(tracker.track(view([1]), []));
  const after = keys(tracker.track(view([7]), []));
  expect(after.get(7)).not.toBe(before.get(1));
});

test("repeated events add no second figure", () => {
  const tracker = new Tracker();
  tracker.track(view([1, 5]), []);
  tracker.track(view([2, 5]), MOVED);
  const again = tracker.track(view([2, 5]), MOVED);
  expect(new Set(again.map((piece) => piece.key)).size).toBe(again.length);
});
