/** A table as this viewer sees it: view, question, log, chat. */
import { call, Refused } from "./api.ts";
import { Chat } from "./chat.svelte.ts";
import { GameLog, type Roll } from "./game-log.svelte.ts";
import { eventHints } from "./games.ts";
import { motion } from "./motion.svelte.ts";
import { isTimed } from "./pace.ts";
import { Playback } from "./playback.svelte.ts";
import { forgetNonce, nonceBehind, promiseNonce } from "./nonces.ts";
import { signIn } from "./play.ts";
import { noteCommitment } from "./commitments.ts";
import { numberIn, type View } from "./view.ts";
import { TableSocket, type Message, type Status } from "./socket.ts";
import type { Turn } from "./log.ts";
import type { AnyEvent, AnyView, Goals, Mine, Order, Question, TableInfo, Update, Welcome } from "./wire.ts";

export type { Roll } from "./game-log.svelte.ts";

/** A card played on me. */
export interface Aimed {
  event: AnyEvent;
  /** Whether it cancelled my standing order to skip questions. */
  interrupts: boolean;
}

/** Refusals after which the question stays open. */
const STILL_ASKED: ReadonlySet<string> = new Set(["illegal", "fault"]);

export class Table {
  status = $state<Status>("connecting");
  /** Why the connection was closed for good. */
  why = $state("");
  info = $state.raw<TableInfo>();
  mine = $state.raw<Mine>();
  /** The view to decide with; the board may still show an earlier one. */
  view = $state.raw<View>();
  /** The ways to win and how far everybody is; undefined if the game doesn't tell them. */
  goals = $state.raw<Goals>();
  /** Where the drawn tile can go, while anybody decides that. */
  places = $state.raw<NonNullable<Welcome["places"]>>([]);
  /** This seat's question; removed as soon as it is answered. */
  question = $state.raw<Question>();
  /** The last events. */
  latest = $state.raw<readonly AnyEvent[]>([]);
  /** The last card played on me. */
  aimed = $state.raw<Aimed>();
  /** The last refusal. */
  refused = $state.raw<Refused>();
  /** Whether my seat was moved to another device. */
  carried = $state(false);
  /** Whether I lost my seat without leaving it on this page. */
  unseated = $state(false);
  /** Whether I'm leaving my seat, so that losing it is expected. */
  private standing = false;
  /** Whether an undo is under way. */
  private undoing = false;
  /** Whether somebody else on this device is looking at the game. */
  aside = false;
  /** The server's clock minus this device's. */
  ahead = $state(0);

  private socket: TableSocket;
  readonly playback: Playback;
  readonly log: GameLog;
  readonly chat: Chat;

  constructor(
    readonly id: string,
    /** The index of the person on this device; the first is its guest. */
    readonly person = 0,
    /** A secret that transfers a seat to this device. */
    secret = "",
  ) {
    this.chat = new Chat(id, () => this.mine?.seat);
    this.log = new GameLog(id, person === 0);
    this.playback = new Playback(
      { reveal: (update) => this.reveal(update), log: (n, events) => this.log.add({ n, events }) },
      {
        hints: () => eventHints(this.info?.game ?? ""),
        mine: () => this.mine?.seat,
        active: () => this.view?.active,
        urgent: ({ question, info = this.info }) => this.aside || isTimed(question, info),
        pace: () => motion.pace,
        hurries: (seat) => this.info?.pace?.pace === "turns" && seat !== undefined && !this.info.seats[seat]?.level,
      },
    );
    this.socket = new TableSocket(
      id,
      {
        welcome: (message) => this.begin(message),
        resumed: (message) => {
          this.ahead = message.now - Date.now();
          this.requestChat();
        },
        update: (message) => {
          if (message.asked === false && !this.playback.behind) this.question = undefined; // before its scenes
          this.playback.push(message);
        },
        chat: (message) => this.chat.add(message),
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
    this.playback.clear();
    this.socket.close();
  }

  get turns(): Turn[] {
    return this.log.turns;
  }

  get rolls(): Roll[] {
    return this.log.rolls;
  }

  /** Show everything at once, without animations. */
  catchUp(): void {
    this.playback.flush();
  }

  async answer(option: number): Promise<void> {
    const question = this.question;
    if (!question) return;
    this.catchUp();
    this.question = undefined;
    const done = await this.send({ type: "answer", decision: question.decision, choice: option });
    if (!done && STILL_ASKED.has(this.refused?.code ?? "")) this.question ??= question;
  }

  /** Undo my last choice; false if it was refused. A second press before it arrives is ignored. */
  async undo(): Promise<boolean> {
    if (this.undoing) return false;
    this.undoing = true;
    this.catchUp();
    const done = await this.send({ type: "undo" });
    this.undoing = false;
    return done;
  }

  /** Change my standing orders; the others stay as they are. */
  order(change: Partial<Omit<Order, "type" | "id">>): Promise<boolean> {
    const { pass_until_turn = false, never = [], always = [], discard = "", traps = [], by_hand = [] } = this.mine ?? {};
    return this.send({ type: "order", pass_until_turn, never, always, discard, traps, by_hand, ...change });
  }

  /** Send a message; true if the server accepted it. */
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

  /** Ask something about the game; undefined if refused. */
  async ask<M extends Message>(message: M) {
    try {
      return await this.socket.send(message);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === "too-much") this.refused = error;
      return undefined;
    }
  }

  /** Sit down, then see what this seat sees. */
  async sit(name: string, seat: number | null = null): Promise<boolean> {
    const done = await this.send({ type: "sit", name, seat, nonce_hash: promiseNonce() });
    if (done) this.socket.helloAgain();
    return done;
  }

  /** A spectator without a guest key gets one. */
  private async beSomebody(): Promise<void> {
    if (this.mine || (await call("GET /me"))) return;
    await signIn();
    this.socket.reopen();
  }

  /** Guess whether the next fight hits. */
  async guess(hit: boolean): Promise<boolean> {
    await this.beSomebody();
    return this.send({ type: "guess", hit });
  }

  async sendChat(text: string): Promise<boolean> {
    await this.beSomebody();
    return this.chat.send(text, () => this.send({ type: "say", text }));
  }

  async stand(seat: number | null = null): Promise<boolean> {
    this.standing = seat === null;
    const done = await this.send({ type: "stand", seat });
    if (done && seat === null) this.socket.helloAgain();
    else this.standing = false;
    return done;
  }

  /** Take over a seat; visible after the next hello. */
  carry(secret: string, name: string): Promise<boolean> {
    return this.send({ type: "carry", secret, name });
  }

  /** Say hello again, with the seat's secret or without it. */
  look(): void {
    this.socket.forgetSecret();
  }

  private begin(message: Welcome): void {
    this.playback.start(message.view);
    this.ahead = message.now - Date.now();
    if (message.mine) this.carried = this.unseated = false;
    else if (this.mine) this.noteLostSeat(this.mine.seat, message.info);
    this.info = message.info;
    if (message.info.status !== "over") noteCommitment(this.id, message.info.seed_hash);
    this.mine = message.mine;
    this.view = message.view;
    this.goals = message.goals;
    this.places = message.places ?? [];
    this.question = message.question;
    this.latest = [];
    this.log.listen(message.stream, message.view !== undefined, eventHints(message.info.game));
    void this.revealNonce();
    this.requestChat();
  }

  /** Chat messages have no numbers, so missed ones must be requested after a reconnect. */
  private requestChat(): void {
    void this.ask({ type: "history" }).then((said) => {
      if (said) this.chat.recall(said);
    });
  }

  /** Find out how I lost my seat: left by myself, moved to another device, or removed. */
  private noteLostSeat(seat: number, info: TableInfo): void {
    this.carried = info.seats[seat]?.kind === "person";
    this.unseated = !this.carried && !this.standing;
    this.standing = false;
  }

  /** Reveal my nonce as soon as the server asks for it. */
  private async revealNonce(): Promise<void> {
    if (!this.mine || !this.info?.called || this.info.status !== "open") return;
    const hash = this.info.seats[this.mine.seat]?.nonce_hash;
    const nonce = nonceBehind(hash);
    if (hash && nonce && (await this.ask({ type: "reveal", nonce })) !== undefined) forgetNonce(hash);
  }

  private reveal(message: Update): void {
    const events = message.events ?? [];
    if (message.undone !== undefined) void this.log.takeBack(message.n, message.undone);
    if (message.view && this.view) this.view = { ...this.view, ...message.view };
    else if (message.view) this.view = message.view as AnyView; // the first view is complete
    if (message.goals) this.goals = { ...this.goals, ...message.goals } as Goals; // the first ones are complete
    if (message.places) this.places = message.places;
    if (message.info) this.info = message.info;
    this.aimed = aimedAt(this.mine, message.mine, events) ?? this.aimed;
    if (message.mine) this.mine = message.mine;
    if (message.info) void this.revealNonce();
    if (message.question) this.question = message.question;
    else if (message.asked === false) this.question = undefined;
    this.latest = events;
  }
}

function aimedAt(before: Mine | undefined, now: Mine | undefined, events: readonly AnyEvent[]): Aimed | undefined {
  const event = before && events.findLast((one) => numberIn(one, "target") === before.seat && numberIn(one, "seat") !== before.seat);
  return event && { event, interrupts: before.pass_until_turn === true && now?.pass_until_turn !== true };
}
