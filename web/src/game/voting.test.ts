import { expect, test } from "vitest";
import type { SeatInfo } from "../lib/wire.ts";
import { absentees, expectsAbsentees } from "./voting.ts";

const NOW = 1_000;
const HERE: SeatInfo = { kind: "person", name: "Ann", present: true };
const AWAY: SeatInfo = { kind: "person", name: "Bob", absent: NOW };
const GONE: SeatInfo = { kind: "person", name: "Cid", level: "medium", why: "left" };
const BOT: SeatInfo = { kind: "bot", level: "easy" };

test("who is not there can be voted about, also while a bot covers them", () => {
  expect(absentees([HERE, AWAY, BOT], 0, NOW)).toEqual([1]);
  expect(absentees([HERE, { ...AWAY, level: "medium", why: "away" }], 0, NOW)).toEqual([1]);
});

test("nobody votes about who is there, themselves or who is gone for good", () => {
  expect(absentees([HERE, HERE, GONE], 0, NOW)).toEqual([]);
  expect(absentees([AWAY, HERE], 0, NOW)).toEqual([]);
});

test("who has just gone is absent only after a while", () => {
  expect(absentees([HERE, AWAY], 0, NOW - 1)).toEqual([]);
  expect([NOW - 1, NOW].map((now) => expectsAbsentees([HERE, AWAY, GONE], now))).toEqual([true, false]);
});
