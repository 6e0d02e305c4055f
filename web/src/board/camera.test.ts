import { expect, test, vi } from "vitest";
import { Camera } from "./camera.ts";

function camera(time = 0): Camera {
  const made = new Camera(
    () => {},
    () => {},
    () => time,
  );
  [made.width, made.height] = [800, 600];
  return made;
}

test("window and board coordinates convert both ways", () => {
  const made = camera();
  made.settle({ x: 300, y: -120, scale: 0.7 }, false);
  const there = made.toBoard({ x: 111, y: 222 });
  expect(made.toWindow(there)).toEqual({ x: expect.closeTo(111), y: expect.closeTo(222) });
});

test("zooming keeps the point under the pointer", () => {
  const made = camera();
  const before = made.toBoard({ x: 700, y: 50 });
  made.zoom(1.7, { x: 700, y: 50 });
  const after = made.toBoard({ x: 700, y: 50 });
  expect(after).toEqual({ x: expect.closeTo(before.x), y: expect.closeTo(before.y) });
});

test("a box that fits is shown whole, beside the panels", () => {
  const made = camera();
  made.insets = { left: 100, top: 0, right: 0, bottom: 0 };
  made.fit({ x: 0, y: 0, width: 1400, height: 300 }, 1);
  expect(made.toWindow({ x: 0, y: 150 })).toEqual({ x: expect.closeTo(100), y: expect.closeTo(300) });
  expect(made.toWindow({ x: 1400, y: 150 }).x).toBeCloseTo(800);
});

test("a place of rest is the middle of the uncovered part", () => {
  const made = camera();
  made.insets = { left: 0, top: 0, right: 0, bottom: 500 };
  made.settle({ x: 10, y: 20, scale: 0.5 }, false);
  expect(made.toWindow({ x: 10, y: 20 })).toEqual({ x: 400, y: 50 });
  expect(made.rest).toEqual({ x: 10, y: 20, scale: 0.5 });
});

test("the board doesn't move when the window's lower or right side does", () => {
  const made = camera();
  made.settle({ x: 10, y: 20, scale: 0.5 }, false);
  const before = made.toWindow({ x: 0, y: 0 });
  made.resize(700, 420);
  expect(made.toWindow({ x: 0, y: 0 })).toEqual(before);
});

test("while the camera moves, its place of rest is where it goes", () => {
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => {});
  const made = camera(640);
  expect(made.settle({ x: 300, y: 0, scale: 0.25 }, true)).toBe(640);
  expect(made.rest).toEqual({ x: 300, y: 0, scale: 0.25 });
  expect(made.x).toBe(0);
  vi.unstubAllGlobals();
});
