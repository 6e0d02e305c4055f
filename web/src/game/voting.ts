/** Whom others may vote about. */
import type { SeatInfo } from "../lib/wire.ts";

/** The seats of people who are not there, nor gone for good: others may want a bot to stay in their place. */
export function absentees(seats: readonly SeatInfo[], mine: number | undefined): number[] {
  return [...seats.keys()].filter((number) => number !== mine && isAbsent(seats[number]));
}

function isAbsent(seat: SeatInfo | undefined): boolean {
  return seat?.kind === "person" && !seat.present && (!seat.why || seat.why === "away");
}
