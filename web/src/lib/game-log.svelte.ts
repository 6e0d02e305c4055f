/** A table's log: the events stored on the server for this viewer, and those received since. */
import { call, Refused } from "./api.ts";
import { isAboutStandIn, isDieRoll, addEvents, type Hints, type Turn } from "./log.ts";
import type { AnyEvent, StoryDice, StoryRoll, StreamPosition, TurnEvents } from "./wire.ts";

/** A roll; with needed and expected values once the server has evaluated it. */
export interface Roll {
  number: number;
  seat: number;
  purpose: string;
  pips: number;
  result: number;
  judged?: StoryRoll;
}

/** An update's number and events. */
interface Received {
  n: number;
  events: readonly AnyEvent[];
}

export class GameLog {
  turns = $state.raw<Turn[]>([]);
  rolls = $state.raw<Roll[]>([]);
  /** Each seat's dice, as of the last request. */
  dice = $state.raw<StoryDice[]>([]);
  /** Whether there are turns before the first one here. */
  earlier = $state(false);
  /** Whether part of the game can't be shown because of older rules. */
  lost = $state(false);
  /** Whether the stored log was loaded. */
  known = $state(false);
  /** Called with events that are new, not with those that the page finds when it opens. */
  onadd: (events: readonly AnyEvent[]) => void = () => {};
  private stream = "";
  private hints: Hints = {};
  private stored: readonly AnyEvent[] = [];
  /** The seats that stand-ins played when the stored events begin. */
  private stood: readonly number[] = [];
  private upto: StreamPosition = { stream: "", n: 0 };
  private received: Received[] = [];
  private asked = 0;
  /** The last update that contained an undo. */
  private back = -1;

  constructor(
    private readonly table: string,
    /** Whether the server stores the log for this viewer: it does for one person per device. */
    private readonly remembered = true,
  ) {}

  /** Start with a new stream of updates, which has its own numbering. Earlier events are requested from the server. */
  listen(stream: string, begun: boolean, hints: Hints): void {
    this.hints = hints;
    if (stream !== this.stream) {
      this.stored = [...this.stored, ...this.received.flatMap(({ events }) => events)];
      this.received = [];
      this.stream = stream;
      this.back = -1;
    }
    if (begun) void this.recall();
    else this.known = true;
  }

  /** Add an update's events, unless the stored log already has them. */
  add(update: Received): void {
    if (!this.isNew(update.n, this.upto)) return;
    this.received.push(update);
    this.turns = addEvents(this.turns, update.events, this.hints, this.stood);
    for (const roll of rollsIn([update])) this.rolls = [...this.rolls, { ...roll, number: this.rolls.length }];
    this.onadd(update.events);
  }

  /** Remove the events after an earlier update. Rolls are never undone. */
  async takeBack(n: number, undone: number): Promise<void> {
    this.back = n;
    if (!this.isKnownUpTo(undone)) return this.recall();
    this.received = this.received.map((update) => (update.n <= undone ? update : { ...update, events: update.events.filter(isAboutStandIn) }));
    this.fold();
  }

  /** Request the stored log, then the dice; on failure keep what is here. */
  async recall(): Promise<void> {
    if (!this.remembered) {
      this.known = true;
      return;
    }
    const asked = ++this.asked;
    const log = await answered(call("GET /tables/{table}/log", { path: { table: this.table } }));
    if (asked !== this.asked) return;
    if (log && !this.isKnownFrom(log.upto)) return this.recall();
    if (log) {
      this.stored = eventsOf(log.turns);
      this.stood = log.turns[0]?.stand_ins ?? [];
      this.upto = log.upto;
      this.earlier = log.earlier;
      this.lost = log.lost;
      this.received = this.received.filter(({ n }) => this.isNew(n, log.upto));
      this.fold();
    }
    await this.judge();
    this.known = true;
  }

  /** Have every roll evaluated. */
  async judge(): Promise<void> {
    const found = await answered(call("GET /tables/{table}/dice", { path: { table: this.table } }));
    if (!found) return;
    const since = rollsIn(this.received.filter(({ n }) => this.isNew(n, found.upto)));
    const judged = found.rolls.map((roll) => ({ ...roll, judged: roll }));
    this.rolls = [...judged, ...since].map((roll, number) => ({ ...roll, number }));
    this.dice = found.dice;
  }

  /** Load the turns before the first one here. */
  async more(): Promise<void> {
    const first = this.turns[0]?.turn ?? null;
    const log = await answered(call("GET /tables/{table}/log", { path: { table: this.table }, query: { before: first } }));
    if (!log || (this.turns[0]?.turn ?? null) !== first) return;
    this.stored = [...eventsOf(log.turns), ...this.stored];
    this.stood = log.turns[0]?.stand_ins ?? this.stood;
    this.earlier = log.earlier;
    this.fold();
  }

  /** Whether the stored log includes this update. */
  private isKnownUpTo(n: number): boolean {
    return n >= (this.upto.stream === this.stream ? this.upto.n : 0);
  }

  /** Whether the stored log reflects the last undo. */
  private isKnownFrom(upto: StreamPosition): boolean {
    return upto.stream !== this.stream || upto.n >= this.back;
  }

  private isNew(n: number, upto: StreamPosition): boolean {
    return upto.stream !== this.stream || n > upto.n;
  }

  private fold(): void {
    this.turns = addEvents([], [...this.stored, ...this.received.flatMap(({ events }) => events)], this.hints, this.stood);
  }
}

function eventsOf(turns: readonly TurnEvents[]): AnyEvent[] {
  return turns.flatMap((turn) => turn.events);
}

function rollsIn(updates: readonly Received[]): Omit<Roll, "number">[] {
  const rolled = updates.flatMap(({ events }) => events.filter(isDieRoll));
  return rolled.map(({ seat, purpose, pips, result }) => ({ seat, purpose, pips, result }));
}

/** Undefined if the server is busy or unreachable. */
async function answered<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
