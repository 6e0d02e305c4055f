import { expect, test } from "vitest";
import { nextOf } from "./next-holder.ts";

test("the device stays with the person asked, else it is passed to them", () => {
  expect(nextOf(0, ["turn", undefined])).toEqual({ to: "stay" });
  expect(nextOf(0, [undefined, "turn"])).toEqual({ to: "pass", person: 1 });
  expect(nextOf(1, ["turn", "turn"]), "in a duel the holder bids first").toEqual({ to: "stay" });
});

test("no hand is shown before someone confirms", () => {
  expect(nextOf(undefined, [undefined, "turn"])).toEqual({ to: "pass", person: 1 });
  expect(nextOf(undefined, [undefined, undefined])).toEqual({ to: "pass", person: 0 });
  expect(nextOf(undefined, ["window", "window"])).toEqual({ to: "pass", person: 0 });
});

test("everyone is asked together to respond, except a single person who holds the device", () => {
  expect(nextOf(0, [undefined, "window", undefined])).toEqual({ to: "gather" });
  expect(nextOf(0, ["window", "window"])).toEqual({ to: "gather" });
  expect(nextOf(0, ["window", undefined])).toEqual({ to: "stay" });
  expect(nextOf(0, [undefined, undefined])).toEqual({ to: "stay" });
});
