/** The moment and point of view of a replay as an address, and back. */
import type { Eyes } from "./timeline.ts";

export interface Place {
  moment: number;
  eyes: Eyes | undefined;
}

export function placeIn(query: URLSearchParams): Place {
  const moment = Number(query.get("moment") ?? 0);
  return { moment: Number.isFinite(moment) ? moment : 0, eyes: eyesIn(query.get("as")) };
}

function eyesIn(word: string | null): Eyes | undefined {
  if (word === "all" || word === "watch") return word;
  return word !== null && /^[1-9]$/.test(word) ? Number(word) - 1 : undefined;
}

/** Addresses count seats from one. */
export function placeQuery(moment: number, eyes: Eyes): string {
  return `?moment=${moment}&as=${typeof eyes === "number" ? eyes + 1 : eyes}`;
}
