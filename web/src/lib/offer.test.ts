import { expect, test } from "vitest";
import { offerOf, sameOption } from "./offer.ts";
import type { AnyCommand } from "./wire.ts";

const placing: AnyCommand[] = [
  { do: "place", tile: "street", x: 0, y: -1, rotation: 0 },
  { do: "place", tile: "street", x: 0, y: -1, rotation: 2 },
  { do: "place", tile: "street", x: 1, y: 0, rotation: 1 },
];

test("a tile's rotations are grouped by place", () => {
  const { sites, buttons } = offerOf(placing);
  expect(sites.map(({ x, y, turns }) => [x, y, turns.map((turn) => turn.number)])).toEqual([
    [0, -1, [0, 1]],
    [1, 0, [2]],
  ]);
  expect(buttons).toEqual([]);
});

test("a figure is chosen on its square, a step on its target", () => {
  const { squares } = offerOf([
    { do: "shift", start: 3, to: 4 },
    { do: "shift", start: 3, to: 6 },
    { do: "step", to: 7 },
    { do: "put", what: "zombie", square: 9 },
  ]);
  expect([...squares].map(([square, options]) => [square, options.length])).toEqual([
    [3, 2],
    [7, 1],
    [9, 1],
  ]);
});

test("a card can be played from the hand and by a button", () => {
  const { cards, buttons } = offerOf([
    { do: "play", card: "crumble", target: null },
    { do: "discard", card: "crumble" },
    { do: "pass" },
  ]);
  expect(cards.get("crumble")?.map((option) => option.command.do)).toEqual(["play", "discard"]);
  expect(buttons.map((option) => option.number)).toEqual([0, 1, 2]);
});

test("a card on the table isn't in the hand", () => {
  expect(offerOf([{ do: "choose", card: "sword" }, { do: "use", card: "mace" }]).cards.size).toBe(0);
});

test("a deadly option comes last, whatever its number", () => {
  const deadly = { message: "command-life-last", points: 5, danger: true };
  const { buttons } = offerOf([{ do: "life" }, { do: "ammo" }], { 0: deadly });
  expect(buttons.map(({ number, label }) => [number, label])).toEqual([
    [1, undefined],
    [0, deadly],
  ]);
});

test("a tile on the board is chosen as a whole", () => {
  expect([...offerOf([{ do: "aim", tile: 2 }]).tiles.keys()]).toEqual([2]);
});

test("a planned step is found among later options", () => {
  const later: AnyCommand[] = [{ do: "stop" }, { do: "step", to: 12 }];
  expect(sameOption(later, { do: "step", to: 12 })).toBe(1);
  expect(sameOption(later, { do: "step", to: 13 })).toBeUndefined();
});
