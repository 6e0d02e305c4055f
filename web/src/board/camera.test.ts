import { expect, test, vi } from "vitest";
import { Camera } from "./camera.ts";

function camera(width = 800, height = 600): Camera {
  const made = new Camera(
    () => {},
    () => {},
    () => 0,
  );
  [made.width, made.height] = [width, height];
  return made;
}

test("window and board coordinates convert both ways", () => {
  const made = camera();
  made.look({ x: 300, y: -120 }, 0.7, false);
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
  made.fit({ x: 0, y: 0, width: 1400, height: 300 }, 1, false);
  expect(made.toWindow({ x: 0, y: 150 })).toEqual({ x: expect.closeTo(100), y: expect.closeTo(300) });
  expect(made.toWindow({ x: 1400, y: 150 }).x).toBeCloseTo(800);
});

test("a visible box causes no movement", () => {
  const made = camera();
  made.look({ x: 0, y: 0 }, 1, false);
  made.reveal({ x: -50, y: -50, width: 100, height: 100 }, 0.3, { x: 0, y: 0 });
  expect([made.x, made.y, made.scale]).toEqual([0, 0, 1]);
});

test("a mostly visible box causes no movement", () => {
  const made = camera();
  const box = { x: -5000, y: -5000, width: 9000, height: 9000 };
  made.reveal(box, 0.4, { x: -4900, y: -4900 });
  const before = [made.x, made.y];
  made.reveal({ ...box, width: 8500 }, 0.4, { x: -4900, y: -4900 });
  expect([made.x, made.y]).toEqual(before);
  expect(made.toWindow({ x: -4900, y: -4900 }).x).toBeGreaterThan(0);
  expect(made.toWindow({ x: -4900, y: -4900 }).x).toBeLessThan(200);
});

test("a box that would be too small is shown around the pawn", () => {
  const made = camera();
  made.look({ x: 0, y: 0 }, 1, false);
  made.reveal({ x: -5000, y: -5000, width: 9000, height: 9000 }, 0.4, { x: -3000, y: -3000 });
  expect([made.x, made.y]).toEqual([-3000, -3000]);
});

test("a zoomed-out camera zooms in on the question", () => {
  const made = camera();
  made.look({ x: 0, y: 0 }, 0.25, false);
  const box = { x: 400, y: 400, width: 300, height: 300 };
  made.reveal(box, 0.2, { x: 500, y: 500 });
  expect([made.x, made.y]).toEqual([550, 550]);
  expect(made.scale).toBeGreaterThan(0.5);
});

test("the camera zooms in only for a clear gain in size", () => {
  const made = camera();
  const box = { x: 0, y: 0, width: 1000, height: 600 };
  made.look({ x: 0, y: 0 }, 0.7, false);
  expect(made.grow(box)).toBe(false);
  made.look({ x: 0, y: 0 }, 0.5, false);
  expect(made.grow(box)).toBe(true);
  expect(made.scale).toBeCloseTo(0.8);
});

test("a manual zoom is kept", () => {
  const made = camera();
  made.look({ x: 0, y: 0 }, 0.5, false);
  made.zoom(0.5, { x: 400, y: 300 });
  made.reveal({ x: 400, y: 400, width: 300, height: 300 }, 0.2, { x: 500, y: 500 });
  expect(made.scale).toBeCloseTo(0.25);
  expect(made.grow({ x: 0, y: 0, width: 300, height: 300 })).toBe(false);
});

test("a manual zoom that is too small to point at is overridden", () => {
  const made = camera();
  made.look({ x: 0, y: 0 }, 0.5, false);
  made.zoom(0.5, { x: 400, y: 300 });
  made.reveal({ x: 400, y: 400, width: 300, height: 300 }, 0.4, { x: 500, y: 500 });
  expect(made.scale).toBeGreaterThan(0.4);
});

test("keeping a box in view doesn't stop a glide", () => {
  const made = new Camera(
    () => {},
    () => {},
    () => 260,
  );
  [made.width, made.height] = [800, 600];
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => {});
  made.look({ x: 0, y: 0 }, 0.25, true);
  made.keep({ x: 1500, y: 0, width: 400, height: 100 });
  expect(made.aim).toEqual({ x: 300, y: 0, scale: 0.25 });
  vi.unstubAllGlobals();
});

test("keeping a box in view keeps the scale", () => {
  const made = camera();
  made.look({ x: 0, y: 0 }, 0.25, false);
  made.keep({ x: 1500, y: 0, width: 400, height: 100 });
  expect(made.scale).toBe(0.25);
  expect(made.toWindow({ x: 1900, y: 0 }).x).toBeCloseTo(800);
});

test("a partially shown box is beside the panels", () => {
  const made = camera();
  made.insets = { left: 0, top: 0, right: 0, bottom: 500 };
  made.reveal({ x: -150, y: -150, width: 300, height: 300 }, 0.45, { x: 0, y: 0 });
  expect(made.toWindow({ x: 0, y: 0 }).y).toBeCloseTo(50);
});
