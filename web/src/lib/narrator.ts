/** Which lines of the log are told, and when: a line that is still being added to is told once, when it is complete. */
import { addEvents, type Hints, type Line, type Turn } from "./log.ts";
import type { AnyEvent } from "./wire.ts";

const COMPLETE = 700; // milliseconds without another event

interface Listener {
  hints: () => Hints;
  line: (line: Line) => void;
  /** A turn is over. */
  turn: (turn: Turn) => void;
}

export class Narrator {
  private turns: Turn[] = [];
  /** The number of the last line that was told. */
  private told = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly listener: Listener) {}

  /** Events that have just been shown. */
  add(events: readonly AnyEvent[]): void {
    const before = this.turns.at(-1)?.turn;
    this.turns = addEvents(this.turns, events, this.listener.hints());
    const lines = this.turns.flatMap((turn) => turn.lines);
    const growing = this.turns.at(-1)?.lines.at(-1);
    const over = this.turns.slice(0, -1).filter(({ turn, lines }) => turn >= (before ?? turn) && lines.length);
    this.tell(lines.filter((line) => line !== growing));
    for (const turn of over) this.listener.turn(turn);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell(lines), COMPLETE);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private tell(lines: readonly Line[]): void {
    const fresh = lines.filter(({ number }) => number > this.told);
    this.told = Math.max(this.told, ...fresh.map(({ number }) => number));
    for (const line of fresh) this.listener.line(line);
  }
}
