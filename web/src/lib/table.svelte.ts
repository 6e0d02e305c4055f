/** One table as this viewer sees it: the view, what is asked, what happened. */
import { call, Refused } from "./api.ts";
import { Chat } from "./chat.svelte.ts";
import { GameLog, type Roll } from "./game-log.svelte.ts";
import { eventHints } from "./games.ts";
import { isTimed, Pacer } from "./pace.ts";
import { forgetNonce, nonceBehind, promiseNonce } from "./nonces.ts";
import { becomeSomebody } from "./play.ts";
import { notePromise } from "./promises.ts";
import { numberIn, type View } from "./view.ts";
import { TableSocket, type Message, type Status } from "./socket.ts";
import type { Turn } from "./log.ts";
import type { AnyEvent, AnyView, Mine, Question, TableInfo, Update, Welcome } from "./wire.ts";

export type { Roll } from "./game-log.svelte.ts";

/** What somebody has played on me. */
export interface Aimed {
  event: AnyEvent;
  /** Whether I wanted no questions, and am asked again because of it. */
  woken: boolean;
}

/** Refusals after which the decision still waits for its answer. */
const STILL_ASKED: ReadonlySet<string> = new Set(["illegal", "fault"]);

export class Table {
  status = $state<Status>("connecting");
  /** Why the line is closed for good. */
  why = $state("");
  info = $state.raw<TableInfo>();
  mine = $state.raw<Mine>();
  view = $state.raw<View>();
  /** What this seat is asked; it is gone as soon as it is answered. */
  question = $state.raw<Question>();
  /** What happened last, for the board to show. */
  latest = $state.raw<readonly AnyEvent[]>([]);
  /** The last that was played on me. */
  aimed = $state.raw<Aimed>();
  /** Why the last thing was not done. */
  refused = $state.raw<Refused>();
  /** Whether somebody has taken my seat to another device. */
  carried = $state(false);
  /** Whether I sat here, and do no more without having stood up on this page. */
  unseated = $state(false);
  /** Whether I want to stand up, so that it is no news. */
  private standing = false;
  /** Whether a choice is being taken back. */
  private undoing = false;
  /** The server's clock less this device's. */
  ahead = $state(0);

  private socket: TableSocket;
  private pacer: Pacer;
  readonly log: GameLog;
  readonly chat: Chat;

  constructor(
    readonly id: string,
    /** Which of several people at this device; the first is its guest. */
    readonly person = 0,
    /** What carries a seat here. */
    secret = "",
  ) {
    this.chat = new Chat(id, () => this.mine?.seat);
    this.log = new GameLog(id, person === 0);
    this.pacer = new Pacer(
      (update) => this.apply(update),
      () => eventHints(this.info?.game ?? ""),
      ({ question, info = this.info }) => isTimed(question, info?.seats[this.mine?.seat ?? -1]),
    );
    this.socket = new TableSocket(
      id,
      {
      welcome: (told) => this.begin(told),
      resumed: (told) => {
        this.ahead = told.now - Date.now();
        this.recallChat();
      },
      update: (told) => this.pacer.push(told),
      said: (told) => this.chat.hear(told),
      status: (status, why) => {
        this.status = status;
        this.why = why;
      },
      },
      person,
      secret,
    );
  }

  close(): void {
    this.pacer.clear();
    this.socket.close();
  }

  /** The log, by turn. */
  get turns(): Turn[] {
    return this.log.turns;
  }

  get rolls(): Roll[] {
    return this.log.rolls;
  }

  /** Show at once all that has happened. */
  catchUp(): void {
    this.pacer.flush();
  }

  /** Answer the question with one of its options. */
  async answer(option: number): Promise<void> {
    const question = this.question;
    if (!question) return;
    this.question = undefined;
    const done = await this.send({ type: "answer", decision: question.decision, choice: option });
    if (!done && STILL_ASKED.has(this.refused?.code ?? "")) this.question ??= question;
  }

  /** Take back my last choice; who presses again before they see it taken back means the same one. */
  async undo(): Promise<void> {
    if (this.undoing) return;
    this.undoing = true;
    this.catchUp();
    await this.send({ type: "undo" });
    this.undoing = false;
  }

  /** Say something that is done or refused; true if it is done. */
  async send(message: Message): Promise<boolean> {
    try {
      await this.socket.send(message);
      this.refused = undefined;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code !== "stale") this.refused = error;
      return false;
    }
  }

  /** Ask something about the game; nothing where there is no answer any more. */
  async ask<M extends Message>(message: M) {
    try {
      return await this.socket.send(message);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === "too-much") this.refused = error;
      return undefined;
    }
  }

  /** Sit down, and see what this seat sees. */
  async sit(name: string, seat: number | null = null): Promise<boolean> {
    const done = await this.send({ type: "sit", name, seat, nonce_hash: promiseNonce() });
    if (done) this.socket.helloAgain();
    return done;
  }

  /** Chat; who only looks on may be nobody yet, and becomes somebody by it. */
  async sendChat(text: string): Promise<boolean> {
    if (!this.mine && !(await call("GET /me"))) {
      await becomeSomebody();
      this.socket.reopen();
    }
    return this.chat.send(text, () => this.send({ type: "say", text }));
  }

  async stand(seat: number | null = null): Promise<boolean> {
    this.standing = seat === null;
    const done = await this.send({ type: "stand", seat });
    if (done && seat === null) this.socket.helloAgain();
    else this.standing = false;
    return done;
  }

  /** Take over a seat; it is seen by who looks then. */
  carry(secret: string, name: string): Promise<boolean> {
    return this.send({ type: "carry", secret, name });
  }

  /** See what there is to be seen, by the seat that was carried here or without it. */
  look(): void {
    this.socket.forgetSecret();
  }

  private begin(told: Welcome): void {
    this.pacer.clear();
    this.ahead = told.now - Date.now();
    if (told.mine) this.carried = this.unseated = false;
    else if (this.mine) this.lose(this.mine.seat, told.info);
    this.info = told.info;
    if (told.info.status !== "over") notePromise(this.id, told.info.seed_hash);
    this.mine = told.mine;
    this.view = told.view;
    this.question = told.question;
    this.latest = [];
    this.log.listen(told.stream, told.view !== undefined, eventHints(told.info.game));
    void this.tellNonce();
    this.recallChat();
  }

  /** What is said has no number, so nobody sends it again to who was away for a moment. */
  private recallChat(): void {
    void this.ask({ type: "history" }).then((said) => {
      if (said) this.chat.recall(said);
    });
  }

  /** My seat is not mine any more: who has stood up knows, else somebody else has it, or nobody. */
  private lose(seat: number, info: TableInfo): void {
    this.carried = info.seats[seat]?.kind === "person";
    this.unseated = !this.carried && !this.standing;
    this.standing = false;
  }

  /** Tell what I promised to add to the dice, as soon as it is called for. */
  private async tellNonce(): Promise<void> {
    if (!this.mine || !this.info?.called || this.info.status !== "open") return;
    const hash = this.info.seats[this.mine.seat]?.nonce_hash;
    const nonce = nonceBehind(hash);
    if (hash && nonce && (await this.ask({ type: "reveal", nonce })) !== undefined) forgetNonce(hash);
  }

  private apply(told: Update): void {
    const events = told.events ?? [];
    if (told.undone !== undefined) void this.log.takeBack(told.n, told.undone);
    if (events.length) this.log.hear({ n: told.n, events });
    if (told.view && this.view) this.view = { ...this.view, ...told.view };
    else if (told.view) this.view = told.view as AnyView; // the first one is whole
    if (told.info) this.info = told.info;
    this.aimed = aimedAt(this.mine, told.mine, events) ?? this.aimed;
    if (told.mine) this.mine = told.mine;
    if (told.info) void this.tellNonce();
    if (told.question) this.question = told.question;
    else if (told.asked === false) this.question = undefined;
    this.latest = events;
  }
}

function aimedAt(before: Mine | undefined, now: Mine | undefined, events: readonly AnyEvent[]): Aimed | undefined {
  const event = before && events.findLast((one) => numberIn(one, "target") === before.seat && numberIn(one, "seat") !== before.seat);
  return event && { event, woken: before.pass_until_turn === true && now?.pass_until_turn !== true };
}
