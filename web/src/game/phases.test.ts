import { expect, test } from "vitest";
import type { Sight } from "../lib/sight.ts";
import { phaseOf, phasesOf } from "./phases.ts";

function sight(...frames: string[]): Sight {
  return { agenda: frames.map((frame) => ({ frame })), seats: [{ pawn: 0, life: 1, points: 0, dead: false }] } as unknown as Sight;
}

test("a fight on the way is part of the move", () => {
  expect(phaseOf(sight("turn", "move", "fight", "mend"))).toBe("move");
});

test("what belongs to no part of a turn has none", () => {
  expect(phaseOf(sight("first-seat"))).toBeUndefined();
});

test("without cards nothing is discarded", () => {
  expect(phasesOf(sight("turn"))).not.toContain("end");
});
