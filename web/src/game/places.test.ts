import { expect, test } from "vitest";
import { placesAfter, placesOf } from "./places.ts";

const view = { seats: [4, 13].map((pawn) => ({ pawn, life: 3, points: 0, dead: false })) };

test("an event happens on its squares, the last event first", () => {
  expect(placesOf([{ event: "died", seat: 1 }, { event: "stepped", seat: 0, start: 4, to: 5 }], view)).toEqual([5, 4, 13]);
});

test("a tile comes to its place on the grid", () => {
  expect(placesOf([{ event: "tile-placed", seat: 0, tile: "clearing", x: 2, y: -1, rotation: 0 }], view)).toEqual([{ x: 2, y: -1 }]);
});

test("a card is shown at its victim and its player", () => {
  expect(placesOf([{ event: "card-played", seat: 0, card: "cold-feet", target: 1, trap: null }], view)).toEqual([13, 4]);
});

test("after a death one looks at where the player begins again", () => {
  const died = { event: "died", seat: 1, square: 20, home: 4 } as const;
  expect(placesOf([died], view)).toEqual([20]);
  expect(placesAfter([died], view)).toEqual([4]);
});
