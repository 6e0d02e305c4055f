/** Shows updates one after another so that people can follow, but without delay if a clock is running. */
import { motion } from "./motion.svelte.ts";
import type { Hints } from "./log.ts";
import type { AnyEvent, Question, SeatInfo, Update } from "./wire.ts";

const LONGEST = 1_200;
const PATIENT = 8; // with more updates than this waiting, each is shown for a shorter time

/** How long an update is shown before the next, in milliseconds. */
export function lasting(events: readonly AnyEvent[], hints: Hints): number {
  const times = events.map((event) => hints[event.event]?.beat ?? 0);
  return Math.min(
    times.reduce((sum, time) => sum + time, 0),
    LONGEST,
  );
}

/** Whether time runs for an answer: a window closes, or the seat has a clock. */
export function isTimed(question: Question | undefined, seat: SeatInfo | undefined): boolean {
  return question !== undefined && (question.until ?? seat?.bank) !== undefined;
}

/** Queues updates; each is shown after the previous one had its time. */
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

  /** Show everything in the queue at once. */
  flush(): void {
    this.stop();
    const all = this.waiting;
    this.waiting = [];
    for (const update of all) this.show(update);
  }

  /** Drop the queue: a newer view replaces it. */
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
