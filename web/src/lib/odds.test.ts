import { expect, test } from "vitest";
import { in100 } from "./odds.ts";

test("only what is certain is 0 or 100", () => {
  expect([0, 0.001, 0.5, 0.955, 0.9999, 1].map(in100)).toEqual([0, 1, 50, 96, 99, 100]);
});
