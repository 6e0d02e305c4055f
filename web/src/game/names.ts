import { translate } from "../lib/i18n.svelte.ts";
import type { SeatInfo } from "../lib/wire.ts";

/** The names of the seats; bots without a name get their level and number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat, number) => seat.name || translate("seat-bot", { number: number + 1 }));
}
