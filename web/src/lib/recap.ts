/** The recap: notable log lines since the player last looked, by turn. */
import type { Hints, Line, Turn } from "./log.ts";

/** How far the log was read: a number of lines of a turn. */
export interface Seen {
  turn: number;
  lines: number;
}

/** An event of a turn, and how often it happened. */
export interface Entry {
  line: Line;
  count: number;
}

export interface Recapped {
  turn: number;
  seat: number | undefined;
  entries: Entry[];
}

export interface Recap {
  turns: Recapped[];
  /** The number of earlier turns left out. */
  before: number;
}

const MOST_TURNS = 6;

/** How far the log goes. */
export function seenIn(turns: readonly Turn[]): Seen {
  const last = turns.at(-1);
  return { turn: last?.turn ?? 0, lines: last?.lines.length ?? 0 };
}

/** Parse a stored position in the log. */
export function readSeen(text: string | undefined): Seen | undefined {
  const [turn, lines] = (text ?? "").split(" ").map(Number);
  return text && Number.isInteger(turn) && Number.isInteger(lines) ? { turn: turn!, lines: lines! } : undefined;
}

export function writeSeen({ turn, lines }: Seen): string {
  return `${turn} ${lines}`;
}

/** The unread turns, the first one partially. */
export function unseen(turns: readonly Turn[], seen: Seen): Turn[] {
  return turns
    .filter((turn) => turn.turn >= seen.turn)
    .map((turn) => (turn.turn === seen.turn ? { ...turn, lines: turn.lines.slice(seen.lines) } : turn))
    .filter((turn) => turn.lines.length > 0);
}

/** The last eventful turns. Nothing before another turn has begun: a short look away needs no recap. */
export function recap(turns: readonly Turn[], seen: Seen, hints: Hints): Recap | undefined {
  const missed = unseen(turns, seen);
  if (!missed.some((turn) => turn.turn > seen.turn)) return undefined;
  const eventful = missed.map(({ turn, seat, lines }) => ({ turn, seat, entries: summed(lines, hints) })).filter((turn) => turn.entries.length > 0);
  return { turns: eventful.slice(-MOST_TURNS), before: Math.max(0, eventful.length - MOST_TURNS) };
}

/** The notable lines; a seat's small events are counted, at the place of the first. */
function summed(lines: readonly Line[], hints: Hints): Entry[] {
  const found: Entry[] = [];
  for (const line of lines) {
    const kind = line.event.event;
    if (!hints[kind]?.notable) continue;
    const same = hints[kind].counted ? found.find((one) => one.line.event.event === kind && one.line.seat === line.seat) : undefined;
    if (same) same.count += line.count;
    else found.push({ line, count: line.count });
  }
  return found;
}
