/** Whom others may vote about. */
import type { SeatInfo } from "../lib/wire.ts";

/** The seats whose people have been away for a while, by the server's clock: others may want a bot to stay there. */
export function absentees(seats: readonly SeatInfo[], mine: number | undefined, now: number): number[] {
  return [...seats.keys()].filter((number) => number !== mine && since(seats[number]) <= now);
}

/** Whether somebody is about to be absent. */
export function expectsAbsentees(seats: readonly SeatInfo[], now: number): boolean {
  return seats.some((seat) => seat.absent !== undefined && seat.absent > now);
}

function since(seat: SeatInfo | undefined): number {
  return seat?.absent ?? Infinity;
}
