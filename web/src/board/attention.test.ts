import { expect, test } from "vitest";
import { Attention, isInView, type Rest, type Wish } from "./attention.ts";
import type { Box } from "./geometry.ts";

const ROOM = { width: 800, height: 600, safe: 600 };
const SCALES = { least: 0.25, whole: 0.3, comfort: 0.4, roomy: 0.5, most: 1 };

function box(x: number, y: number, width = 100, height = 100): Box {
  return { x, y, width, height };
}

/** A board too large to be shown whole. */
const LARGE = box(0, 0, 9000, 9000);

function wish(must: Box[], also: Box[] = [], whole = LARGE): Wish {
  const [first = whole] = must;
  return { must, also, own: [], enough: 0.75, few: 1, heart: { x: first.x, y: first.y }, whole, ring: box(whole.x - 300, whole.y - 300, whole.width + 600, whole.height + 600) };
}

/** An attention at rest in the first turn, and where. */
function resting(first: Wish): [Attention, Rest] {
  const attention = new Attention(() => SCALES);
  attention.follow(1, 4);
  return [attention, attention.rest(first, { x: 0, y: 0, scale: 1 }, ROOM)!];
}

test("a board that is large enough is shown whole", () => {
  const whole = box(0, 0, 1500, 900);
  const [, rest] = resting(wish([box(0, 0)], [], whole));
  expect(isInView(whole, rest, ROOM)).toBe(true);
});

test("room for the next tile is left if pieces stay large", () => {
  const whole = box(0, 0, 300, 300);
  const [, rest] = resting(wish([box(0, 0)], [], whole));
  expect(isInView(box(-300, -300, 900, 900), rest, ROOM)).toBe(true);
  const [, closer] = resting(wish([box(0, 0)], [], box(0, 0, 900, 900)));
  expect(closer.scale).toBe(SCALES.roomy);
});

test("a question shows one of its answers even if the pawn is too far away", () => {
  const [attention, rest] = resting(wish([box(4000, 4000)]));
  const place = box(7900, 4000);
  const to = attention.rest(wish([box(4000, 4000)], [place, box(4000, 8900)]), rest, ROOM)!;
  expect(isInView(place, to, ROOM)).toBe(true);
});

test("the own pawn is shown with an answer if both fit", () => {
  const [attention, rest] = resting(wish([box(4000, 4000)]));
  const [own, place] = [box(6000, 4000), box(7200, 4000)];
  const asked = { ...wish([], [place]), own: [own], few: 2, heart: { x: 6000, y: 4000 } };
  const to = attention.rest(asked, rest, ROOM)!;
  expect([own, place].map((one) => isInView(one, to, ROOM))).toEqual([true, true]);
  expect(attention.rest({ ...asked, own: [box(0, 0)] }, to, ROOM)).toBeUndefined();
});

test("the camera holds still while everything is in view", () => {
  const [attention, rest] = resting(wish([box(4000, 4000)]));
  expect(attention.rest(wish([box(4100, 4100)], [box(3900, 3900)]), rest, ROOM)).toBeUndefined();
  attention.follow(2, 4);
  expect(attention.rest(wish([box(4200, 4000)]), rest, ROOM)).toBeUndefined();
});

test("the camera goes to what happens out of view", () => {
  const [attention, rest] = resting(wish([box(4000, 4000)]));
  const there = attention.rest(wish([box(7000, 1000)]), rest, ROOM)!;
  expect(isInView(box(7000, 1000), there, ROOM)).toBe(true);
  expect(there.scale).toBe(rest.scale);
});

test("the most important place is shown if not all fit", () => {
  const [, rest] = resting(wish([box(8000, 8000), box(100, 100), box(7500, 8000)]));
  expect(isInView(box(8000, 8000), rest, ROOM)).toBe(true);
  expect(isInView(box(7500, 8000), rest, ROOM)).toBe(true);
});

test("one of several players is enough, and the best of them if none is in view", () => {
  const [attention, rest] = resting(wish([box(4000, 4000)]));
  const [best, near] = [box(8000, 8000), box(4300, 4000)];
  expect(attention.rest({ ...wish([box(4000, 4000)]), any: [best, near] }, rest, ROOM)).toBeUndefined();
  const to = attention.rest({ ...wish([box(4000, 4000)]), any: [best, box(100, 100)] }, rest, ROOM)!;
  expect(isInView(best, to, ROOM)).toBe(true);
});

test("as many offered places as fit are shown with the pawn, the nearest first", () => {
  const [attention, rest] = resting(wish([box(4000, 4000)]));
  const offered = [box(8000, 4000), box(5200, 4000), box(2900, 4000)];
  const to = attention.rest(wish([box(4000, 4000)], offered), rest, ROOM)!;
  expect([box(4000, 4000), ...offered].map((one) => isInView(one, to, ROOM))).toEqual([true, false, true, true]);
});

test("a move of the camera shows what happens next too, as far as it fits", () => {
  const [attention, rest] = resting(wish([box(4000, 4000)]));
  const soon = [box(8300, 1000), box(2000, 7000)];
  expect(attention.rest({ ...wish([box(4100, 4000)]), soon }, rest, ROOM)).toBeUndefined();
  const to = attention.rest({ ...wish([box(7000, 1000)]), soon }, rest, ROOM)!;
  expect([box(7000, 1000), ...soon].map((one) => isInView(one, to, ROOM))).toEqual([true, true, false]);
});

test("within a turn the scale changes little", () => {
  const [attention, rest] = resting(wish([box(4000, 4000)]));
  const to = attention.rest(wish([box(4000, 4000), box(6300, 4000)]), rest, ROOM)!;
  expect(isInView(box(6300, 4000), to, ROOM)).toBe(true);
  expect(rest.scale / to.scale).toBeLessThanOrEqual(1.3 + 1e-9);
});

test("the next turn or a grown map allows another scale", () => {
  const [attention, rest] = resting(wish([box(4000, 4000)]));
  const far = wish([box(4000, 4000), box(6900, 4000)]);
  expect(attention.rest(far, rest, ROOM)).toBeUndefined();
  attention.follow(1, 5);
  expect(isInView(box(6900, 4000), attention.rest(far, rest, ROOM)!, ROOM)).toBe(true);
});

test("the camera never rests where squares are too small", () => {
  const [attention, rest] = resting(wish([box(4000, 4000)]));
  const to = attention.rest(wish([box(4000, 4000)]), { ...rest, scale: 0.1 }, ROOM);
  expect(to?.scale).toBeGreaterThanOrEqual(SCALES.least);
});

test("no space is wasted beyond the board's border", () => {
  const [, rest] = resting(wish([box(0, 0)]));
  expect(rest.x - ROOM.width / 2 / rest.scale).toBeCloseTo(0);
  expect(rest.y - ROOM.height / 2 / rest.scale).toBeCloseTo(0);
});

test("a whole board is moved up for the pawn, but not beyond the window", () => {
  const whole = box(0, 0, 1000, 1000);
  const room = { ...ROOM, safe: 300 };
  const rest = new Attention(() => SCALES).rest({ ...wish([], [], whole), own: [box(800, 800)] }, { x: 0, y: 0, scale: 1 }, room)!;
  expect(isInView(whole, rest, room)).toBe(true);
  expect((rest.y - 500) * rest.scale).toBeCloseTo(50);
});

test("the pawn is shown where no question covers it", () => {
  const room = { ...ROOM, safe: 200 };
  const attention = new Attention(() => SCALES);
  const pawn = box(4000, 4000);
  const rest = attention.rest({ ...wish([pawn]), own: [pawn] }, { x: 0, y: 0, scale: 1 }, room)!;
  const bottom = (4100 - rest.y) * rest.scale + room.height / 2;
  expect(bottom).toBeLessThanOrEqual(200);
  expect(isInView(box(4000, 4000), rest, room)).toBe(true);
});

test("the camera doesn't move for a little more of what is offered", () => {
  const [attention, rest] = resting(wish([box(4000, 4000)]));
  const [left, right] = [box(2750, 4000), box(5150, 4000)];
  const asked = { ...wish([box(4000, 4000)], [box(4200, 4000), left, right]), enough: 1 };
  const to = attention.rest(asked, rest, ROOM)!;
  const nearer = (factor: number) => ({ ...to, scale: to.scale * factor });
  expect([left, right].filter((one) => isInView(one, nearer(1.07), ROOM))).toEqual([]);
  expect(attention.rest(asked, nearer(1.07), ROOM)).toBeUndefined();
  expect(attention.rest(asked, nearer(1.2), ROOM)).toBeDefined();
});
