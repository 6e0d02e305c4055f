/** The pieces on the squares. A piece keeps its key while it moves, so that the move can be animated. */
import { pawnOf } from "../lib/games.ts";
import type { View } from "../lib/view.ts";
import type { AnyEvent } from "../lib/wire.ts";

export interface Piece {
  key: string;
  group: "figure" | "token" | "thing" | "pawn";
  /** The kind of figure, token or item. */
  what: string;
  square: number;
  /** The owner, for a pawn. */
  seat: number;
}

const TOKENS = ["life", "ammo"] as const;

function figuresOf(view: View): [string, readonly number[]][] {
  return [["zombie", view.zombies ?? []], ...Object.entries(view.skeletons ?? {})];
}

export class Tracker {
  private keys = new Map<number, string[]>();
  private next = 0;

  track(view: View, events: readonly AnyEvent[]): Piece[] {
    for (const event of events) this.follow(event);
    return [...this.figures(view), ...tokens(view), ...things(view), ...pawns(view)];
  }

  private follow(event: AnyEvent): void {
    if (event.event !== "figure-moved" && event.event !== "skeleton-sent") return;
    const key = this.keys.get(event.start)?.shift();
    if (key !== undefined) this.keys.set(event.to, [...(this.keys.get(event.to) ?? []), key]);
  }

  private figures(view: View): Piece[] {
    const before = this.keys;
    this.keys = new Map();
    const found: Piece[] = [];
    for (const [what, squares] of figuresOf(view)) {
      for (const square of squares) {
        const key = before.get(square)?.shift() ?? `figure-${this.next++}`;
        this.keys.set(square, [...(this.keys.get(square) ?? []), key]);
        found.push({ key, group: "figure", what, square, seat: -1 });
      }
    }
    return found;
  }
}

function tokens(view: View): Piece[] {
  return TOKENS.flatMap((what) =>
    (view[what] ?? []).map((square) => ({ key: `${what}-${square}`, group: "token" as const, what, square, seat: -1 })),
  );
}

function things(view: View): Piece[] {
  const horses = view.seats.map((seat, number) => ({ what: "horse", square: seat.horse ?? -1, seat: number }));
  const book = { what: "book", square: view.book ?? -1, seat: -1 };
  return [...horses, book]
    .filter(({ square }) => square >= 0)
    .map((thing) => ({ ...thing, key: `${thing.what}-${thing.seat}`, group: "thing" }));
}

function pawns(view: View): Piece[] {
  return view.seats
    .map((seat, number): Piece => ({ key: `pawn-${number}`, group: "pawn", what: pawnOf(view.game), square: seat.pawn, seat: number }))
    .filter(({ square }) => square >= 0);
}

/** Where a walking player meets something: figures, tokens, things, other players. */
export function squaresToMeet(view: View, mine: number | undefined): number[] {
  const pieces = [...tokens(view), ...things(view), ...pawns(view).filter(({ seat }) => seat !== mine)];
  return [...figureSquares(view).keys(), ...pieces.map(({ square }) => square)];
}

export function figureSquares(view: View): Map<number, string> {
  return new Map(figuresOf(view).flatMap(([what, squares]) => squares.map((square) => [square, what] as const)));
}
