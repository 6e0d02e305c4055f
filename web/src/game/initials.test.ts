import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test("no two pawns at a table have the same letter", () => {
  expect(initialsOf(["Guest", "Grimble", "Rook", "Old Marrow", "Otto", "Bot 6"])).toEqual(["G", "I", "R", "O", "T", "B"]);
  expect(initialsOf(["Bot 1", "Bot 2", "Al", "al", "AL"])).toEqual(["B", "2", "A", "L", "5"]);
});
