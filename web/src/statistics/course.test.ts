import { expect, test } from "vitest";
import type { StoryStage } from "../lib/wire.ts";
import { along, smooth, stacked, roundsShown } from "./course.ts";

function stage(turn: number, ...chances: number[]): StoryStage {
  return { turn, seat: 0, moment: turn, points: chances.map(() => 0), chances };
}

test("chances are averaged over a round, except at the end", () => {
  const found = smooth([stage(1, 0.6, 0.4), stage(2, 0.4, 0.6), stage(3, 0.6, 0.4), stage(3, 1, 0)]);
  expect(found).toEqual([[0.6, 0.4], [0.5, 0.5], [0.5, 0.5], [1, 0]]);
});

test("bands fill the whole height", () => {
  expect(stacked([[0.25, 0.75], [2, 2]])).toEqual([[1, 0.75, 0], [1, 0.5, 0]]);
});

test("the axis labels rounds at simple numbers, and the first one", () => {
  const stages = Array.from({ length: 58 }, (_, number) => stage(number + 1));
  expect(roundsShown(stages, 1, 6)).toEqual([1, 10, 20, 30, 40, 50]);
  expect(roundsShown(stages.slice(0, 3), 1, 6)).toEqual([1, 2, 3]);
  expect(roundsShown(stages, 4, 4)).toEqual([1, 5, 10, 15]);
});

test("the axis ends after the last turn begins", () => {
  expect(along([stage(1), stage(2), stage(2)])).toEqual([1, 2, 3]);
});
