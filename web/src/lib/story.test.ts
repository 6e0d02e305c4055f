import { expect, test } from "vitest";
import { addEvents, type Turn } from "./log.ts";
import { sinceTurnOf, storyOf } from "./story.ts";
import type { AnyEvent } from "./wire.ts";

const HINTS = {
  "tile-placed": { notable: true },
  beaten: { notable: true, counted: true },
  died: { notable: true },
  won: { notable: true },
  "card-played": { notable: true },
  stepped: { runs: true },
};
const CLAUSES = new Set(["tile-placed", "beaten", "died", "card-played", "stepped"]);

function turnOf(...events: AnyEvent[]): Turn {
  return addEvents([], [{ event: "turn-began", seat: 0, turn: 3 }, ...events], HINTS).at(-1)!;
}

function deedsOf(...events: AnyEvent[]) {
  const { deeds, besides } = storyOf(turnOf(...events), HINTS, (kind) => CLAUSES.has(kind));
  return { deeds: deeds.map(({ event, count }) => [event.event, count]), besides: besides.map(({ event }) => event.event) };
}

test("a turn is told by its notable events, the frequent ones counted", () => {
  expect(
    deedsOf(
      { event: "tile-placed", seat: 0, tile: "clearing", x: 0, y: 1, rotation: 0 },
      { event: "beaten", seat: 0, what: "red", square: 3 },
      { event: "stepped", seat: 0, start: 3, to: 4 },
      { event: "beaten", seat: 0, what: "white", square: 4 },
    ),
  ).toEqual({ deeds: [["tile-placed", 1], ["beaten", 2]], besides: [] });
});

test("different kinds of pieces are told together", () => {
  const beaten = (what: string): AnyEvent => ({ event: "beaten", seat: 0, what, square: 3 });
  const mixed = (...kinds: string[]) => storyOf(turnOf(...kinds.map(beaten)), HINTS, () => true).deeds[0]?.mixed;
  expect([mixed("red", "red"), mixed("red", "white")]).toEqual([false, true]);
});

test("a turn without notable events is told by its small ones", () => {
  expect(deedsOf({ event: "stepped", seat: 0, start: 3, to: 4 }, { event: "stepped", seat: 0, start: 4, to: 5 })).toEqual({ deeds: [["stepped", 2]], besides: [] });
});

test("what others do in a turn, and what has no clause, is told besides", () => {
  expect(deedsOf({ event: "card-played", seat: 1, card: "cold-feet", target: 0, trap: null }, { event: "won", seats: [0], way: "points" })).toEqual({
    deeds: [],
    besides: ["card-played", "won"],
  });
});

test("the turns since a player's last one are those of the others", () => {
  const began = (seat: number, turn: number): AnyEvent[] => [
    { event: "turn-began", seat, turn },
    { event: "died", seat },
  ];
  const turns = addEvents([], [...began(1, 1), ...began(0, 2), ...began(1, 3), ...began(2, 4), ...began(0, 5)], HINTS);
  expect(sinceTurnOf(turns, 0).map(({ turn }) => turn)).toEqual([3, 4]);
  expect(sinceTurnOf(turns.slice(0, 2), 0).map(({ turn }) => turn)).toEqual([1]);
});

test("a turn that a bot took over is told as the bot's", () => {
  const turn = turnOf({ event: "stand-in-began", seat: 0, why: "away" }, { event: "died", seat: 0 }, { event: "stand-in-ended", seat: 0 });
  const hints = { ...HINTS, "stand-in-began": { notable: true }, "stand-in-ended": { notable: true } };
  const { first = [], deeds, besides } = storyOf(turn, hints, (kind) => CLAUSES.has(kind));
  expect([first, deeds, besides].map((some) => some.map(({ event }) => event.event))).toEqual([["stand-in-began"], ["died"], ["stand-in-ended"]]);
  expect(deeds[0]?.standIn).toBe(true);
});
