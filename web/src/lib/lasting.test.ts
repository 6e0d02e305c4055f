import { beforeEach, expect, test } from "vitest";
import { know } from "./games.ts";
import { effectsAt, hindrancesOf, turnsLeft } from "./lasting.ts";
import type { Lasting, View } from "./view.ts";
import type { GameInfo } from "./wire.ts";

function view(...lasting: Partial<Lasting>[]): View {
  const whole = lasting.map((one) => ({ what: "still", owner: 0, target: 1, seat: 1, ends: 1, waits: 0, ...one }));
  return { game: "a game", lasting: whole } as unknown as View;
}

beforeEach(() => {
  know([{ id: "a game", lasting: { still: { card: "cold-feet", skips: "move" }, lower: { everybody: true }, shunned: { helps: true } } } as unknown as GameInfo]);
});

test("an effect is shown at its target, one on everybody at its owner", () => {
  const both = view({}, { what: "lower" });
  expect(effectsAt(both, 1).map(({ what }) => what)).toEqual(["still"]);
  expect(effectsAt(both, 0).map(({ what }) => what)).toEqual(["lower"]);
});

test("an effect without hints isn't shown", () => {
  expect(effectsAt(view({ what: "pressed" }), 1)).toEqual([]);
});

test("a player is hindered by what holds now, first by what skips a phase", () => {
  const found = hindrancesOf(view({ what: "lower" }, {}, { what: "shunned" }, { waits: 1, ends: 2 }), 1);
  expect(found.map(({ what }) => what)).toEqual(["still", "lower"]);
  expect(hindrancesOf(view({}), 0)).toEqual([]);
});

test("the turns left don't count a turn it waits for", () => {
  const left = (effect: Partial<Lasting>) => turnsLeft(effectsAt(view(effect), 1)[0]!);
  expect([left({}), left({ ends: 2, waits: 1 }), left({ ends: 0 })]).toEqual([1, 1, undefined]);
});
