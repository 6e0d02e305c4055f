import { expect, test } from "vitest";
import { apart, band, nearest, path, place, ticks } from "./scale.ts";

test("an axis has a few round steps and reaches the highest number", () => {
  expect(ticks(31)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticks(0)).toEqual([0, 1]);
  for (const most of [1, 2, 3, 7, 12, 26, 99, 140]) {
    const found = ticks(most);
    expect(found.at(-1)).toBeGreaterThanOrEqual(most);
    expect(found.length).toBeLessThanOrEqual(7);
  }
});

test("values map between two positions; a single value to the first", () => {
  expect(place(5, 0, 10, 100, 200)).toBe(150);
  expect(place(5, 0, 10, 200, 100)).toBe(150);
  expect(place(3, 3, 3, 100, 200)).toBe(100);
});

test("a path goes through its points, a band returns below", () => {
  expect(path([[0, 1], [2, 3]])).toBe("M0.0 1.0L2.0 3.0");
  expect(band([[0, 1], [2, 1]], [[0, 5], [2, 5]])).toBe("M0.0 1.0L2.0 1.0L2.0 5.0L0.0 5.0Z");
  expect(band([], [])).toBe("");
});

test("labels don't overlap and stay within bounds", () => {
  const found = apart([50, 52, 51, 98], 20, 0, 100);
  const sorted = [...found].sort((a, b) => a - b);
  for (let n = 1; n < sorted.length; n++) expect(sorted[n]! - sorted[n - 1]!).toBeGreaterThanOrEqual(20);
  expect(sorted[0]).toBeGreaterThanOrEqual(0);
  expect(sorted.at(-1)).toBeLessThanOrEqual(100);
  expect(found[2]! > found[0]! && found[1]! > found[2]!).toBe(true);
});

test("the nearest of some numbers", () => {
  expect(nearest([0, 10, 20], 14)).toBe(1);
  expect(nearest([0, 10, 20], 16)).toBe(2);
});
