/** The board in words, for screen readers. */
import type { Content } from "../lib/content.svelte.ts";
import { translate } from "../lib/i18n.svelte.ts";
import { placeOf, type Teller } from "../lib/teller.ts";
import type { LaidTile } from "../lib/wire.ts";
import type { Ghost, Mark } from "./marks.ts";
import type { Piece } from "./pieces.ts";
import type { Standing } from "./standing.ts";

const SIDES = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;

/** A square: its place, the pieces on it, and whether it can be chosen. */
export function describe(square: number, teller: Teller, standing: readonly Standing[], marks: readonly Mark[]): string {
  const here = standing.filter(({ piece }) => piece.square === square).map(({ piece }) => nameOf(piece, teller));
  const mark = marks.find((one) => one.square === square && one.kind !== "seen");
  return [teller.place(square), ...here, ...(mark ? [translate(`web-mark-${mark.kind}`)] : [])].join("; ");
}

/** The tile to place, as it would lie: its neighbours and its exits. */
export function describeGhost(ghost: Ghost, tiles: readonly LaidTile[], teller: Teller, content: Content): string {
  const beside = Object.entries(SIDES).flatMap(([letter, [dx, dy]]) => {
    const tile = tiles.find(({ x, y }) => x === ghost.x + dx && y === ghost.y + dy);
    return tile ? [translate("web-site-beside", { tile: teller.title("tile", tile.tile), direction: translate(`direction-${letter}`) })] : [];
  });
  return [...beside, exitsOf(ghost, content)].join("; ");
}

export function exitsOf(tile: { tile: string; rotation: number }, content: Content): string {
  const exits = [...content.exits(tile.tile, tile.rotation)].map((letter) => translate(`direction-${letter}`)).join(", ");
  return exits && translate("web-tile-exits", { exits });
}

export function nameOf(piece: Piece, teller: Teller): string {
  return piece.group === "pawn" ? teller.seat(piece.seat) : teller.piece(piece.what);
}

/** Distance and direction in tiles or squares; empty for the same place. */
export function away(unit: "tiles" | "squares", dx: number, dy: number): string {
  const parts = [
    { number: Math.abs(dy), direction: dy < 0 ? "n" : "s" },
    { number: Math.abs(dx), direction: dx < 0 ? "w" : "e" },
  ].filter(({ number }) => number);
  return parts.map(({ number, direction }) => translate(`web-${unit}-away`, { number, direction: translate(`direction-${direction}`) })).join(", ");
}

/** The figures nearest to a square as the crow flies, with their distances. */
export function threats(from: number, tiles: readonly LaidTile[], standing: readonly Standing[], most: number): { piece: Piece; dx: number; dy: number }[] {
  const here = placeOf(tiles, from);
  const found = standing.flatMap(({ piece }) => {
    const there = piece.group === "figure" ? placeOf(tiles, piece.square) : undefined;
    return here && there ? [{ piece, dx: there.x - here.x, dy: there.y - here.y }] : [];
  });
  const far = ({ dx, dy }: { dx: number; dy: number }) => Math.abs(dx) + Math.abs(dy);
  return found.sort((a, b) => far(a) - far(b)).slice(0, most);
}
