import { expect, test } from "vitest";
import { ranking } from "./ranking.ts";

test("the winner comes first, even with fewer points", () => {
  expect(ranking([9, 4, 12], [1])).toEqual([
    { seat: 1, points: 4, won: true },
    { seat: 2, points: 12, won: false },
    { seat: 0, points: 9, won: false },
  ]);
});

test("without a winner, points decide", () => {
  expect(ranking([1, 3, 3], []).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});
