import { expect, test } from "vitest";
import { sidesOf } from "./duel.ts";

test("my side shows what I committed so far", () => {
  const sides = sidesOf({
    agenda: [
      { frame: "duel", seat: 0, holder: 1, stage: 0, side: 0, rolls: [2, 5], bids: [[], []], stopped: [false, false] },
      { frame: "duel-bids", seats: [0, 1], bids: [[2, 0, 1], [0]] },
    ],
  });
  expect(sides?.[0]).toEqual({ seat: 0, pips: 2, stakes: [{ what: "white", number: 2 }, { what: "blue", number: 1 }] });
  expect(sides?.[1]?.stakes).toEqual([]);
});
