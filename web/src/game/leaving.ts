/** Leaving a game for good: the possible ways, and their consequences. */
import type { SeatInfo, SeatSummary, TableInfo } from "../lib/wire.ts";

/** A bot takes over, the seat stays empty, or the game is lost. */
export type Becomes = "bot" | "out" | "lost";

export interface Way {
  concede: boolean;
  becomes: Becomes;
}

const GONE: readonly (string | undefined)[] = ["left", "vote", "conceded", "time"];

/** Whether the player left for good. */
export function hasLeft(seat: Pick<SeatInfo, "why"> | SeatSummary | undefined): boolean {
  return seat !== undefined && GONE.includes(seat.why);
}

/** The ways to leave; two only if they differ. */
export function waysOut({ seats, leaving }: Pick<TableInfo, "seats" | "leaving">, own: number): Way[] {
  const left = seats.filter((seat, number) => number !== own && !hasLeft(seat));
  const alone = left.every(({ kind }) => kind !== "person");
  const ends = alone || left.length === 1;
  const stay: Way = { concede: false, becomes: leaving };
  const lose: Way = { concede: true, becomes: "lost" };
  if (!ends) return [stay];
  return alone || leaving === "out" ? [lose] : [stay, lose];
}
