import { expect, test } from "vitest";
import type { StoryMoment } from "../lib/wire.ts";
import { recordedTimeline, wholeTimeline } from "./timeline.ts";

const seats = [{ pawn: 4 }, { pawn: 4 }];
const turn = (seat: number, turn: number) => ({ event: "turn-began", seat, turn });
const drawn = (seat: number, card: string | null) => ({ event: "card-drawn", seat, card });
const rolled = (seat: number, pips: number) => ({ event: "rolled", seat, purpose: "move", pips, result: pips });

/** Two seats: the first begins, draws a hidden card, and rolls. */
const MOMENTS = [
  { who: [0, 1, 2], seen: [0, 1, 2].map((viewer) => ({ view: { viewer: viewer ? viewer - 1 : null, seats, hand: [], turns: 0 } })) },
  { who: [0, 0, 0], seen: [{ events: [turn(0, 1)], view: { turns: 1 } }] },
  { who: [0, 1, 0], seen: [{ events: [drawn(0, null)] }, { events: [drawn(0, "sword")], view: { hand: ["sword"] } }] },
  { who: [0, 0, 0], seen: [{}] },
  { who: [0, 0, 0], seen: [{ events: [rolled(0, 5)] }] },
  { who: [0, 0, 0], seen: [{ events: [turn(1, 2)], view: { turns: 2 } }] },
] as unknown as StoryMoment[];

const timeline = wholeTimeline(MOMENTS, {});

test("a moment includes all changes up to it", () => {
  expect(timeline.last).toBe(5);
  expect([0, 2, 5].map((moment) => timeline.at(moment, 1).view.turns)).toEqual([0, 1, 2]);
  expect(timeline.at(2, 0).view.hand).toEqual(["sword"]);
});

test("a seat sees its own hand, the open view all hands and hidden events", () => {
  expect(timeline.eyes).toEqual(["all", 0, 1]);
  expect(timeline.at(2, 0).hands).toEqual([["sword"], undefined]);
  expect(timeline.at(2, 1).hands).toEqual([undefined, []]);
  expect(timeline.at(2, "all").hands).toEqual([["sword"], []]);
  expect(timeline.at(2, 1).events).toEqual([drawn(0, null)]);
  expect(timeline.at(2, "all").events).toEqual([drawn(0, "sword")]);
});

test("steps skip moments without visible changes", () => {
  expect(timeline.stops("all")).toEqual([0, 1, 2, 4, 5]);
  expect(timeline.marks("all")).toEqual([{ moment: 1, seat: 0, turn: 1 }, { moment: 5, seat: 1, turn: 2 }]);
});

test("log and dice stop at the current moment", () => {
  expect(timeline.turns("all", 2).map(({ seat, lines }) => [seat, lines.map(({ event }) => event["event"])])).toEqual([[0, ["card-drawn"]]]);
  expect(timeline.rolls("all", 3)).toEqual([]);
  expect(timeline.rolls("all", 5)).toMatchObject([{ number: 0, seat: 0, pips: 5 }]);
  const line = timeline.turns("all", 5)[0]!.lines[1]!;
  expect(timeline.momentOf(line.event)).toBe(4);
});

test("a record has one point of view", () => {
  const record = ['{"record":1,"viewer":1}', '{"events":[],"view":{"viewer":1,"seats":[{},{}],"hand":["axe"]}}', ""].join("\n");
  const own = recordedTimeline(record, {});
  expect([own.eyes, own.last]).toEqual([[1], 0]);
  expect(own.at(0, 1).hands).toEqual([undefined, ["axe"]]);
});

test("a skipped turn shares its moment with the turn that is played", () => {
  const skipped = wholeTimeline([MOMENTS[0]!, { who: [0, 0, 0], seen: [{ events: [turn(0, 1), turn(1, 2)] }] }] as unknown as StoryMoment[], {});
  expect(skipped.marks("all")).toEqual([{ moment: 1, seat: 1, turn: 2 }]);
});
