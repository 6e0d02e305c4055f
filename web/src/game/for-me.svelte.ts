/** Moves that one click makes and undo takes back: several at once, which the server finds, or one that waits. */
import { lineOf } from "../lib/offer.ts";
import { recall, remember } from "../lib/remember.ts";
import type { Table } from "../lib/table.svelte.ts";
import type { Move, MovesFound, OddsAnswer } from "../lib/wire.ts";

/** What can be done without asking: placing pieces, moving figures and ending a walk, by the word of its command. */
export const CHORES = ["put", "shift", "stop"] as const;
export type Chore = (typeof CHORES)[number];

/** Milliseconds in which a move waits after which nothing may be taken back; then until the board shows what led to it. */
const WAITS = 1500;
const LOOKS = 300;

/** Whether the player wants this done without asking. */
export function isDoneForMe(chore: Chore): boolean {
  return (recall(`for-me-${chore}`) ?? (chore === "stop" ? "yes" : "no")) === "yes";
}

export function doForMe(chore: Chore, wanted: boolean): void {
  remember(`for-me-${chore}`, wanted ? "yes" : "no");
}

export class ForMe {
  /** Moves shown on the board before they are made. */
  preview = $state.raw<readonly Move[]>([]);
  /** The move that waits. */
  held = $state.raw<Move>();
  /** For how many milliseconds. */
  waits = 0;
  /** All moves of the last gesture, also when they are over, and the turn they are made in. */
  made = $state.raw<{ turn: number; found: MovesFound }>();
  private doing = $state.raw<readonly Move[]>([]);
  private about = $state.raw<Table["question"]>();
  private sought = $state.raw<Table["question"]>();
  private found = $state.raw<MovesFound>();
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Table,
    /** Answers; unless it is the first answer, it belongs to the gesture before. */
    private readonly answer: (option: number, first: boolean) => void,
  ) {}

  /** The moves that the dock proposes for this question. */
  readonly proposed = $derived.by(() => (this.about === this.table.question && !this.held ? this.found : undefined));

  /** Whether moves of the last gesture are still to be made. */
  readonly making = $derived.by(() => this.doing.length > 0 || (this.held !== undefined && this.made?.found.moves.includes(this.held)));

  /** Whether a proposal for this question is on its way. */
  readonly seeking = $derived.by(() => this.sought !== undefined && this.sought === this.table.question);

  async propose(chore: Chore): Promise<void> {
    const question = this.table.question;
    this.sought = question;
    const found = await this.ask(chore === "put" ? { ask: "moves" } : { ask: "send", seat: null });
    if (this.sought === question) this.sought = undefined;
    if (found && this.table.question === question) [this.about, this.found] = [question, found];
  }

  /** Do it as a bot would. */
  async likeABot(): Promise<void> {
    this.make(await this.ask({ ask: "moves" }));
  }

  /** Send the figures at a player; false if none can get nearer. */
  async send(seat: number): Promise<boolean> {
    return this.make(await this.ask({ ask: "send", seat }));
  }

  /** Show where the figures would go. */
  async look(seat: number, isWanted: () => boolean): Promise<void> {
    const found = await this.ask({ ask: "send", seat });
    if (found && isWanted()) this.preview = found.moves;
  }

  make(found: MovesFound | undefined): boolean {
    if (!found) return false;
    this.drop();
    this.made = { turn: this.table.view?.turns ?? -1, found };
    this.doing = [...found.moves];
    return this.advance(true);
  }

  /** Send the next move; the last of several waits. False if there is none, or the game went another way. */
  advance(first = false): boolean {
    clearTimeout(this.waiting);
    this.held = undefined;
    this.preview = [];
    const [next, ...rest] = this.doing;
    if (!next || this.numberOf(next) < 0) {
      this.doing = [];
    } else if (first || rest.length) {
      this.doing = rest;
      this.answer(this.numberOf(next), first);
      return true;
    } else {
      this.hold(next);
    }
    return false;
  }

  /** Make a move after a moment, in which it can be changed or taken back. */
  hold(move: Move, first = false, time = WAITS): void {
    clearTimeout(this.waiting);
    this.waits = time;
    this.held = move;
    this.preview = [move];
    this.wait(first, time);
  }

  private wait(first: boolean, time: number): void {
    this.waiting = setTimeout(() => (this.table.playback.behind ? this.wait(first, LOOKS) : this.release(first)), time);
  }

  /** Make the move that waits now. */
  release(first = false): void {
    const { held } = this;
    this.drop();
    if (held && this.numberOf(held) >= 0) this.answer(this.numberOf(held), first);
  }

  /** Make no more moves. */
  drop(): void {
    this.doing = [];
    this.advance();
  }

  private numberOf(move: Move): number {
    return (this.table.question?.options ?? []).findIndex((one) => lineOf(one) === move.choice);
  }

  private async ask(asked: { ask: "moves" } | { ask: "send"; seat: number | null }): Promise<MovesFound | undefined> {
    const question = this.table.question;
    if (!question) return undefined;
    const found: OddsAnswer | undefined = await this.table.ask({ type: "ask", decision: question.decision, question: asked });
    return this.table.question === question && found?.answer === "moves" ? found : undefined;
  }
}
