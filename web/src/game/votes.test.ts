import { expect, test } from "vitest";
import type { SeatInfo } from "../lib/wire.ts";
import { absentees, expectsAbsentees } from "./votes.ts";

const NOW = 1_000;
const HERE: SeatInfo = { kind: "person", name: "Ann", present: true };
const AWAY: SeatInfo = { kind: "person", name: "Bob", absent: NOW };
const GONE: SeatInfo = { kind: "person", name: "Cid", level: "medium", why: "left" };
const BOT: SeatInfo = { kind: "bot", level: "easy" };

test("absent players can be voted about, also while a bot stands in", () => {
  expect(absentees([HERE, AWAY, BOT], 0, NOW)).toEqual([1]);
  expect(absentees([HERE, { ...AWAY, level: "medium", why: "away" }], 0, NOW)).toEqual([1]);
});

test("nobody votes about present players, themselves, or players who left", () => {
  expect(absentees([HERE, HERE, GONE], 0, NOW)).toEqual([]);
  expect(absentees([AWAY, HERE], 0, NOW)).toEqual([]);
});

test("a player counts as absent only after a while", () => {
  expect(absentees([HERE, AWAY], 0, NOW - 1)).toEqual([]);
  expect([NOW - 1, NOW].map((now) => expectsAbsentees([HERE, AWAY, GONE], now))).toEqual([true, false]);
});
