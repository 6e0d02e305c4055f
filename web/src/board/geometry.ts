/** Positions in the units of the art: 96 per square, three squares per tile side. */
import type { LaidTile } from "../lib/wire.ts";

export const SQUARE = 96;
export const TILE = 3 * SQUARE;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The upper left corner of a square. Squares are numbered in the order tiles were laid, nine per tile, row by row. */
export function cornerOf(tiles: readonly LaidTile[], square: number): Point | undefined {
  const tile = tiles[Math.floor(square / 9)];
  if (!tile || square < 0) return undefined;
  return { x: tile.x * TILE + (square % 3) * SQUARE, y: tile.y * TILE + Math.floor((square % 9) / 3) * SQUARE };
}

export function squareAt(tiles: readonly LaidTile[], point: Point): number | undefined {
  const site = siteAt(point);
  const number = tiles.findIndex((tile) => tile.x === site.x && tile.y === site.y);
  if (number < 0) return undefined;
  const column = Math.floor((point.x - site.x * TILE) / SQUARE);
  const row = Math.floor((point.y - site.y * TILE) / SQUARE);
  return number * 9 + row * 3 + column;
}

/** The tile grid position at a point. */
export function siteAt(point: Point): Point {
  return { x: Math.floor(point.x / TILE), y: Math.floor(point.y / TILE) };
}

/** The box around tile grid positions. */
export function boxRound(sites: readonly Point[], margin = 0): Box {
  if (!sites.length) return { x: -margin, y: -margin, width: TILE + 2 * margin, height: TILE + 2 * margin };
  const [xs, ys] = [sites.map((site) => site.x), sites.map((site) => site.y)];
  const [left, top] = [Math.min(...xs) * TILE, Math.min(...ys) * TILE];
  return {
    x: left - margin,
    y: top - margin,
    width: (Math.max(...xs) + 1) * TILE - left + 2 * margin,
    height: (Math.max(...ys) + 1) * TILE - top + 2 * margin,
  };
}

/** The centres of the tiles next to a square's tile, also diagonally. */
export function neighboursOf(tiles: readonly LaidTile[], square: number): number[] {
  const here = tiles[Math.floor(square / 9)];
  return tiles.flatMap(({ x, y }, number) => (here && Math.max(Math.abs(x - here.x), Math.abs(y - here.y)) === 1 ? [number * 9 + 4] : []));
}

/** Squares in the order of their distance from one of them, which needn't be among them. */
export function nearestFirst(tiles: readonly LaidTile[], from: number, squares: readonly number[]): number[] {
  const here = cornerOf(tiles, from);
  const far = (square: number) => {
    const there = cornerOf(tiles, square);
    return here && there ? Math.hypot(there.x - here.x, there.y - here.y) : Infinity;
  };
  return [...squares].sort((one, other) => far(one) - far(other));
}

/** The nearest square in a direction, preferring straight ahead over near. */
export function nextSquare(
  tiles: readonly LaidTile[],
  from: Point,
  direction: Point,
  squares: Iterable<number>,
): number | undefined {
  let [best, least] = [undefined as number | undefined, Infinity];
  for (const square of squares) {
    const corner = cornerOf(tiles, square);
    if (!corner) continue;
    const [dx, dy] = [corner.x - from.x, corner.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead > 0 && ahead + 3 * aside < least) [best, least] = [square, ahead + 3 * aside];
  }
  return best;
}

/** The outline of all tiles, one box each: strokes of the same colour merge. */
export function outlineOf(tiles: readonly LaidTile[], dx = 0, dy = 0): string {
  return tiles.map((tile) => `M${tile.x * TILE + dx} ${tile.y * TILE + dy}h${TILE}v${TILE}h${-TILE}z`).join("");
}
