/** The board between two views: one event of an update applied to the view before it, for display only. */
import type { SeatView, View } from "./view.ts";
import type { AnyEvent } from "./wire.ts";

export function afterEvent(view: View, event: AnyEvent): View {
  switch (event.event) {
    case "turn-began":
      return { ...view, active: event.seat, turns: event.turn };
    case "stepped":
      return withSeat(view, event.seat, { pawn: event.to });
    case "died":
      return event.home == null ? view : withSeat(view, event.seat, { pawn: event.home });
    case "pawn-put":
      return withSeat(view, event.seat, { pawn: event.square });
    case "figure-moved":
    case "skeleton-sent":
      return withFigures(view, (_, squares) => moved(squares, event.start, event.to));
    case "figure-put":
      return put(view, event.what, event.square);
    case "beaten":
      return withSeat(withFigures(view, (what, squares) => (what === event.what ? without(squares, event.square) : squares)), event.seat, {
        points: (view.seats[event.seat]?.points ?? 0) + (event.points ?? 0),
      });
    case "life-given":
      return withSeat(view, event.seat, { life: event.left });
    case "tile-placed":
      return { ...view, tiles: [...view.tiles, { tile: event.tile, x: event.x, y: event.y, rotation: event.rotation }] };
    case "book-taken":
    case "book-won":
      return { ...view, holder: event.seat, book: -1 };
    default:
      return view;
  }
}

function withSeat(view: View, seat: number, changed: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, number) => (number === seat ? { ...one, ...changed } : one)) };
}

function withFigures(view: View, change: (what: string, squares: number[]) => number[]): View {
  return {
    ...view,
    ...(view.zombies && { zombies: change("zombie", view.zombies) }),
    ...(view.skeletons && { skeletons: Object.fromEntries(Object.entries(view.skeletons).map(([what, squares]) => [what, change(what, squares)])) }),
  };
}

function put(view: View, what: string, square: number): View {
  if (what === "life" || what === "ammo") return { ...view, [what]: [...(view[what] ?? []), square] };
  if (what === "zombie") return { ...view, zombies: [...(view.zombies ?? []), square] };
  return { ...view, skeletons: { ...view.skeletons, [what]: [...(view.skeletons?.[what] ?? []), square] } };
}

function without(squares: readonly number[], square: number): number[] {
  const place = squares.indexOf(square);
  return squares.filter((_, index) => index !== place);
}

function moved(squares: number[], start: number, to: number): number[] {
  return squares.includes(start) ? [...without(squares, start), to] : squares;
}
