import { expect, test } from "vitest";
import type { StoryDice } from "../lib/wire.ts";
import { groupsOf, length, wordFor } from "./luck.ts";

function dice(seat: number, purpose: string): StoryDice {
  return { seat, purpose, rolls: 1, actual: 1, expected: 1, deviations: 0 };
}

test("fights come first, rare purposes last", () => {
  const found = groupsOf([dice(1, "move"), dice(0, "wall"), dice(1, "fight"), dice(0, "bridge"), dice(0, "fight")]);
  expect(found.map((group) => group.purpose)).toEqual(["fight", "move", "bridge", "wall"]);
  expect(found[0]?.seats.map((one) => one.seat)).toEqual([0, 1]);
});

test("bars end at the edge", () => {
  expect(length(0)).toBe(0);
  expect(length(1.5)).toBe(0.5);
  expect(length(-9)).toBe(-1);
});

test("only rare results are called luck", () => {
  expect([0.9, 1.2, 2.4, -0.5, -1.5, -2.1].map(wordFor)).toEqual(["usual", "lucky", "very-lucky", "usual", "unlucky", "very-unlucky"]);
});
