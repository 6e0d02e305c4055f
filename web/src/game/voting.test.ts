import { expect, test } from "vitest";
import type { SeatInfo } from "../lib/wire.ts";
import { absentees } from "./voting.ts";

const HERE: SeatInfo = { kind: "person", name: "Ann", present: true };
const AWAY: SeatInfo = { kind: "person", name: "Bob" };
const BOT: SeatInfo = { kind: "bot", level: "easy" };

test("who is not there can be voted about, also while a bot covers them", () => {
  expect(absentees([HERE, AWAY, BOT], 0)).toEqual([1]);
  expect(absentees([HERE, { ...AWAY, level: "medium", why: "away" }], 0)).toEqual([1]);
});

test("nobody votes about who is there, themselves or who is gone for good", () => {
  expect(absentees([HERE, HERE], 0)).toEqual([]);
  expect(absentees([AWAY, HERE], 0)).toEqual([]);
  for (const why of ["left", "vote", "conceded", "time"]) expect(absentees([HERE, { ...AWAY, level: "medium", why }], 0)).toEqual([]);
});
