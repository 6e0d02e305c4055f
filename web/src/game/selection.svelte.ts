/** Answering by pointing: the offered options, the selection so far, and why something isn't possible. */
import { figureSquares, squaresToMeet } from "../board/pieces.ts";
import type { Ghost, Spot } from "../board/marks.ts";
import { isDeadly, lineOf, NOTHING, offerOf, sameOption, type Option, type Site } from "../lib/offer.ts";
import { contestFrames, type Fields } from "../lib/view.ts";
import type { Table } from "../lib/table.svelte.ts";
import type { AnyCommand, OddsAnswer, PathFound } from "../lib/wire.ts";
import { Advice } from "./advice.svelte.ts";
import { ForMe, isDoneForMe, type Chore } from "./for-me.svelte.ts";
import type { Guide } from "./guide.ts";
import { lacksHover, OnBoard } from "./on-board.svelte.ts";
import { inDock } from "./panel.ts";

/** Fields with squares, in the order they are pointed at. */
const WHERE = ["start", "to", "square"] as const;

/** Milliseconds in which a walk that has ended can go on. */
const LINGERS = 2500;

/** Milliseconds after which a mouse that rests on a square asks what a click there does. */
const RESTS = 120;

/** The chance to survive from which on a click on a path with fights walks it, if the chance is on display. */
const LIKELY = 0.5;

/** How many fights show their odds without being pointed at, the nearest first. */
const FIGHTS_SHOWN = 6;

/** Where the player walked to, in which turn, and whether they chose an empty square some steps away. */
interface Bound {
  square: number;
  turn: number;
  empty: boolean;
}

export class Selection {
  readonly offer = $derived.by(() => (this.table.question ? offerOf(this.table.question.options, this.table.question.labels) : NOTHING));
  /** The square of the figure to move. */
  start = $state<number>();
  /** A square or tile with several options, or one that needs a second tap. */
  staged = $state.raw<{ square: number; options: Option[] }>();
  site = $state.raw<Site>();
  /** The place for a tile under the pointer. */
  hoveredSite = $state.raw<Site>();
  turn = $state(0);
  /** The tile that is being laid, until the server has answered. */
  laying = $state.raw<Ghost>();
  /** A path to confirm: it has a fight, or is too long for this move. */
  path = $state.raw<PathFound>();
  /** The path to the square under the pointer. */
  preview = $state.raw<PathFound>();
  /** Why something can't be chosen: the rule, if known. */
  refusal = $state.raw<{ rule: string | null }>();
  /** A deadly option that needs confirmation. */
  risk = $state.raw<Option>();
  readonly advice: Advice;
  readonly forMe: ForMe;
  readonly board: OnBoard;
  private walking: number[] = [];
  private bound: Bound | undefined;
  /** How many clicks wait for the server to find what they do. */
  private finding = $state(0);
  /** Paths of this question that the server has found, by their last square. */
  private paths = $state.raw<ReadonlyMap<number, PathFound>>(new Map());
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** The square under the pointer. */
  private pointed: number | undefined;
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
    this.board = new OnBoard(this);
  }

  /** Whether the page goes on by itself: it looks for what a click does, or holds a move back. */
  readonly busy = $derived.by(() => this.finding > 0 || this.forMe.held !== undefined);
  /** Whether the page looks for what this question offers. */
  readonly seeking = $derived.by(() => this.forMe.seeking || this.advice.reaching);
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
    this.cancel();
    this.paths = new Map();
    if (this.table.question) this.laying = undefined;
    this.point(undefined);
    if (!this.table.question) return;
    if (!this.table.mine?.can_undo) this.given = 0;
    if (this.advance(true) || this.forMe.advance()) return;
    if (this.chore && !this.forMe.held) {
      const wanted = isDoneForMe(this.chore) && this.byHand !== this.table.view?.turns;
      void (wanted ? this.find(this.forMe.likeABot()) : this.forMe.propose(this.chore));
    }
    if (this.contested) void this.advice.askOdds();
    if (this.walks) void this.lookAhead();
    if (this.offer.sites.length === 1) this.site = this.offer.sites[0];
  }

  /** Take the next step of the path. */
  private advance(same = false): boolean {
    const next = this.walking.shift();
    if (next === undefined) return false;
    const step = sameOption(this.table.question?.options ?? [], { do: "step", to: next });
    if (step !== undefined) return this.answer(step, false, same);
    this.walking = [];
    return false;
  }

  /** Answer; with `same`, as a part of the gesture before. */
  answer(option: number, sure = false, same = false): true {
    const chosen = this.offer.options[option];
    if (chosen && isDeadly(chosen) && !sure) this.risk = chosen;
    else if (this.guide?.allows(option) ?? true) {
      this.given = same ? this.given + 1 : 1;
      this.laying = this.board.ghost && { ...this.board.ghost, chosen: false };
      if (!this.contested) this.bound = this.boundFor(chosen?.command, same);
      void this.table.answer(option);
    } else this.stay();
    return true;
  }

  /** Take back everything the last gesture did. */
  async undo(): Promise<void> {
    this.byHand = this.table.view?.turns ?? -1;
    this.bound = undefined;
    this.forMe.drop();
    for (let left = Math.max(this.given, 1); left > 0; left--) if (!(await this.table.undo())) break;
    this.given = 0;
  }

  /** Forget the path and the automatic moves. */
  private stay(): void {
    this.cancel();
    this.walking = [];
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
    if (this.site) this.forMe.drop();
    this.start = this.staged = this.site = this.hoveredSite = this.path = this.preview = this.refusal = this.risk = undefined;
    this.turn = 0;
  }

  /** Whether there is a selection to cancel. */
  readonly choosing = $derived.by(() =>
    Boolean(this.start !== undefined || this.staged || this.site || this.path),
  );

  square(square: number): void {
    this.table.catchUp();
    this.refusal = undefined;
    this.forMe.drop();
    if (this.path?.squares.at(-1) === square) return this.walk();
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

  private async find<T>(what: Promise<T>): Promise<T> {
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

  /**
   * Lay the tile as it is shown under the mouse, or if it fits in one way only. A finger sees only its first rotation
   * there, so it is laid after a moment in which it can be rotated. `aimed` by keys it waits for Enter.
   */
  chooseSite(site: Spot, aimed = false): void {
    this.table.catchUp();
    this.refusal = undefined;
    this.forMe.drop();
    const found = this.offer.sites.find((one) => one.x === site.x && one.y === site.y);
    if (!found) return void this.askWhyNotThere(site);
    const seen = found === this.hoveredSite;
    if (!seen) this.turn = 0;
    this.site = found;
    if (aimed) return;
    if (seen || found.turns.length === 1) this.lay();
    else if (!this.guide) this.holdTile();
  }

  private holdTile(): void {
    const option = this.site?.turns[this.turn];
    if (option) this.forMe.hold({ choice: lineOf(option.fields), squares: [], what: null }, true);
  }

  /** Preview the tile where the mouse points. */
  pointSite(site: Spot | undefined): void {
    const found = site && this.offer.sites.find((one) => one.x === site.x && one.y === site.y);
    if (this.site || found === this.hoveredSite) return;
    this.hoveredSite = found;
    this.turn = 0;
  }

  rotate(): void {
    const site = this.site ?? this.hoveredSite;
    if (site) this.turn = (this.turn + 1) % site.turns.length;
    if (this.forMe.held) this.holdTile();
  }

  lay(): void {
    this.forMe.drop();
    const option = this.site?.turns[this.turn];
    if (option) this.answer(option.number);
  }

  /** Find what is in reach; a finger can't point at a fight, so its odds are shown at once. */
  private async lookAhead(): Promise<void> {
    const question = this.table.question;
    await this.advice.askReach();
    if (this.table.question !== question) return;
    if (this.hasArrived() && (this.bound?.empty || ![...this.advice.reach.keys()].some((square) => this.meets(square)))) this.stopHere();
    if (!lacksHover()) return;
    const fights = [...this.advice.reach.values()].filter(({ square, fights }) => fights === 1 && this.figures.has(square));
    for (const { square } of fights.sort((a, b) => a.steps - b.steps).slice(0, FIGHTS_SHOWN)) {
      if (this.table.question === question) await this.findPath(square);
    }
  }

  /** A single step says nothing about where the player wants to stop; a path of several does. */
  private boundFor(command: AnyCommand | undefined, planned: boolean): Bound | undefined {
    if (command?.do !== "step" || this.walking.length) return undefined;
    return { square: command.to, turn: this.table.view?.turns ?? -1, empty: planned && !this.meets(command.to) };
  }

  private hasArrived(): boolean {
    const { view, mine } = this.table;
    return mine !== undefined && view?.turns === this.bound?.turn && view?.seats[mine.seat]?.pawn === this.bound?.square;
  }

  /** Whether there is a figure, a token, a player or a goal on a square. */
  private meets(square: number): boolean {
    const { view, goals, mine } = this.table;
    return view !== undefined && (squaresToMeet(view, mine?.seat).includes(square) || (goals?.places ?? []).some((place) => place.square === square));
  }

  /** End the walk after a moment in which it can go on. */
  private stopHere(): void {
    const view = this.table.view;
    const [only, another] = view ? inDock(this, view) : [];
    if (only?.command.do === "stop" && !another && !this.guide && isDoneForMe("stop")) {
      this.forMe.hold({ choice: lineOf(only.fields), squares: [], what: null }, false, LINGERS);
    }
  }

  /** The fights whose odds are on display, with the chance to survive them. */
  readonly fights = $derived.by((): ReadonlyMap<number, number> => {
    const found = lacksHover() ? [...this.paths] : [];
    return new Map(found.flatMap(([square, { fights, chance }]) => (fights.length === 1 && fights[0]?.square === square ? [[square, chance]] : [])));
  });

  /** Walk to a square at once if nothing can happen on the way or its odds are on display and fair, else show them. */
  planTo(square: number, walks = true): Promise<void> {
    return this.find(this.findWay(square, walks));
  }

  private async findWay(square: number, walks: boolean): Promise<void> {
    const question = this.table.question;
    if (!question) return;
    const seen = this.preview?.squares.at(-1) === square || this.fights.has(square);
    const found = await this.findPath(square);
    if (this.table.question !== question || !found) return;
    this.cancel();
    if (this.advice.note(question, found)) return;
    if (found.answer === "path") {
      this.path = found;
      const fair = !found.fights.length || (seen && found.chance >= LIKELY);
      if (walks && fair && found.reach === found.squares.length) this.walk();
    } else if (found.answer === "none" && found.rule) this.refusal = { rule: found.rule };
    else await this.askRule({ do: "step", to: square } satisfies AnyCommand);
  }

  private async findPath(square: number): Promise<OddsAnswer | undefined> {
    const question = this.table.question;
    const known = this.paths.get(square);
    if (known || !question) return known;
    const found = await this.table.ask({ type: "ask", decision: question.decision, question: { ask: "path", to: square } });
    if (this.table.question === question && found?.answer === "path") this.paths = new Map([...this.paths, [square, found]]);
    return found;
  }

  /** Preview what a click does where the mouse rests; `undefined` when it has left the board. */
  point(square: number | undefined): void {
    clearTimeout(this.resting);
    if (square !== this.pointed && !this.forMe.held) this.forMe.preview = [];
    if (square !== undefined && square !== this.pointed && this.walks && this.isWithinReach(square)) this.forMe.drop();
    this.pointed = square;
    if (this.preview?.squares.at(-1) !== square) this.preview = undefined;
    if (square === undefined || this.choosing || !(this.rivals.has(square) || (this.walks && this.isWithinReach(square)))) return;
    this.resting = setTimeout(() => void this.look(square), RESTS);
  }

  private async look(square: number): Promise<void> {
    const rival = this.rivals.get(square);
    if (rival !== undefined) return this.forMe.look(rival, () => this.pointed === square && !this.choosing);
    const found = await this.findPath(square);
    if (found?.answer === "path" && this.pointed === square && !this.choosing) this.preview = found;
  }

  private isWithinReach(square: number): boolean {
    return this.advice.reach.has(square) || (this.offer.squares.get(square)?.some((option) => option.command.do === "step") ?? false);
  }

  walk(): void {
    const path = this.path;
    if (!path) return;
    this.walking = path.squares.slice(0, path.reach);
    this.advance();
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
  private async askWhyNotThere({ x, y }: Spot): Promise<void> {
    const like = this.offer.sites[0]?.turns[0];
    if (like) await this.askRule({ ...like.fields, x, y });
  }

  private async askRule(fields: Fields): Promise<void> {
    const question = this.table.question;
    if (!question) return;
    const found = await this.table.ask({ type: "why-not", decision: question.decision, command: lineOf(fields) });
    if (this.table.question !== question || !found) return;
    this.cancel();
    this.refusal = { rule: found.rule };
  }

  /** Select an option as if it had been pointed at, so that it is shown before it is answered; some have no place. */
  propose(number: number): void {
    const site = this.offer.sites.find(({ turns }) => turns.some((option) => option.number === number));
    const [square, here = []] = [...this.offer.squares].find(([, options]) => options.some((option) => option.number === number)) ?? [];
    const option = here.find((one) => one.number === number);
    if (site) {
      this.cancel();
      this.site = site;
      this.turn = site.turns.findIndex((turn) => turn.number === number);
    } else if (option?.command.do === "step") void this.planTo(Number(option.fields["to"]), false);
    else if (option && square !== undefined) this.stage(square, [option], true);
    else this.answer(number);
  }
}
