import { expect, test } from "vitest";
import { nextOf } from "./whose.ts";

test("who is asked keeps the device, else it goes to who is", () => {
  expect(nextOf(0, ["turn", undefined])).toEqual({ to: "stay" });
  expect(nextOf(0, [undefined, "turn"])).toEqual({ to: "pass", person: 1 });
  expect(nextOf(1, ["turn", "turn"]), "in a duel the holder bids first").toEqual({ to: "stay" });
});

test("nobody sees a hand before somebody has said who they are", () => {
  expect(nextOf(undefined, [undefined, "turn"])).toEqual({ to: "pass", person: 1 });
  expect(nextOf(undefined, [undefined, undefined])).toEqual({ to: "pass", person: 0 });
  expect(nextOf(undefined, ["window", "window"])).toEqual({ to: "pass", person: 0 });
});

test("all are asked together whether anybody answers, but for who alone could and holds the device", () => {
  expect(nextOf(0, [undefined, "window", undefined])).toEqual({ to: "gather" });
  expect(nextOf(0, ["window", "window"])).toEqual({ to: "gather" });
  expect(nextOf(0, ["window", undefined])).toEqual({ to: "stay" });
  expect(nextOf(0, [undefined, undefined])).toEqual({ to: "stay" });
});
