import { expect, test } from "vitest";
import type { ListedTable } from "../lib/wire.ts";
import { outcomeOf } from "./outcome.ts";

function table(status: string, seat: number | null, winners: number[]): ListedTable {
  return { id: "a", status, updated: 0, seat, waiting: false, parked: false, summary: { title: "", game: "some-game", seats: [], settings: {}, winners } };
}

test("a game is won or lost once somebody has won it", () => {
  expect(outcomeOf(table("over", 1, [1]))).toBe("won");
  expect(outcomeOf(table("over", 0, [1]))).toBe("lost");
  expect(outcomeOf(table("over", 0, []))).toBeUndefined();
  expect(outcomeOf(table("over", null, [1]))).toBeUndefined();
  expect(outcomeOf(table("running", 0, []))).toBeUndefined();
});
