import { expect, test } from "vitest";
import { arrowTo, spread } from "./rim.ts";

const INSETS = { left: 0, top: 0, right: 0, bottom: 0 };
const WINDOW = { width: 400, height: 300, insets: INSETS, scale: 0.5, toWindow: (point: { x: number; y: number }) => point };

test("a point in view has no arrow", () => {
  expect(arrowTo({ x: 200, y: 150 }, WINDOW, INSETS)).toBeUndefined();
  expect(arrowTo({ x: 410, y: 150 }, WINDOW, INSETS), "part of its square is in view").toBeUndefined();
});

test("an arrow is at the rim and points to its place", () => {
  expect(arrowTo({ x: 1000, y: 150 }, WINDOW, INSETS)).toEqual({ x: 400, y: 150, angle: 0 });
  expect(arrowTo({ x: 200, y: 900 }, WINDOW, INSETS)).toEqual({ x: 200, y: 300, angle: 90 });
});

test("covered parts of the window are out of view", () => {
  const window = { ...WINDOW, insets: { ...INSETS, bottom: 100 } };
  expect(arrowTo({ x: 200, y: 280 }, window, INSETS)).toEqual({ x: 200, y: 300, angle: 90 });
  expect(arrowTo({ x: 200, y: 280 }, window, window.insets)).toEqual({ x: 200, y: 200, angle: 90 });
});

test("arrows don't cover each other", () => {
  const arrows = [
    { x: 400, y: 290, angle: 0 },
    { x: 400, y: 280, angle: 0 },
    { x: 0, y: 285, angle: 180 },
    undefined,
  ];
  spread(arrows, WINDOW.height, INSETS);
  expect(arrows.map((arrow) => arrow?.y)).toEqual([300, 244, 285, undefined]);
});
