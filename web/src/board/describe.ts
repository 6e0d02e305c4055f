/** A square in words, for those who hear the board. */
import { say } from "../lib/i18n.svelte.ts";
import type { Teller } from "../lib/teller.ts";
import type { Mark } from "./marks.ts";
import type { Standing } from "./standing.ts";

/** Where it is, who and what is on it, and whether it can be chosen. */
export function describe(square: number, teller: Teller, standing: readonly Standing[], marks: readonly Mark[]): string {
  const here = standing.filter(({ piece }) => piece.square === square).map(({ piece }) => piece);
  const names = here.map((piece) => (piece.group === "pawn" ? teller.seat(piece.seat) : teller.piece(piece.what)));
  const mark = marks.find((one) => one.square === square);
  const state = mark && mark.kind !== "seen" ? [say(`web-mark-${mark.kind}`)] : [];
  return [teller.place(square), ...names, ...state].join("; ");
}
