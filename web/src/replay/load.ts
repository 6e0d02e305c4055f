/** Brings a game's replay: all of it where everybody may see it, else what this viewer has seen. */
import { call, Refused } from "../lib/api.ts";
import { eventHints } from "../lib/games.ts";
import { say } from "../lib/i18n.svelte.ts";
import type { TableInfo } from "../lib/wire.ts";
import { recordedTimeline, wholeTimeline, type Timeline } from "./timeline.ts";

export interface Loaded {
  info: TableInfo;
  timeline: Timeline;
  /** What played each seat; nothing where it is not told. */
  players: readonly string[];
  /** My own seat, where I played. */
  mine?: number | undefined;
  /** Everything is told, and may be kept as a file. */
  whole: boolean;
  /** The rules of today could tell all of it. */
  told: boolean;
}

const CLOSED = ["not-over", "not-allowed"];

export async function load(table: string): Promise<Loaded> {
  const path = { table };
  const info = await call("GET /tables/{table}", { path });
  if (info.status !== "over" || !info.open_hands) return recorded(info);
  try {
    const { moments, players, told, mine } = await call("GET /tables/{table}/all-seeing", { path });
    return { info, timeline: wholeTimeline(moments, eventHints(info.game)), players, mine: mine ?? undefined, whole: true, told };
  } catch (error) {
    if (!(error instanceof Refused) || !CLOSED.includes(error.code)) throw error;
    return recorded(info); // the same dice are still being played elsewhere
  }
}

/** What this viewer has seen. */
async function recorded(info: TableInfo): Promise<Loaded> {
  const timeline = recordedTimeline(await call("GET /tables/{table}/record", { path: { table: info.id } }), eventHints(info.game));
  return { info, timeline, players: [], whole: false, told: true };
}

/** What the seats are called; those of an imported game have no names. */
export function namesOf({ info, players }: Loaded): string[] {
  return info.seats.map(({ name, kind }, seat) => {
    const person = kind === "person" || players[seat] === "human";
    return name || say(person ? "seat-human" : "seat-bot", { number: seat + 1 });
  });
}
