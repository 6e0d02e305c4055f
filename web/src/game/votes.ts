import type { SeatInfo } from "../lib/wire.ts";

/** Seats whose players have been away for a while, by the server's clock; others may vote to let a bot stay. */
export function absentees(seats: readonly SeatInfo[], mine: number | undefined, now: number): number[] {
  return [...seats.keys()].filter((number) => number !== mine && since(seats[number]) <= now);
}

export function expectsAbsentees(seats: readonly SeatInfo[], now: number): boolean {
  return seats.some((seat) => seat.absent !== undefined && seat.absent > now);
}

function since(seat: SeatInfo | undefined): number {
  return seat?.absent ?? Infinity;
}
