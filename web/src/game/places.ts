/** Where events happen: their squares, the place of a tile, the pawns of the players they name. */
import type { Place } from "../board/marks.ts";
import { numberIn, type View } from "../lib/view.ts";
import type { AnyEvent } from "../lib/wire.ts";

const SQUARES = ["to", "square", "start"] as const;
/** Dice and drawn tiles are shown wherever the camera is. */
const ANYWHERE: ReadonlySet<AnyEvent["event"]> = new Set(["rolled", "tile-drawn"]);
const SEATS = ["target", "loser", "holder", "seat"] as const;

/** Where events happen, the last first. */
export function placesOf(events: readonly AnyEvent[], { seats }: Pick<View, "seats">): Place[] {
  return events.toReversed().flatMap((event) => placesIn(event, seats));
}

/** What to look at after events, the last first: somebody who died begins again elsewhere. */
export function placesAfter(events: readonly AnyEvent[], { seats }: Pick<View, "seats">): Place[] {
  return events.toReversed().flatMap((event) => numberIn(event, "home") ?? placesIn(event, seats));
}

function placesIn(event: AnyEvent, seats: View["seats"]): Place[] {
  const [x, y] = [numberIn(event, "x"), numberIn(event, "y")];
  if (x !== undefined && y !== undefined) return [{ x, y }];
  const squares = SQUARES.flatMap((name) => numberIn(event, name) ?? []).filter((square) => square >= 0);
  if (squares.length || ANYWHERE.has(event.event)) return squares;
  const named = SEATS.flatMap((name) => numberIn(event, name) ?? []);
  return named.flatMap((seat) => seats[seat]?.pawn ?? []);
}
