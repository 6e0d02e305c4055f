import { expect, test } from "vitest";
import { in100, oddsText } from "./odds.ts";

test("only what is certain is 0 or 100", () => {
  expect([0, 0.001, 0.5, 0.955, 0.9999, 1].map(in100)).toEqual([0, 1, 50, 96, 99, 100]);
});

test("a card that changes nothing is as good as none, though it costs a card", () => {
  const roll = { answer: "fight", seat: 0, figure: "white", needed: 4, win: 0.5, die: 0.125, cost: { life: 0.5, ammo: 0, points: 0, cards: 0 }, outcomes: [] } as const;
  const horse = { ...roll, die: 0.125 + 1e-12, cost: { ...roll.cost, cards: 1 } };
  const sword = { ...roll, win: 0.67 };
  const [plain, same, better] = [roll, horse, sword].map((odds) => oddsText({ ...odds, outcomes: [] }));
  expect(same).toBe(plain);
  expect(better).not.toBe(plain);
});
