import { expect, test } from "vitest";
import type { SeatInfo } from "../lib/wire.ts";
import { hasLeft, waysOut } from "./leaving.ts";

const person: SeatInfo = { kind: "person", name: "Ann" };
const gone: SeatInfo = { kind: "person", name: "Eve", level: "medium", why: "left" };
const away: SeatInfo = { kind: "person", name: "Joe", level: "medium", why: "away" };
const bot: SeatInfo = { kind: "bot", level: "easy" };
const STAY = { concede: false, becomes: "bot" };
const LOSE = { concede: true, becomes: "lost" };

test("with two players, a bot takes over or the game is lost", () => {
  expect(waysOut({ seats: [person, person], leaving: "bot" }, 0)).toEqual([STAY, LOSE]);
  expect(waysOut({ seats: [person, gone, away], leaving: "bot" }, 0)).toEqual([STAY, LOSE]);
});

test("with several players, leaving and conceding are the same", () => {
  expect(waysOut({ seats: [person, person, bot], leaving: "bot" }, 0)).toEqual([STAY]);
  expect(waysOut({ seats: [person, person, bot], leaving: "out" }, 1)).toEqual([{ concede: false, becomes: "out" }]);
});

test("no bot takes over if nobody else plays, or if leaving means being out", () => {
  expect(waysOut({ seats: [person, bot, bot], leaving: "bot" }, 0)).toEqual([LOSE]);
  expect(waysOut({ seats: [person, gone, bot, bot], leaving: "bot" }, 0)).toEqual([LOSE]);
  expect(waysOut({ seats: [person, person], leaving: "out" }, 0)).toEqual([LOSE]);
});

test("an absent player may come back, one who left may not", () => {
  expect([person, away, gone, undefined].map(hasLeft)).toEqual([false, false, true, false]);
});
