/** Leaving a game for good: which ways there are, and what becomes of it. */
import type { SeatInfo, SeatSummary, TableInfo } from "../lib/wire.ts";

/** A bot goes on, or nobody does, or the game ends and is lost. */
export type Becomes = "bot" | "out" | "lost";

export interface Way {
  concede: boolean;
  becomes: Becomes;
}

const GONE: readonly (string | undefined)[] = ["left", "vote", "conceded", "time"];

/** Whether who sat here is gone for good. */
export function hasLeft(seat: Pick<SeatInfo, "why"> | SeatSummary | undefined): boolean {
  return seat !== undefined && GONE.includes(seat.why);
}

/** How somebody can leave; two ways only where they come to something else. */
export function waysOut({ seats, leaving }: Pick<TableInfo, "seats" | "leaving">, own: number): Way[] {
  const left = seats.filter((seat, number) => number !== own && !hasLeft(seat));
  const alone = left.every(({ kind }) => kind !== "person");
  const ends = alone || left.length === 1;
  const stay: Way = { concede: false, becomes: leaving };
  const lose: Way = { concede: true, becomes: "lost" };
  if (!ends) return [stay];
  return alone || leaving === "out" ? [lose] : [stay, lose];
}
