/** What the board shows of a running game: updates beat by beat, and the last turn once more. */
import type { Beat } from "./beats.ts";
import { LastTurn } from "./last-turn.ts";
import { Pacer, type Rules, type Show } from "./pace.ts";
import { afterEvent } from "./partial.ts";
import type { View } from "./view.ts";
import type { AnyEvent, AnyView, Update } from "./wire.ts";

/** A beat that is being shown. */
export interface Playing {
  number: number;
  beat: Beat;
  /** Milliseconds it takes. */
  time: number;
}

/** The table that an update changes. */
interface PlayedTable {
  /** Update what the player decides with. */
  reveal(update: Update): void;
  /** Add lines to the log. */
  log(n: number, events: readonly AnyEvent[]): void;
}

export class Playback {
  /** What the board shows: the current view, or an earlier one while beats are played. */
  shown = $state.raw<View>();
  /** The events that led from the view before to this one. */
  moved = $state.raw<readonly AnyEvent[]>([]);
  /** The current beat; undefined when everything has been shown. */
  playing = $state.raw<Playing>();
  paused = $state(false);
  /** Brings the place of an event into view, with those that follow soon if they fit; returns the milliseconds it takes. */
  attend: (event: AnyEvent, soon: readonly AnyEvent[]) => number = () => 0;
  /** Whether the last turn is shown again. */
  again = $state(false);
  /** Whether there is a turn that can be shown again. */
  repeatable = $state(false);
  private pacer: Pacer;
  private repeater: Pacer;
  private lastTurn = new LastTurn();
  /** The view after the updates shown so far. */
  private settled: View | undefined;
  /** How many events of the current update are in the log. */
  private logged = 0;
  private count = 0;
  /** Events that had a scene. */
  private staged = new WeakSet<AnyEvent>();

  constructor(
    private readonly table: PlayedTable,
    private readonly rules: Rules,
  ) {
    this.pacer = new Pacer(this.live(), rules);
    this.repeater = new Pacer(this.repeated(), { ...rules, mine: () => undefined, urgent: () => false, hurries: () => false, pace: () => (rules.pace() === "instant" ? "normal" : rules.pace()) });
  }

  /** Start with a view that needs no explanation. */
  start(view: View | undefined): void {
    this.clear();
    this.settled = this.shown = view;
    this.moved = [];
    this.logged = 0;
    this.lastTurn = new LastTurn();
    this.repeatable = false;
  }

  clear(): void {
    this.repeater.clear();
    this.pacer.clear();
  }

  push(update: Update): void {
    if (this.again && this.rules.urgent(update)) this.repeater.flush();
    this.pacer.push(update);
  }

  /** Show everything at once. */
  flush(): void {
    this.repeater.flush();
    this.pacer.flush();
  }

  /** Whether something is left to show. */
  get behind(): boolean {
    return this.playing !== undefined || this.pacer.behind;
  }

  /** Whether an event had a scene. */
  hasShown(event: AnyEvent): boolean {
    return this.staged.has(event);
  }

  /** End this beat; while paused, also play the next one. */
  skip(): void {
    this.current.skip();
  }

  /** Stop after this beat. */
  pause(): void {
    this.paused = true;
    this.current.pause();
  }

  resume(): void {
    this.paused = false;
    this.current.resume();
  }

  /** Show the last turn again, then return to the present. */
  repeat(): void {
    const turn = this.lastTurn.finished;
    if (!turn || this.again) return;
    this.pacer.flush();
    this.pacer.pause();
    this.repeater.paused = this.paused = false;
    this.again = true;
    this.look(turn.before, []);
    this.repeater.push(...turn.updates);
  }

  private get current(): Pacer {
    return this.again ? this.repeater : this.pacer;
  }

  /** Updates as they come. */
  private live(): Show {
    return {
      reveal: (update) => this.table.reveal(update),
      lead: (beat, soon) => this.lead(beat, soon),
      foresee: (beat, soon) => void this.foresee(beat, soon),
      begin: (beat, time, { n }) => {
        if (!beat.hides) this.log(n, beat.lines);
        this.begin(beat, time);
      },
      end: (beat, { n }) => {
        if (beat.hides) this.log(n, beat.lines);
        this.end(beat);
      },
      settle: (update) => this.settle(update),
      rest: () => (this.playing = undefined),
    };
  }

  /** Updates of a turn that is shown again: only the board changes. */
  private repeated(): Show {
    return {
      reveal: () => {},
      lead: (beat, soon) => this.lead(beat, soon),
      foresee: (beat, soon) => void this.foresee(beat, soon),
      begin: (beat, time) => this.begin(beat, time),
      end: (beat) => this.end(beat),
      settle: ({ view, events = [] }) => this.look({ ...this.shown, ...view } as View, events),
      rest: () => this.present(),
    };
  }

  /** Return from the last turn to the present. */
  private present(): void {
    if (!this.again) return;
    this.again = false;
    this.playing = undefined;
    this.look(this.settled, []);
    this.paused = false;
    this.pacer.resume();
  }

  /** Nothing is on stage while the camera moves to the next beat. */
  private lead(beat: Beat, soon: readonly Beat[]): number {
    const time = this.foresee(beat, soon);
    if (time > 0) this.playing = { number: ++this.count, beat: { ...beat, scene: "", sound: "" }, time };
    return time;
  }

  private foresee(beat: Beat, soon: readonly Beat[]): number {
    return this.attend(beat.event, soon.map(({ event }) => event));
  }

  private begin(beat: Beat, time: number): void {
    if (time > 0 && beat.scene) this.staged.add(beat.event);
    this.playing = { number: ++this.count, beat, time };
    if (!beat.scene) this.follow(beat.event);
  }

  /** A scene plays before the board changes. */
  private end(beat: Beat): void {
    if (beat.scene) for (const event of beat.lines) this.follow(event);
  }

  private follow(event: AnyEvent): void {
    const next = this.shown && afterEvent(this.shown, event);
    if (next !== this.shown) this.look(next, [event]);
  }

  private look(view: View | undefined, events: readonly AnyEvent[]): void {
    this.shown = view;
    this.moved = events;
  }

  private settle(update: Update): void {
    const events = update.events ?? [];
    this.log(update.n, events.slice(this.logged));
    this.logged = 0;
    const before = this.settled;
    if (update.view) this.settled = before ? { ...before, ...update.view } : (update.view as AnyView); // the first view is complete
    if (before) this.lastTurn.note(before, update);
    this.repeatable = this.lastTurn.finished !== undefined;
    if (!this.again) this.look(this.settled, events);
  }

  private log(n: number, events: readonly AnyEvent[]): void {
    this.logged += events.length;
    if (events.length) this.table.log(n, events);
  }
}
