import type { ListedTable } from "../lib/wire.ts";

/** How a finished game ended for the player, if somebody won it. */
export function outcomeOf({ status, seat, summary: { winners = [] } }: ListedTable): "won" | "lost" | undefined {
  if (status !== "over" || seat === null || !winners.length) return undefined;
  return winners.includes(seat) ? "won" : "lost";
}
