import { expect, test } from "vitest";
import { beatsOf, SPRING } from "./beats.ts";
import type { AnyEvent } from "./wire.ts";

const HINTS = { "card-played": { scene: "card", beat: 3800 } } as const;

function time(event: AnyEvent): number {
  return beatsOf([event], HINTS, { foe: "", number: 0 }, 0)[0]?.time ?? 0;
}

test.each([1, null])("a trap first lies face down, whether it hits player %s or nobody", (target) => {
  const played = { event: "card-played", seat: 0, card: "cold-feet", target, trap: null } as const;
  expect(time({ ...played, trap: "carrier" })).toBe(time(played) + SPRING);
});
