/** The state of a replay: moment, point of view, and playback. */
import { lasting } from "../lib/pace.ts";
import type { Eyes, Mark, Timeline } from "./timeline.ts";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const SHORTEST = 60; // minimum milliseconds per moment

export class Player {
  moment = $state(0);
  eyes = $state<Eyes>("all");
  playing = $state(false);
  speed = $state<number>(1);
  /** Whether this moment was reached from the previous one, so that it can be animated. */
  stepped = $state(false);

  readonly shown = $derived.by(() => this.timeline.at(this.moment, this.eyes));
  readonly latest = $derived.by(() => (this.stepped ? this.shown.events : []));
  readonly turns = $derived.by(() => this.timeline.turns(this.eyes, this.moment));
  readonly rolls = $derived.by(() => this.timeline.rolls(this.eyes, this.moment));
  readonly stops = $derived.by(() => this.timeline.stops(this.eyes));
  readonly marks = $derived.by((): Mark[] => this.timeline.marks(this.eyes));
  readonly highlights = $derived.by(() => this.timeline.highlights(this.eyes));
  /** The current turn. */
  readonly mark = $derived.by(() => this.marks.findLast((mark) => mark.moment <= this.moment));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly timeline: Timeline) {
    this.eyes = timeline.eyes[0] ?? "watch";
  }

  get last(): number {
    return this.timeline.last;
  }

  /** Go to a moment and stop playback. */
  go(moment: number): void {
    this.pause();
    this.show(moment);
  }

  look(eyes: Eyes): void {
    if (this.timeline.eyes.includes(eyes)) this.eyes = eyes;
    this.stepped = false;
  }

  /** Go to the next moment with something new, or back. */
  step(way: 1 | -1): void {
    const { moment } = this;
    const found = way > 0 ? this.stops.find((stop) => stop > moment) : this.stops.findLast((stop) => stop < moment);
    this.pause();
    this.show(found ?? moment, way > 0);
  }

  /** Go to the start of the next turn; backwards, first to the start of this one. */
  turn(way: 1 | -1): void {
    const begins = [0, ...this.marks.map((mark) => mark.moment), this.last];
    const { moment } = this;
    this.go((way > 0 ? begins.find((one) => one > moment) : begins.findLast((one) => one < moment)) ?? moment);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.moment === this.last) this.show(0);
    this.playing = true;
    this.advance();
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

  private advance(): void {
    const next = this.stops.find((stop) => stop > this.moment);
    if (next === undefined) return this.pause();
    this.show(next, true);
    const time = lasting(this.shown.events, this.timeline.hints) / this.speed;
    this.timer = setTimeout(() => this.advance(), Math.max(time, SHORTEST / this.speed));
  }
}
