import { expect, test } from "vitest";
import type { Goal } from "../lib/wire.ts";
import { markers } from "./markers.ts";

function goal(progress: (number | null)[], of = 10): Goal {
  return { way: "points", title: { message: "goal-points" }, status: { message: "goal-points-none" }, of, progress };
}

test("markers are in order of progress, at their share of the way", () => {
  expect(markers(goal([6, 2]), 0.05)).toEqual([
    { seat: 1, value: 2, share: 0.2, place: 0.2 },
    { seat: 0, value: 6, share: 0.6, place: 0.6 },
  ]);
});

test("a seat that has not begun has no marker", () => {
  expect(markers(goal([null, 4]), 0.05).map(({ seat }) => seat)).toEqual([1]);
});

test("markers of equal progress lie side by side", () => {
  expect(markers(goal([0, 0, 0]), 0.1).map(({ place }) => place)).toEqual([0, 0.1, 0.2]);
});

test("no marker leaves the track", () => {
  const places = markers(goal([10, 10, 9]), 0.2).map(({ place }) => place);
  expect(places.map((place) => Math.round(place * 100))).toEqual([60, 80, 100]);
  expect(Math.min(...markers(goal([10, 10, 10, 10]), 0.5).map(({ place }) => place))).toBe(0);
});
