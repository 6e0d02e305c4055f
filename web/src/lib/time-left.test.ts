import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const HOUR = 3_600_000;

test.each([
  [72 * HOUR, "day", 3],
  [47 * HOUR, "day", 1],
  [23.9 * HOUR, "hour", 23],
  [HOUR - 1, "minute", 59],
  [-HOUR, "minute", 0],
])("%d ms are counted in their largest whole unit", (left, unit, number) => {
  expect(timeLeft(left)).toEqual({ unit, number });
});
