import { expect, test } from "vitest";
import { boxRound, cornerOf, nearestFirst, neighboursOf, nextSquare, SQUARE, squareAt, TILE } from "./geometry.ts";

const tiles = [
  { tile: "a", x: 0, y: 0, rotation: 0 },
  { tile: "b", x: -1, y: 2, rotation: 3 },
];

test("a point finds its square, and none beside the tiles", () => {
  for (const square of [0, 4, 8, 9, 13, 17]) {
    const corner = cornerOf(tiles, square);
    expect(corner && squareAt(tiles, { x: corner.x + 1, y: corner.y + SQUARE - 1 })).toBe(square);
  }
  expect(squareAt(tiles, { x: TILE + 1, y: 5 })).toBeUndefined();
  expect(cornerOf(tiles, 18)).toBeUndefined();
  expect(cornerOf(tiles, -1)).toBeUndefined();
});

test("the box contains all tiles", () => {
  expect(boxRound(tiles, 10)).toEqual({ x: -TILE - 10, y: -10, width: 2 * TILE + 20, height: 3 * TILE + 20 });
});

test("arrow keys prefer the square straight ahead", () => {
  const from = { x: SQUARE, y: SQUARE };
  expect(nextSquare(tiles, from, { x: 1, y: 0 }, [0, 2, 5, 8])).toBe(5);
  expect(nextSquare(tiles, from, { x: 0, y: -1 }, [3, 5, 0])).toBe(0);
  expect(nextSquare(tiles, from, { x: -1, y: 0 }, [5])).toBeUndefined();
});

test("a square's tile has neighbours on all sides and corners", () => {
  const laid = [[0, 0], [1, 0], [1, 1], [2, 0], [0, -1]].map(([x = 0, y = 0]) => ({ tile: "a", x, y, rotation: 0 }));
  expect(neighboursOf(laid, 5)).toEqual([13, 22, 40]);
  expect(nearestFirst(laid, 5, [22, 40, 13])).toEqual([13, 40, 22]);
  expect(nearestFirst(laid, 0, [22, 40, 13])).toEqual([40, 13, 22]);
});
