/** Answering by pointing: the offered options, the selection so far, and why something isn't possible. */
import { figureSquares } from "../board/pieces.ts";
import type { Spot } from "../board/marks.ts";
import { isDeadly, lineOf, NOTHING, offerOf, type Option } from "../lib/offer.ts";
import { contestFrames, type Fields } from "../lib/view.ts";
import type { Table } from "../lib/table.svelte.ts";
import { Advice } from "./advice.svelte.ts";
import { DuelBid } from "./duel-bid.svelte.ts";
import { ForMe, isDoneForMe, type Chore } from "./for-me.svelte.ts";
import type { Guide } from "./guide.ts";
import { NextWalk } from "./next-walk.svelte.ts";
import { OnBoard } from "./on-board.svelte.ts";
import { Pointer } from "./pointer.ts";
import { TileLaying } from "./tile-laying.svelte.ts";
import { Walk } from "./walk.svelte.ts";

/** Fields with squares, in the order they are pointed at. */
const WHERE = ["start", "to", "square"] as const;

export class Selection {
  readonly offer = $derived.by(() => (this.table.question ? offerOf(this.table.question.options, this.table.question.labels) : NOTHING));
  /** The square of the figure to move. */
  start = $state<number>();
  /** A square or tile with several options, or one that needs a second tap. */
  staged = $state.raw<{ square: number; options: Option[] }>();
  /** Why something can't be chosen: the rule, if known. */
  refusal = $state.raw<{ rule: string | null }>();
  /** A deadly option that needs confirmation. */
  risk = $state.raw<Option>();
  readonly advice: Advice;
  readonly forMe: ForMe;
  readonly walk: Walk;
  readonly next: NextWalk;
  readonly tile: TileLaying;
  readonly bid: DuelBid;
  readonly pointer: Pointer;
  readonly board: OnBoard;
  /** How many clicks wait for the server to find what they do. */
  private finding = $state(0);
  /** How many answers the last gesture gave, for undo. */
  private given = 0;
  /** Whether the player took back what was done automatically: this turn they do it themselves. */
  private byHand = -1;

  constructor(
    readonly table: Table,
    readonly guide?: Guide,
  ) {
    this.advice = new Advice(table);
    this.forMe = new ForMe(table, (option, first) => this.answer(option, false, !first));
    this.walk = new Walk(this);
    this.next = new NextWalk(this);
    this.tile = new TileLaying(this);
    this.bid = new DuelBid(this);
    this.pointer = new Pointer(this);
    this.board = new OnBoard(this);
  }

  /** The way on display: chosen, pointed at, or planned. */
  readonly way = $derived.by(() => (this.next.open ? this.next.path : (this.walk.path ?? this.walk.preview)));
  /** Whether the page goes on by itself: it looks for what a click does, or holds a move back. */
  readonly busy = $derived.by(() => this.finding > 0 || this.forMe.held !== undefined);
  /** The question that was followed last. */
  private followed = $state.raw<Table["question"]>();
  /** Whether the selection hasn't reacted to the question yet. */
  readonly behind = $derived.by(() => this.followed !== this.table.question);
  /** Whether the page looks for what this question offers, or is about to. */
  readonly seeking = $derived.by(() => this.forMe.seeking || this.advice.reaching || (this.behind && (this.walks || this.chore !== undefined)));
  readonly figures = $derived.by(() => (this.table.view ? figureSquares(this.table.view) : new Map<number, string>()));
  /** Whether every option has odds. */
  readonly contested = $derived.by(() => this.table.view !== undefined && contestFrames(this.table.view, "fight", "duel").length > 0);
  readonly walks = $derived.by(() => this.table.question?.options.some((option) => option.do === "step") ?? false);
  /** What one click can do for all pieces; where they are placed best is advice. */
  readonly chore = $derived.by((): Exclude<Chore, "stop"> | undefined => {
    const words = new Set([...this.offer.squares.values()].flat().map((option) => option.command.do));
    if (words.size !== 1 || this.guide) return undefined;
    return words.has("shift") ? "shift" : words.has("put") && this.table.info?.hints ? "put" : undefined;
  });

  /** The squares of players at whom a click sends the figures, with their seats. */
  readonly rivals = $derived.by((): ReadonlyMap<number, number> => {
    const { view, mine } = this.table;
    const pawns = this.chore === "shift" ? (view?.seats ?? []) : [];
    return new Map(pawns.flatMap(({ pawn }, seat) => (seat === mine?.seat || pawn < 0 || this.offer.squares.has(pawn) ? [] : [[pawn, seat] as const])));
  });

  /** The squares that only one figure can move to, with that move: one click does. */
  readonly targets = $derived.by((): ReadonlyMap<number, Option> => {
    const moves = [...this.offer.squares.values()].flat().filter(({ fields }) => "start" in fields);
    const counts = new Map<number, number>();
    for (const { fields } of moves) counts.set(Number(fields["to"]), (counts.get(Number(fields["to"])) ?? 0) + 1);
    return new Map(moves.flatMap((move) => {
      const to = Number(move.fields["to"]);
      return counts.get(to) === 1 && !this.offer.squares.has(to) && !this.rivals.has(to) ? [[to, move] as const] : [];
    }));
  });

  /** The kinds of pieces that can be placed now. */
  readonly kinds = $derived.by(() => {
    const puts = [...this.offer.squares.values()].flat().filter((option) => option.command.do === "put");
    return [...new Set(puts.map((option) => String(option.fields["what"])))];
  });
  /** The kind that a tap places. */
  readonly brush = $derived.by(() => (this.wished && this.kinds.includes(this.wished) ? this.wished : this.kinds[0]));
  wished = $state<string>();

  /** React to a new question: reset the selection, continue a planned path or automatic moves. */
  follow(): void {
    this.followed = this.table.question;
    this.cancel();
    this.walk.follow();
    this.next.unfit = false;
    if (this.table.question) this.tile.laid = undefined;
    this.pointer.point(undefined);
    if (!this.table.question) return;
    if (!this.table.mine?.can_undo) this.given = 0;
    if (this.walk.advance(true) || this.forMe.advance() || this.bid.advance()) return;
    if (this.bid.stakes.length && !this.guide) void this.bid.look();
    if (this.chore && !this.forMe.held) {
      const wanted = isDoneForMe(this.chore) && this.byHand !== this.table.view?.turns;
      void (wanted ? this.find(this.forMe.likeABot()) : this.forMe.propose(this.chore));
    }
    if (this.contested) void this.advice.askOdds();
    if (this.walks) void (this.next.due ? this.next.begin() : this.walk.lookAhead());
    if (this.offer.sites.length === 1) this.tile.site = this.offer.sites[0];
  }

  /** Answer; with `same`, as a part of the gesture before. */
  answer(option: number, sure = false, same = false): true {
    const chosen = this.offer.options[option];
    if (chosen && isDeadly(chosen) && !sure) this.risk = chosen;
    else if (this.guide?.allows(option) ?? true) {
      this.given = same ? this.given + 1 : 1;
      this.tile.laid = this.board.ghost && { ...this.board.ghost, chosen: false };
      if (!this.contested) this.walk.arrival.note(chosen?.command, same);
      void this.table.answer(option);
    } else this.stay();
    return true;
  }

  /** Take back everything the last gesture did. */
  async undo(): Promise<void> {
    this.byHand = this.table.view?.turns ?? -1;
    this.walk.arrival.forget();
    this.forMe.drop();
    for (let left = Math.max(this.given, 1); left > 0; left--) if (!(await this.table.undo())) break;
    this.given = 0;
  }

  /** Forget the path and the automatic moves. */
  private stay(): void {
    this.cancel();
    this.walk.stay();
    this.forMe.drop();
  }

  /** Whether the lesson asks for an option. */
  wanted(option: number): boolean {
    return this.guide?.wants(option) ?? false;
  }

  /** Whether a card can be played now; in a lesson, whether it is asked for. */
  canPlay(card: string): boolean {
    const options = this.offer.cards.get(card) ?? [];
    return this.guide ? options.some((option) => this.wanted(option.number)) : options.length > 0;
  }

  cancel(): void {
    this.tile.cancel();
    this.walk.cancel();
    this.start = this.staged = this.refusal = this.risk = undefined;
  }

  /** Whether there is a selection to cancel. */
  readonly choosing = $derived.by(() =>
    Boolean(this.start !== undefined || this.staged || this.tile.site || this.walk.path),
  );

  square(square: number): void {
    if (this.next.open) return void this.next.plan(square);
    this.table.catchUp();
    this.refusal = undefined;
    this.forMe.drop();
    if (this.walk.path?.squares.at(-1) === square) return this.walk.go();
    const start = this.start;
    if (start !== undefined) {
      const way = this.offer.squares.get(start)?.find((option) => option.fields["to"] === square);
      if (way) return void this.answer(way.number);
    }
    this.start = undefined;
    if (start === square) return;
    const here = this.offer.squares.get(square);
    const tile = this.offer.tiles.get(Math.floor(square / 9));
    const rival = start === undefined ? this.rivals.get(square) : undefined;
    const into = here || start !== undefined ? undefined : this.targets.get(square);
    if (here) this.pick(square, here);
    else if (rival !== undefined) void this.send(rival);
    else if (into) this.answer(into.number);
    else if (this.chore === "put" && this.forMe.proposed && this.isOnOfferedTile(square)) this.forMe.make(this.forMe.proposed);
    else if (tile) this.stage(Math.floor(square / 9) * 9 + 4, tile);
    else if (this.walks) void this.planTo(square);
    else void this.askWhyNot(square, start);
  }

  private async send(seat: number): Promise<void> {
    const question = this.table.question;
    if (!(await this.find(this.forMe.send(seat))) && this.table.question === question) this.refusal = { rule: null };
  }

  async find<T>(what: Promise<T>): Promise<T> {
    this.finding++;
    return what.finally(() => this.finding--);
  }

  private isOnOfferedTile(square: number): boolean {
    return [...this.offer.squares.keys()].every((one) => Math.floor(one / 9) === Math.floor(square / 9));
  }

  private pick(square: number, here: Option[]): void {
    const only = here.length === 1 ? here[0] : undefined;
    if (here.every((option) => "start" in option.fields)) {
      this.cancel();
      if (only) this.answer(only.number);
      else this.start = square;
    } else if (only?.command.do === "step") {
      if (this.figures.has(square)) void this.planTo(square);
      else this.answer(only.number);
    } else if (here.every((option) => option.command.do === "put")) {
      const held = here.find((option) => option.fields["what"] === this.brush);
      if (held) this.answer(held.number);
    } else {
      this.stage(square, here);
    }
  }

  /** Answer if there is one option, which wasn't only proposed. */
  private stage(square: number, options: Option[], proposed = false): void {
    const [only] = options;
    const again = this.staged?.square === square;
    this.cancel();
    const sure = again || !(proposed || only?.fields["card"]); // a shot can't be taken back
    if (only && options.length === 1 && sure) this.answer(only.number);
    else this.staged = { square, options };
  }

  /** Walk to a square, or show the path there. */
  planTo(square: number, goes = true): Promise<void> {
    return this.find(this.walk.plan(square, goes));
  }

  /** Ask the server why a square can't be chosen, using the first option with that square. */
  private async askWhyNot(square: number, start: number | undefined): Promise<void> {
    const options = (start === undefined ? [...this.offer.squares.values()].flat() : this.offer.squares.get(start)) ?? [];
    const like = options.find((option) => option.command.do !== "put" || option.fields["what"] === this.brush);
    const place = start === undefined ? WHERE.find((name) => like && name in like.fields) : "to";
    if (like && place) await this.askRule({ ...like.fields, [place]: square });
    else this.cancel();
  }

  /** Ask the server why the tile doesn't fit there. */
  async askWhyNotThere({ x, y }: Spot): Promise<void> {
    const like = this.offer.sites[0]?.turns[0];
    if (like) await this.askRule({ ...like.fields, x, y });
  }

  async askRule(fields: Fields): Promise<void> {
    const question = this.table.question;
    if (!question) return;
    const found = await this.table.ask({ type: "why-not", decision: question.decision, command: lineOf(fields) });
    if (this.table.question !== question || !found) return;
    this.cancel();
    this.refusal = { rule: found.rule };
  }

  /** Select an option as if it had been pointed at, so that it is shown before it is answered; some have no place. */
  propose(number: number): void {
    const [square, here = []] = [...this.offer.squares].find(([, options]) => options.some((option) => option.number === number)) ?? [];
    const option = here.find((one) => one.number === number);
    if (this.tile.propose(number)) return;
    if (option?.command.do === "step") void this.planTo(Number(option.fields["to"]), false);
    else if (option && square !== undefined) this.stage(square, [option], true);
    else this.answer(number);
  }
}
