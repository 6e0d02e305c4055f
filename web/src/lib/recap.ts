/** What happened since somebody last looked: the lines of the log that matter, by turn. */
import type { Hints, Line, Turn } from "./log.ts";

/** How far the log was read: up to so many lines of a turn. */
export interface Seen {
  turn: number;
  lines: number;
}

/** Something of a turn, and how often it happened. */
export interface Told {
  line: Line;
  count: number;
}

export interface Recapped {
  turn: number;
  seat: number | undefined;
  told: Told[];
}

export interface Recap {
  turns: Recapped[];
  /** How many turns before these are left out. */
  before: number;
}

const MOST_TURNS = 6;

/** How far the log goes. */
export function seenIn(turns: readonly Turn[]): Seen {
  const last = turns.at(-1);
  return { turn: last?.turn ?? 0, lines: last?.lines.length ?? 0 };
}

/** What a text says that was kept, if it is one. */
export function readSeen(text: string | undefined): Seen | undefined {
  const [turn, lines] = (text ?? "").split(" ").map(Number);
  return text && Number.isInteger(turn) && Number.isInteger(lines) ? { turn: turn!, lines: lines! } : undefined;
}

export function writeSeen({ turn, lines }: Seen): string {
  return `${turn} ${lines}`;
}

/** The turns that were not seen, of the first one the rest. */
export function unseen(turns: readonly Turn[], seen: Seen): Turn[] {
  return turns
    .filter((turn) => turn.turn >= seen.turn)
    .map((turn) => (turn.turn === seen.turn ? { ...turn, lines: turn.lines.slice(seen.lines) } : turn))
    .filter((turn) => turn.lines.length > 0);
}

/** The last turns in which something happened. Nothing unless another turn has begun: who looks away for a moment need not be told. */
export function recap(turns: readonly Turn[], seen: Seen, hints: Hints): Recap | undefined {
  const missed = unseen(turns, seen);
  if (!missed.some((turn) => turn.turn > seen.turn)) return undefined;
  const told = missed.map(({ turn, seat, lines }) => ({ turn, seat, told: summed(lines, hints) })).filter((turn) => turn.told.length > 0);
  return { turns: told.slice(-MOST_TURNS), before: Math.max(0, told.length - MOST_TURNS) };
}

/** The notable lines; small things of one seat are counted where they came first. */
function summed(lines: readonly Line[], hints: Hints): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const kind = line.event.event;
    if (!hints[kind]?.notable) continue;
    const same = hints[kind].counted ? found.find((one) => one.line.event.event === kind && one.line.seat === line.seat) : undefined;
    if (same) same.count += line.count;
    else found.push({ line, count: line.count });
  }
  return found;
}
