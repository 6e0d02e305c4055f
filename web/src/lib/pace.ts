/** Shows what happens one thing after another, so that people can follow; no clock runs while somebody waits for it. */
import { motion } from "./motion.svelte.ts";
import type { Hints } from "./log.ts";
import type { AnyEvent, Question, SeatInfo, Update } from "./wire.ts";

const LONGEST = 1_200;
const PATIENT = 8; // with more than so many updates waiting, each is shown for a shorter time

/** How long an update is looked at before the next one, in milliseconds. */
export function lasting(events: readonly AnyEvent[], hints: Hints): number {
  const times = events.map((event) => hints[event.event]?.beat ?? 0);
  return Math.min(
    times.reduce((sum, time) => sum + time, 0),
    LONGEST,
  );
}

/** Whether the time for an answer runs as soon as it is asked for: a window closes, or the seat has a clock. */
export function isTimed(question: Question | undefined, seat: SeatInfo | undefined): boolean {
  return question !== undefined && (question.until ?? seat?.bank) !== undefined;
}

/** Updates in their order, each shown when the one before has been looked at. */
export class Pacer {
  private waiting: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (update: Update) => void,
    private readonly hints: () => Hints,
    /** Whether an update must be shown at once. */
    private readonly urgent: (update: Update) => boolean = () => false,
  ) {}

  push(update: Update): void {
    this.waiting.push(update);
    if (document.hidden || this.urgent(update)) this.flush();
    else if (this.timer === undefined) this.next();
  }

  /** Show all that waits, at once. */
  flush(): void {
    this.stop();
    const all = this.waiting;
    this.waiting = [];
    for (const update of all) this.show(update);
  }

  /** Forget what waits: something newer tells it all. */
  clear(): void {
    this.stop();
    this.waiting = [];
  }

  get behind(): boolean {
    return this.waiting.length > 0;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    let time = 0;
    while (this.waiting.length && time <= 0) {
      const update = this.waiting.shift() as Update;
      this.show(update);
      time = motion.pause(lasting(update.events ?? [], this.hints())) * Math.min(1, PATIENT / (this.waiting.length + 1));
    }
    if (time > 0) this.timer = setTimeout(() => this.next(), time);
  }
}
