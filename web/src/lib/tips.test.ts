import { beforeEach, expect, test } from "vitest";
import { forget } from "./remember.ts";
import { chooseTips, finishGame, givesTipsAt, giveTipsAt, wantsTips } from "./tips.ts";

beforeEach(() => ["tips", "tips-at", "finished"].forEach(forget));

test("tips are proposed until the first finished game", () => {
  expect(wantsTips()).toBe(true);
  finishGame();
  expect(wantsTips()).toBe(false);
});

test("a choice is remembered over finished games", () => {
  chooseTips(true);
  finishGame();
  expect(wantsTips()).toBe(true);
  chooseTips(false);
  expect(wantsTips()).toBe(false);
});

test("tips are given at the table they were chosen for, until the player has enough of them", () => {
  giveTipsAt("this");
  expect([givesTipsAt("this"), givesTipsAt("that")]).toEqual([true, false]);
  chooseTips(false);
  expect(givesTipsAt("this")).toBe(false);
});
