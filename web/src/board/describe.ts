/** The board in words, for screen readers. */
import type { Content } from "../lib/content.svelte.ts";
import { translate } from "../lib/i18n.svelte.ts";
import type { Teller } from "../lib/teller.ts";
import type { LaidTile, Surroundings } from "../lib/wire.ts";
import type { Ghost, Mark } from "./marks.ts";
import type { Piece } from "./pieces.ts";
import type { Standing } from "./standing.ts";

const SIDES = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;

/** A square: its place, the pieces on it, whether it can be chosen, and, if known, how far it is and what is around it. */
export function describe(square: number, teller: Teller, standing: readonly Standing[], marks: readonly Mark[], around?: Surroundings): string {
  const here = standing.filter(({ piece }) => piece.square === square).map(({ piece }) => nameOf(piece, teller));
  const mark = marks.find((one) => one.square === square && one.kind !== "seen");
  const inside = around?.inside.includes(square) ? [translate("web-board-inside")] : [];
  return [teller.place(square), ...here, ...(mark ? [translate(`web-mark-${mark.kind}`)] : []), ...stepsTo(square, around), ...inside, ...sidesOf(square, around)].join("; ");
}

/** The squares to walk to a square, as one phrase, if they are known. */
export function stepsTo(square: number, around: Surroundings | undefined): string[] {
  const steps = around?.steps[square];
  return steps === undefined ? [] : [steps < 0 ? translate("web-board-no-way") : translate("web-board-steps", { steps })];
}

/** Where one can go on from a square, through which doors, and where walls are. */
function sidesOf(square: number, around: Surroundings | undefined): string[] {
  return (["o", "d", "w"] as const).flatMap((kind) => {
    const list = directionsOf(square, kind, around);
    return list ? [translate(`web-board-sides.${kind}`, { list })] : [];
  });
}

/** The sides of a square that are of a kind, in words. */
export function directionsOf(square: number, kind: "o" | "d" | "w", around: Surroundings | undefined): string {
  const sides = around?.sides[square] ?? "";
  return Object.keys(SIDES).filter((_, place) => sides[place] === kind).map((letter) => translate(`direction-${letter}`)).join(", ");
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

/** Distance and direction in tiles; empty for the same place. */
export function away(dx: number, dy: number): string {
  const parts = [
    { number: Math.abs(dy), direction: dy < 0 ? "n" : "s" },
    { number: Math.abs(dx), direction: dx < 0 ? "w" : "e" },
  ].filter(({ number }) => number);
  return parts.map(({ number, direction }) => translate("web-tiles-away", { number, direction: translate(`direction-${direction}`) })).join(", ");
}
