import { expect, test } from "vitest";
import { fits, rank } from "./answers.ts";

test("an answer matches every command that fits its given fields", () => {
  const put = { do: "put", what: "white", square: 12 };
  expect(fits("put", put)).toBe(true);
  expect(fits("put * 12", put)).toBe(true);
  expect(fits("put red", put)).toBe(false);
  expect(fits("put white 1", put)).toBe(false);
  expect(fits("put white 12 3", put)).toBe(false);
  expect(fits("play horse -", { do: "play", card: "horse", target: null })).toBe(true);
});

test("the last matching answer counts", () => {
  const steps = ["step 3", "step", "step 4"];
  expect(rank(steps, { do: "step", to: 4 })).toBe(2);
  expect(rank(steps, { do: "step", to: 3 })).toBe(1);
  expect(rank(steps, { do: "stop" })).toBe(-1);
});
