/** Shows updates beat by beat so that people can follow, but without delay if a clock is running. */
import { beatsOf, timeLeft, timesOf, type Beat, type Fights, type TurnSoFar } from "./beats.ts";
import type { Hints } from "./log.ts";
import type { Pace } from "./motion.svelte.ts";
import { numberIn } from "./view.ts";
import type { AnyEvent, Question, TableInfo, Update } from "./wire.ts";

const LONGEST = 1_200;
const SEEN = 0.6; // at least, of a beat's time after the camera's way to it, which is a part of it
const THINKING = 2_000; // milliseconds without anything to show: a person is thinking, and what they do then has its own time
const QUESTION = 2_000; // milliseconds that a question of this viewer waits for what led to it, at most
const PATIENT = 6; // with more turns than this waiting, each is shown for a shorter time

/** How long a moment of a replay is shown before the next, in milliseconds. */
export function lasting(events: readonly AnyEvent[], hints: Hints): number {
  const times = events.map((event) => hints[event.event]?.beat ?? 0);
  return Math.min(
    times.reduce((sum, time) => sum + time, 0),
    LONGEST,
  );
}

/** Whether time runs for an answer: a window closes, or the time of the whole game. A turn has time to be watched. */
export function isTimed(question: Question | undefined, info: Pick<TableInfo, "pace"> | undefined): boolean {
  return question !== undefined && (question.until !== undefined || info?.pace?.pace === "bank");
}

/** What the pacer does with updates and their beats. */
export interface Show {
  /** Update what the player decides with: view, question, table. */
  reveal(update: Update): void;
  /** Look at where a beat will happen, and the known ones after it in the same turn; returns the milliseconds until the camera is there. */
  lead(beat: Beat, soon: readonly Beat[]): number;
  /** More is known of what follows the beat that is being shown. */
  foresee(beat: Beat, soon: readonly Beat[]): void;
  /** A beat begins; it takes `time` milliseconds. */
  begin(beat: Beat, time: number, update: Update): void;
  end(beat: Beat, update: Update): void;
  /** All beats of an update are over: show exactly its view. */
  settle(update: Update): void;
  /** Nothing is left to show. */
  rest(): void;
}

export interface Rules {
  hints(): Hints;
  /** This viewer's seat. */
  mine(): number | undefined;
  /** The seat whose turn it is, as far as revealed; in this viewer's own turn, questions don't wait for beats. */
  active(): number | undefined;
  /** Whether an update must be shown at once. */
  urgent(update: Update): boolean;
  pace(): Pace;
  /** Whether somebody waits for this viewer while a seat's turn is shown: then a question comes soon. */
  hurries(seat: number | undefined): boolean;
}

interface Queued {
  update: Update;
  beats: Beat[];
  revealed: boolean;
  /** The share of their time that beats have before its question. */
  haste?: number;
}

/** Queues updates and plays their beats one after another. */
export class Pacer {
  private queue: Queued[] = [];
  /** The next beat of the first update. */
  private place = 0;
  private playing: Beat | undefined;
  /** Whether the camera is still on its way to the beat. */
  private leading = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fights: Fights = { foe: "", number: 0 };
  /** Whose turn is shown, and for how many milliseconds it has been. */
  private turn: { seat: number | undefined; spent: number; thought?: boolean } | undefined;
  private began = 0;
  /** Since when nothing is left to show. */
  private idle = 0;
  paused = false;

  constructor(
    private readonly show: Show,
    private readonly rules: Rules,
    private readonly now: () => number = () => performance.now(),
  ) {}

  push(...updates: Update[]): void {
    if (this.turn && !this.playing && !this.queue.length) this.wait(this.turn);
    for (const update of updates) {
      const beats = beatsOf(update.events ?? [], this.rules.hints(), this.fights, this.rules.mine());
      this.queue.push({ update, beats, revealed: false });
    }
    if (document.hidden || this.rules.pace() === "instant" || updates.some((update) => this.rules.urgent(update))) this.flush();
    else if (this.playing) {
      if (!this.leading) this.show.foresee(this.playing, this.turnLeft().slice(1));
      this.reveal();
    }
    else if (!this.paused) this.advance();
  }

  /** Count the time in which nothing was shown, unless somebody was thinking. */
  private wait(turn: { spent: number; thought?: boolean }): void {
    turn.spent += this.now() - this.idle;
    if (this.now() - this.idle > THINKING) [turn.spent, turn.thought] = [0, true];
  }

  /** Show everything in the queue at once. */
  flush(): void {
    if (!this.queue.length) return;
    this.stop();
    for (const { update, revealed } of this.queue.splice(0)) {
      if (!revealed) this.show.reveal(update);
      this.show.settle(update);
      this.note(update.events ?? []);
    }
    this.place = 0;
    this.rest();
  }

  /** Drop the queue: a newer view replaces it. */
  clear(): void {
    this.stop();
    this.queue = [];
    this.place = 0;
    this.turn = undefined;
    this.rest();
  }

  /** End this beat; while paused, also play the next one. */
  skip(): void {
    if (this.playing) {
      this.stop();
      this.over();
    }
    this.advance();
  }

  /** Stop after this beat. */
  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    if (!this.playing) this.advance();
  }

  get behind(): boolean {
    return this.queue.length > 0;
  }

  private stop(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.turn) this.turn.spent += this.now() - this.began;
    const [beat, first, leading] = [this.playing, this.queue[0], this.leading];
    this.playing = undefined;
    this.leading = false;
    if (first && leading) this.show.begin(beat, 0, first.update);
    if (first) this.show.end(beat, first.update);
  }

  /** Play the next beat that takes time. */
  private advance(): void {
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      this.reveal();
      const beat = next.beats[this.place];
      if (beat && this.play(beat, next.update)) return;
      if (!beat) this.finish(next);
    }
    this.rest();
  }

  /** Play a beat as soon as the camera shows its place; false if that takes no time. */
  private play(beat: Beat, update: Update): boolean {
    const begins = beat.event.event === "turn-began";
    const most = begins ? Infinity : timeLeft(this.rules.pace(), this.soFar());
    const lead = begins || beat.time > 0 ? Math.floor(Math.min(this.show.lead(beat, this.turnLeft().slice(1)), most)) : 0;
    if (lead <= 0) return this.begin(beat, update);
    this.leading = true;
    this.run(beat, lead, () => {
      this.leading = false;
      if (!this.begin(beat, update, lead)) this.advance();
    });
    return true;
  }

  private run(beat: Beat, time: number, then: () => void): void {
    this.playing = beat;
    this.began = this.now();
    this.timer = setTimeout(then, time);
  }

  /** Begin a beat, `lead` milliseconds after the camera set out for it; false if it takes no time. */
  private begin(beat: Beat, update: Update, lead = 0): boolean {
    if (this.playing && this.turn) this.turn.spent += this.now() - this.began;
    this.playing = undefined;
    this.note([beat.event]);
    const whole = this.timeFor();
    const time = Math.round(Math.max(whole - lead, whole * SEEN)); // timers count whole milliseconds
    this.show.begin(beat, time, update);
    if (time > 0) {
      this.run(beat, time, () => {
        this.stop();
        this.over();
        if (!this.paused) this.advance();
      });
      return true;
    }
    this.show.end(beat, update);
    this.over();
    return false;
  }

  /** A beat is over; if it was its update's last, so is the update. */
  private over(): void {
    this.place += 1;
    this.reveal();
    const first = this.queue[0];
    if (first && this.place >= first.beats.length) this.finish(first);
    if (!this.queue.length) this.rest();
  }

  private rest(): void {
    this.idle = this.now();
    this.show.rest();
  }

  private finish(first: Queued): void {
    if (!first.revealed) this.show.reveal(first.update);
    this.show.settle(first.update);
    this.queue.shift();
    this.place = 0;
  }

  /** Reveal this update, and in one's own turn the following ones, up to an outcome that is still hidden. */
  private reveal(): void {
    for (const [place, queued] of this.queue.entries()) {
      const left = place ? queued.beats : queued.beats.slice(this.place);
      if (left.some((beat) => beat.hides)) return;
      if (queued.revealed) continue;
      if (place && this.rules.active() !== this.rules.mine()) return;
      this.show.reveal(queued.update);
      queued.revealed = true;
    }
  }

  /** Remember whose turn is shown. */
  private note(events: readonly AnyEvent[]): void {
    const began = events.findLast((event) => event.event === "turn-began");
    if (began) this.turn = { seat: numberIn(began, "seat"), spent: 0 };
    else this.turn ??= { seat: this.rules.active(), spent: 0 };
  }

  /** How long to show the next beat, given all that is known of its turn. */
  private timeFor(): number {
    const turns = this.turnsAfter();
    const [time = 0] = timesOf(this.turnLeft(), this.rules.pace(), this.soFar());
    return Math.floor(time * Math.min(1, PATIENT / Math.max(turns, 1)) * this.haste()); // timers take whole milliseconds
  }

  /** The share of its time that a beat has before a question of this viewer. */
  private haste(): number {
    const asking = this.queue.findIndex(({ update, revealed }) => update.question && !revealed);
    const question = this.queue[asking];
    if (!question || !this.rules.hurries(this.turn?.seat)) return 1;
    return (question.haste ??= Math.min(1, QUESTION / this.timeBefore(asking)));
  }

  /** How long the beats before a question take, of the turns that are hurried. */
  private timeBefore(asking: number): number {
    const own = this.queue[asking]!.beats;
    const beats = this.queue.slice(0, asking + 1).flatMap(({ beats: some }, place) => (place ? some : some.slice(this.place)));
    let seat = this.turn?.seat;
    let time = 0;
    for (const beat of beats.slice(0, 1 + beats.findLastIndex((one) => one.hides || !own.includes(one)))) {
      if (beat.event.event === "turn-began") seat = numberIn(beat.event, "seat");
      if (this.rules.hurries(seat)) time += beat.time;
    }
    return time;
  }

  private soFar(): TurnSoFar {
    const { seat, spent, thought = false } = this.turn ?? { seat: undefined, spent: 0 };
    return { own: seat !== undefined && seat === this.rules.mine(), spent, ended: this.turnsAfter() > 0 && !thought };
  }

  /** The turns that wait after the one that is shown. */
  private turnsAfter(): number {
    return this.waiting().filter((beat, place) => place && beat.event.event === "turn-began").length;
  }

  /** The next beat and all after it. */
  private waiting(): Beat[] {
    return this.queue.flatMap(({ beats }, place) => (place ? beats : beats.slice(this.place)));
  }

  /** The next beat and the known ones after it in the same turn. */
  private turnLeft(): Beat[] {
    const waiting = this.waiting();
    const next = waiting.findIndex((beat, place) => place && beat.event.event === "turn-began");
    return next < 0 ? waiting : waiting.slice(0, next);
  }
}
