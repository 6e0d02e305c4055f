import { beforeEach, expect, test } from "vitest";
import { know } from "../lib/games.ts";
import type { AnyFrame } from "../lib/wire.ts";
import { phaseOf, phasesOf } from "./phases.ts";

beforeEach(() => {
  const frames = { move: { phase: "move" }, "place-tile": { phase: "tile" }, mend: { contest: "fight" } } as const;
  know([{ id: "some-game", rules: 1, least_seats: 1, most_seats: 4, options: [], ways: [], cites: {}, content: "", favourite: false, foe: "", pawn: "pawn", personas: [], goal_captions: [], events: {}, frames, lasting: {} }]);
});

function phase(...agenda: AnyFrame[]): string | undefined {
  return phaseOf({ game: "some-game", agenda });
}

test("a fight on the way is part of the move", () => {
  expect(phase({ frame: "turn", step: 0 }, { frame: "move", left: 2 }, { frame: "fight-roll" }, { frame: "mend", roll: 3 })).toBe("move");
});

test("a frame that belongs to no phase of a turn has none", () => {
  expect(phase({ frame: "first-seat" })).toBeUndefined();
});

test("a turn has the phases of its game's frames, in their order", () => {
  expect(phasesOf("some-game")).toEqual(["tile", "move"]);
});
