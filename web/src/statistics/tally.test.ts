import { expect, test } from "vitest";
import type { StoryFought, StoryStatistics } from "../lib/wire.ts";
import { favourites, rowsOf } from "./tally.ts";

function numbers(changed: Partial<StoryStatistics>): StoryStatistics {
  const empty = { turns: 2, answers: 2, decisions: 2, lead_changes: 0, points: [[0, 0]], counts: {}, things: {}, dice: [], standings: [], course: [], turnings: [], decided: null, fought: [], held: {} };
  return { ...empty, ...changed };
}

function fought(changed: Partial<StoryFought>): StoryFought {
  return { won: 0, lost: 0, broken_off: 0, duels: 0, duels_won: 0, ...changed };
}

test("rows without counts are left out", () => {
  const found = rowsOf(numbers({ fought: [fought({ won: 3 }), fought({ duels: 1 })], counts: { tiles: [4, 5], deaths: [0, 0] } }));
  expect(found.map((row) => [row.name, row.numbers])).toEqual([
    ["fights-won", [3, 0]],
    ["duels", [0, 1]],
    ["tiles", [4, 5]],
  ]);
});

test("figures are listed by kind if there are several kinds", () => {
  const fights = [fought({ won: 2 }), fought({})];
  expect(rowsOf(numbers({ fought: fights, things: { beaten: { zombie: [2, 0] } } })).map((row) => row.name)).toEqual(["fights-won"]);
  expect(rowsOf(numbers({ fought: fights, things: { beaten: { red: [1, 0], white: [1, 0] } } })).map((row) => row.name)).toEqual(["fights-won", "red", "white"]);
});

test("stories of earlier versions have fewer numbers", () => {
  expect(rowsOf(numbers({ counts: { beaten: [1, 2], duels: [1, 0] } })).map((row) => row.name)).toEqual(["fights-won", "duels"]);
});

test("a game's own counts follow the usual ones", () => {
  const counts = { bridges: [1, 0], deaths: [0, 1], "duels won": [1, 1] };
  expect(rowsOf(numbers({ counts })).map((row) => row.name)).toEqual(["deaths", "bridges"]);
});

test("the most used come first", () => {
  expect(favourites({ bow: [1, 1], axe: [3, 0], club: [0, 2] }, 2)).toEqual([["axe", 3], ["bow", 2]]);
  expect(favourites(undefined, 2)).toEqual([]);
});
