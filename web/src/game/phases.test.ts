import { beforeEach, expect, test } from "vitest";
import { know } from "../lib/games.ts";
import { phaseOf, phasesOf } from "./phases.ts";

beforeEach(() => {
  const frames = { move: { phase: "move" }, "place-tile": { phase: "tile" }, fight: { contest: "fight" } } as const;
  know([{ id: "some-game", rules: 1, least_seats: 1, most_seats: 4, options: [], ways: [], cites: {}, content: "", favourite: false, foe: "", events: {}, frames }]);
});

function phase(...frames: string[]): string | undefined {
  return phaseOf({ game: "some-game", agenda: frames.map((frame) => ({ frame })) });
}

test("a fight on the way is part of the move", () => {
  expect(phase("turn", "move", "fight", "mend")).toBe("move");
});

test("a frame that belongs to no phase of a turn has none", () => {
  expect(phase("first-seat")).toBeUndefined();
});

test("a turn has the phases of its game's frames, in their order", () => {
  expect(phasesOf("some-game")).toEqual(["tile", "move"]);
});
