/** How the pieces on one square are arranged. */
import type { LaidTile } from "../lib/wire.ts";
import { cornerOf, SQUARE } from "./geometry.ts";
import type { Piece } from "./pieces.ts";

/** A piece with the centre and the size of its picture. */
export interface Standing {
  piece: Piece;
  symbol: string;
  x: number;
  y: number;
  size: number;
}

const SIZES: Record<string, number> = { black: 86, zombie: 78, horse: 78, book: 82 };
const [SKELETON, PAWN] = [76, 92];
const [ALONE, BESIDE] = [52, 40];
const [FAN, NARROW, ROOM] = [50, 0.82, 10];
const SKELETONS = new Set(["white", "red", "blue", "black"]);

export function symbolOf(what: string): string {
  return SKELETONS.has(what) ? `f-sk-${what}` : `f-${what}`;
}

/** All pieces in drawing order, from back to front. */
export function standings(tiles: readonly LaidTile[], pieces: readonly Piece[]): Standing[] {
  const squares = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const found = squares.get(piece.square);
    if (found) found.push(piece);
    else squares.set(piece.square, [piece]);
  }
  const placed = [...squares].flatMap(([square, here]) => {
    const corner = cornerOf(tiles, square);
    return corner ? [{ corner, here }] : [];
  });
  placed.sort((a, b) => a.corner.y - b.corner.y || a.corner.x - b.corner.x);
  return placed.flatMap(({ corner, here }) => shared(corner.x + SQUARE / 2, corner.y + SQUARE / 2, here));
}

/** Tokens lie in front of figures and behind pawns, which are never hidden. */
function shared(x: number, y: number, here: readonly Piece[]): Standing[] {
  const tokens = here.filter((piece) => piece.group === "token");
  const others = here.filter((piece) => piece.group !== "token");
  const room = tokens.length > 0 && !others.some((piece) => piece.group === "pawn") ? ROOM : 0;
  const places = share(x - room, y, others.length);
  const standing = others.map((piece, i) => upright(piece, places[i] ?? { x, y, scale: 1 }));
  return [
    ...standing.filter(({ piece }) => piece.group !== "pawn"),
    ...tokens.map((piece, i) => lying(piece, x, y, i, tokens.length, others.length === 0)),
    ...standing.filter(({ piece }) => piece.group === "pawn"),
  ];
}

interface Place {
  x: number;
  y: number;
  scale: number;
}

/** Two pieces stand side by side; more are smaller, in two rows. */
function share(x: number, y: number, count: number): Place[] {
  if (count <= 2) return row(x, y, count, FAN, count === 1 ? 1 : NARROW);
  const columns = Math.floor((count + 1) / 2);
  const [gap, scale] = [92 / columns, 1.1 / columns ** 0.8];
  const back = Math.floor(count / 2);
  return [...row(x, y - 20, back, gap, scale), ...row(x, y + 20, count - back, gap, scale)];
}

function row(x: number, y: number, count: number, gap: number, scale: number): Place[] {
  return Array.from({ length: count }, (_, i) => ({ x: x + (i - (count - 1) / 2) * gap, y, scale }));
}

function upright(piece: Piece, place: Place): Standing {
  const size = (piece.group === "pawn" ? PAWN : (SIZES[piece.what] ?? SKELETON)) * place.scale;
  return { piece, symbol: symbolOf(piece.what), x: place.x, y: place.y - 2, size };
}

function lying(piece: Piece, x: number, y: number, i: number, count: number, alone: boolean): Standing {
  const symbol = symbolOf(piece.what);
  if (alone) return { piece, symbol, x: x + (i - (count - 1) / 2) * 30, y, size: ALONE };
  return { piece, symbol, x: x + 26 - i * 30, y: y + 26, size: BESIDE };
}
