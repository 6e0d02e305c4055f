/** Loads a replay: the whole game if everyone may see it, else this viewer's record. */
import { call, Refused } from "../lib/api.ts";
import { eventHints } from "../lib/games.ts";
import { translate } from "../lib/i18n.svelte.ts";
import type { TableInfo } from "../lib/wire.ts";
import { recordedTimeline, wholeTimeline, type Timeline } from "./timeline.ts";

export interface Loaded {
  info: TableInfo;
  timeline: Timeline;
  /** The kind of player on each seat; empty if unknown. */
  players: readonly string[];
  /** My own seat, if I played. */
  mine?: number | undefined;
  /** Whether everything is visible and may be saved as a file. */
  whole: boolean;
  /** Whether today's rules could replay all of it. */
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
    return recorded(info); // other tables are still playing with these dice
  }
}

/** This viewer's record. */
async function recorded(info: TableInfo): Promise<Loaded> {
  const timeline = recordedTimeline(await call("GET /tables/{table}/record", { path: { table: info.id } }), eventHints(info.game));
  return { info, timeline, players: [], whole: false, told: true };
}

/** The names of the seats; imported games have none. */
export function namesOf({ info, players }: Loaded): string[] {
  return info.seats.map(({ name, kind }, seat) => {
    const person = kind === "person" || players[seat] === "human";
    return name || translate(person ? "seat-human" : "seat-bot", { number: seat + 1 });
  });
}
