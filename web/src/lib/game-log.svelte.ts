/** All that was told at a table: what the server has kept for this viewer, and what this page has heard since. */
import { call, Refused } from "./api.ts";
import { isDieRoll, tell, type Hints, type Turn } from "./log.ts";
import type { AnyEvent, StoryDice, StoryRoll, Told, TurnTold } from "./wire.ts";

/** A roll that was shown; where the server has judged it, with what was needed and expected. */
export interface Roll {
  number: number;
  seat: number;
  purpose: string;
  pips: number;
  result: number;
  judged?: StoryRoll;
}

/** An update's number, and what it told. */
interface Heard {
  n: number;
  events: readonly AnyEvent[];
}

export class GameLog {
  turns = $state.raw<Turn[]>([]);
  rolls = $state.raw<Roll[]>([]);
  /** What the dice gave each seat, as far as the server was asked. */
  dice = $state.raw<StoryDice[]>([]);
  /** Whether there are turns before the first one here. */
  earlier = $state(false);
  /** Whether a part of the game was played by earlier rules and can't be told. */
  lost = $state(false);
  /** Whether the server has told what it kept. */
  known = $state(false);
  /** The last roll that was heard while this page was open. */
  fresh = $state.raw<Roll>();
  private stream = "";
  private hints: Hints = {};
  private kept: readonly AnyEvent[] = [];
  private upto: Told = { stream: "", n: 0 };
  private heard: Heard[] = [];
  private asked = 0;
  /** The last update by which something was taken back. */
  private back = -1;

  constructor(
    private readonly table: string,
    /** Whether the server tells what it kept for this viewer: it knows one of several people at a device. */
    private readonly remembered = true,
  ) {}

  /** Listen to a stream of updates: their numbers are its own. What came before it is asked of the server. */
  listen(stream: string, begun: boolean, hints: Hints): void {
    this.hints = hints;
    if (stream !== this.stream) {
      this.kept = [...this.kept, ...this.heard.flatMap(({ events }) => events)];
      this.heard = [];
      this.stream = stream;
      this.back = -1;
    }
    if (begun) void this.recall();
    else this.known = true;
  }

  /** What an update told; what the server has told already is not told twice. */
  hear(update: Heard): void {
    if (!this.isNew(update.n, this.upto)) return;
    this.heard.push(update);
    this.turns = tell(this.turns, update.events, this.hints);
    for (const roll of rollsIn([update])) {
      this.fresh = { ...roll, number: this.rolls.length };
      this.rolls = [...this.rolls, this.fresh];
    }
  }

  /** By this update, what was told after an earlier one has not happened. Rolls are never taken back. */
  async takeBack(n: number, undone: number): Promise<void> {
    this.back = n;
    if (!this.isKnownUpTo(undone)) return this.recall();
    this.heard = this.heard.filter((update) => update.n <= undone);
    this.fold();
  }

  /** Ask the server for all that this viewer was told, then for the dice; what it can't tell stays as it is. */
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
      this.kept = eventsOf(log.turns);
      this.upto = log.upto;
      this.earlier = log.earlier;
      this.lost = log.lost;
      this.heard = this.heard.filter(({ n }) => this.isNew(n, log.upto));
      this.fold();
    }
    await this.judge();
    this.known = true;
  }

  /** Have every roll judged. */
  async judge(): Promise<void> {
    const found = await answered(call("GET /tables/{table}/dice", { path: { table: this.table } }));
    if (!found) return;
    const since = rollsIn(this.heard.filter(({ n }) => this.isNew(n, found.upto)));
    const judged = found.rolls.map((roll) => ({ ...roll, judged: roll }));
    this.rolls = [...judged, ...since].map((roll, number) => ({ ...roll, number }));
    this.dice = found.dice;
  }

  /** The turns before the first one here. */
  async more(): Promise<void> {
    const first = this.turns[0]?.turn ?? null;
    const log = await answered(call("GET /tables/{table}/log", { path: { table: this.table }, query: { before: first } }));
    if (!log || (this.turns[0]?.turn ?? null) !== first) return;
    this.kept = [...eventsOf(log.turns), ...this.kept];
    this.earlier = log.earlier;
    this.fold();
  }

  /** Whether what the server has kept was told by an update. */
  private isKnownUpTo(n: number): boolean {
    return n >= (this.upto.stream === this.stream ? this.upto.n : 0);
  }

  /** Whether what was taken back is not told any more. */
  private isKnownFrom(upto: Told): boolean {
    return upto.stream !== this.stream || upto.n >= this.back;
  }

  private isNew(n: number, upto: Told): boolean {
    return upto.stream !== this.stream || n > upto.n;
  }

  private fold(): void {
    this.turns = tell([], [...this.kept, ...this.heard.flatMap(({ events }) => events)], this.hints);
  }
}

function eventsOf(turns: readonly TurnTold[]): AnyEvent[] {
  return turns.flatMap((turn) => turn.events);
}

function rollsIn(heard: readonly Heard[]): Omit<Roll, "number">[] {
  const rolled = heard.flatMap(({ events }) => events.filter(isDieRoll));
  return rolled.map(({ seat, purpose, pips, result }) => ({ seat, purpose, pips, result }));
}

/** What a server that is busy or gone can't tell is nothing. */
async function answered<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
