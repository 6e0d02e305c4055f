/** What was told at a table, kept for a reload of the page. */
import type { Turn } from "./story.ts";
import type { Roll } from "./table.svelte.ts";

export interface Told {
  turns: Turn[];
  rolls: Roll[];
}

const MOST_TURNS = 40;

function key(table: string): string {
  return `boneyard-told-${table}`;
}

export function recallTold(table: string): Told {
  try {
    const kept = sessionStorage.getItem(key(table));
    if (kept) return JSON.parse(kept) as Told;
  } catch {
    // nothing kept, or nothing that can be read: begin anew
  }
  return { turns: [], rolls: [] };
}

export function keepTold(table: string, told: Told): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify({ ...told, turns: told.turns.slice(-MOST_TURNS) }));
  } catch {
    // full or forbidden: the log begins anew after a reload
  }
}
