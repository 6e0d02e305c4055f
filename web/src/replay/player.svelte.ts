/** Where a replay stands: the moment, through whose eyes, and whether it plays by itself. */
import { lasting } from "../lib/pace.ts";
import type { Eyes, Mark, Timeline } from "./timeline.ts";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const SHORTEST = 60; // milliseconds that a moment is shown at least

export class Player {
  moment = $state(0);
  eyes = $state<Eyes>("all");
  playing = $state(false);
  speed = $state<number>(1);
  /** The moment was reached from the one before, so that what happened can be seen moving. */
  stepped = $state(false);

  readonly shown = $derived.by(() => this.timeline.at(this.moment, this.eyes));
  readonly latest = $derived.by(() => (this.stepped ? this.shown.events : []));
  readonly turns = $derived.by(() => this.timeline.turns(this.eyes, this.moment));
  readonly rolls = $derived.by(() => this.timeline.rolls(this.eyes, this.moment));
  readonly stops = $derived.by(() => this.timeline.stops(this.eyes));
  readonly marks = $derived.by((): Mark[] => this.timeline.marks(this.eyes));
  /** The turn that is played now. */
  readonly mark = $derived.by(() => this.marks.findLast((mark) => mark.moment <= this.moment));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly timeline: Timeline) {
    this.eyes = timeline.eyes[0] ?? "watch";
  }

  get last(): number {
    return this.timeline.last;
  }

  /** Go to a moment; who takes the scrubber or a link stops the playing. */
  go(moment: number): void {
    this.pause();
    this.show(moment);
  }

  look(eyes: Eyes): void {
    if (this.timeline.eyes.includes(eyes)) this.eyes = eyes;
    this.stepped = false;
  }

  /** To the next moment at which something is to be seen, or back. */
  step(way: 1 | -1): void {
    const { moment } = this;
    const found = way > 0 ? this.stops.find((stop) => stop > moment) : this.stops.findLast((stop) => stop < moment);
    this.pause();
    this.show(found ?? moment, way > 0);
  }

  /** To the next turn's beginning; back to that of this turn first. */
  turn(way: 1 | -1): void {
    const begins = [0, ...this.marks.map((mark) => mark.moment), this.last];
    const { moment } = this;
    this.go((way > 0 ? begins.find((one) => one > moment) : begins.findLast((one) => one < moment)) ?? moment);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.moment === this.last) this.show(0);
    this.playing = true;
    this.goOn();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** One speed up or down. */
  faster(way: 1 | -1): void {
    const place = SPEEDS.findIndex((speed) => speed === this.speed) + way;
    this.speed = SPEEDS[Math.min(Math.max(place, 0), SPEEDS.length - 1)]!;
  }

  private show(moment: number, stepped = false): void {
    this.moment = Math.min(Math.max(Math.round(moment), 0), this.last);
    this.stepped = stepped;
  }

  private goOn(): void {
    const next = this.stops.find((stop) => stop > this.moment);
    if (next === undefined) return this.pause();
    this.show(next, true);
    const time = lasting(this.shown.events, this.timeline.hints) / this.speed;
    this.timer = setTimeout(() => this.goOn(), Math.max(time, SHORTEST / this.speed));
  }
}
