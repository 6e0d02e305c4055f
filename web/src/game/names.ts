/** What seats are called. */
import { say } from "../lib/i18n.svelte.ts";
import type { SeatInfo } from "../lib/wire.ts";

/** Bots that have no name of their own are called by their level and number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat, number) => seat.name || say("seat-bot", { number: number + 1 }));
}
