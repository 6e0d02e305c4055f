/** How a question is answered by pointing: what is lit, what is chosen so far, what is said for it. */
import { figureSquares } from "../board/pieces.ts";
import type { Ghost, Mark, Plan } from "../board/marks.ts";
import { NOTHING, offerOf, sameOption, type Option, type Site } from "../lib/offer.ts";
import { frameOf } from "../lib/sight.ts";
import type { Table } from "../lib/table.svelte.ts";
import type { ChoiceFound, HintFound, PathFound } from "../lib/wire.ts";

/** Frames about which there are odds for each option. */
const CONTESTS = ["fight", "fight-ready", "fight-roll", "mend", "duel", "duel-bids", "duel-reroll", "duel-open"];

export class Asking {
  readonly offer = $derived.by(() => (this.table.question ? offerOf(this.table.question.options) : NOTHING));
  /** The figure that is to be moved, by its square. */
  start = $state<number>();
  /** A square or tile with more than one answer, or one that waits for a second tap. */
  staged = $state.raw<{ square: number; options: Option[] }>();
  site = $state.raw<Site>();
  turn = $state(0);
  path = $state.raw<PathFound>();
  /** Why a square can't be reached: the rule, or nothing known. */
  refusal = $state.raw<{ rule: string | null }>();
  odds = $state.raw<ReadonlyMap<number, ChoiceFound["odds"]>>(new Map());
  hints = $state.raw<HintFound[]>([]);
  hinting = $state(false);
  private walking: number[] = [];
  private filling: string | undefined;

  constructor(readonly table: Table) {}

  readonly figures = $derived.by(() => (this.table.sight ? figureSquares(this.table.sight) : new Map<number, string>()));
  readonly contest = $derived.by(() => this.table.sight && frameOf(this.table.sight, ...CONTESTS));
  readonly walks = $derived.by(() => this.table.question?.options.some((option) => option.do === "step") ?? false);
  /** Several equal things are to be put or moved, so that somebody may want it done for them. */
  readonly fillable = $derived.by(() => {
    const words = new Set([...this.offer.squares.values()].flat().map((option) => option.word));
    return words.size === 1 && (words.has("put") || words.has("shift")) ? [...words][0] : undefined;
  });

  /** The kinds of figures that can be put somewhere now. */
  readonly kinds = $derived.by(() => {
    const puts = [...this.offer.squares.values()].flat().filter((option) => option.word === "put");
    return [...new Set(puts.map((option) => String(option.fields["what"])))];
  });
  /** The kind that a tap puts down. */
  readonly brush = $derived.by(() => (this.wished && this.kinds.includes(this.wished) ? this.wished : this.kinds[0]));
  wished = $state<string>();

  readonly marks = $derived.by((): Mark[] => {
    const { start, staged, path } = this;
    if (path) return this.squareMarks(path.squares.at(-1));
    if (start === undefined) return this.squareMarks(staged?.square);
    const ways = (this.offer.squares.get(start) ?? []).map((option): Mark => ({ square: Number(option.fields["to"]), kind: "legal" }));
    return [{ square: start, kind: "sel" }, ...ways];
  });

  readonly ghost = $derived.by((): Ghost | undefined => {
    const option = this.site?.turns[this.turn];
    if (!this.site || !option) return undefined;
    const { x, y, tile, turns } = this.site;
    return { x, y, tile, rotation: Number(option.fields["rotation"]), turns: turns.length > 1 };
  });

  readonly plan = $derived.by((): Plan | undefined => {
    const seat = this.table.mine?.seat;
    const pawn = seat === undefined ? undefined : this.table.sight?.seats[seat]?.pawn;
    if (!this.path || pawn === undefined) return undefined;
    return { squares: [pawn, ...this.path.squares], reach: this.path.reach, chance: this.path.chance };
  });

  private squareMarks(chosen: number | undefined): Mark[] {
    const marks = [...this.offer.squares].flatMap(([square, options]): Mark[] => {
      const walks = options.some((option) => option.word === "step");
      const held = options.some((option) => option.word !== "put" || option.fields["what"] === this.brush);
      return held ? [{ square, kind: walks && this.figures.has(square) ? "danger" : "legal" }] : [];
    });
    const others = marks.filter((mark) => mark.square !== chosen);
    return chosen === undefined ? marks : [...others, { square: chosen, kind: "sel" }];
  }

  /** A new question, or none: forget what was chosen, go on with what was begun. */
  follow(): void {
    this.cancel();
    this.odds = new Map();
    this.hints = [];
    const question = this.table.question;
    if (!question) return;
    if (this.goOn()) return;
    if (this.contest) void this.askOdds(question.decision);
    if (this.offer.sites.length === 1) this.chooseSite(this.offer.sites[0] as Site);
  }

  /** The next step of a way, or the next figure of a filling. */
  private goOn(): boolean {
    const options = this.table.question?.options ?? [];
    const next = this.walking.shift();
    if (next !== undefined) {
      const step = sameOption(options, { do: "step", to: next });
      if (step !== undefined) return this.answer(step);
      this.walking = [];
    }
    if (this.filling !== undefined && this.filling === this.fillable) {
      const some = [...this.offer.squares.values()].flat();
      const option = some[Math.floor(Math.random() * some.length)];
      if (option) return this.answer(option.number);
    }
    this.filling = undefined;
    return false;
  }

  answer(option: number): true {
    void this.table.answer(option);
    return true;
  }

  cancel(): void {
    this.start = this.staged = this.site = this.path = this.refusal = undefined;
    this.turn = 0;
  }

  /** Whether something is chosen that can be taken back. */
  readonly choosing = $derived.by(() => Boolean(this.start !== undefined || this.staged || this.site || this.path));

  square(square: number, touch: boolean): void {
    this.table.catchUp();
    this.refusal = undefined;
    if (this.start !== undefined) {
      const way = this.offer.squares.get(this.start)?.find((option) => option.fields["to"] === square);
      if (way) return void this.answer(way.number);
    }
    const same = this.start === square;
    this.start = undefined;
    if (same) return;
    const here = this.offer.squares.get(square);
    const tile = this.offer.tiles.get(Math.floor(square / 9));
    if (here) this.pick(square, here, touch);
    else if (tile) this.stage(Math.floor(square / 9) * 9 + 4, tile, touch);
    else if (this.walks) void this.planTo(square);
    else this.cancel();
  }

  private pick(square: number, here: Option[], touch: boolean): void {
    const only = here.length === 1 ? here[0] : undefined;
    if (here.every((option) => "start" in option.fields)) {
      this.cancel();
      this.start = square;
    } else if (only?.word === "step") {
      if (this.path?.squares.at(-1) === square) this.walk();
      else if (touch || this.figures.has(square)) void this.planTo(square);
      else this.answer(only.number);
    } else if (here.every((option) => option.word === "put")) {
      const held = here.find((option) => option.fields["what"] === this.brush);
      if (held) this.answer(held.number);
    } else {
      this.stage(square, here, touch);
    }
  }

  private stage(square: number, options: Option[], touch: boolean): void {
    const [only] = options;
    const again = this.staged?.square === square;
    if (only && options.length === 1 && (!touch || again)) this.answer(only.number);
    else this.staged = { square, options };
  }

  chooseSite(site: { x: number; y: number }): void {
    this.table.catchUp();
    const found = this.offer.sites.find((one) => one.x === site.x && one.y === site.y);
    if (!found) return;
    this.site = found;
    this.turn = 0;
  }

  rotate(): void {
    if (this.site) this.turn = (this.turn + 1) % this.site.turns.length;
  }

  lay(): void {
    const option = this.site?.turns[this.turn];
    if (option) this.answer(option.number);
  }

  async planTo(square: number): Promise<void> {
    const question = this.table.question;
    if (!question) return;
    const found = await this.table.ask({ type: "ask", decision: question.decision, question: { ask: "path", to: square } });
    if (this.table.question !== question || !found) return;
    this.cancel();
    if (found.answer === "path") this.path = found;
    else if (found.answer === "none") this.refusal = { rule: found.rule };
  }

  walk(): void {
    const path = this.path;
    if (!path) return;
    this.walking = path.squares.slice(0, path.reach);
    this.goOn();
  }

  /** Let chance place the rest. */
  fill(): void {
    this.filling = this.fillable;
    this.goOn();
  }

  private async askOdds(decision: number): Promise<void> {
    const found = await this.table.ask({ type: "ask", decision, question: { ask: "choices" } });
    if (this.table.question?.decision !== decision || found?.answer !== "choices") return;
    this.odds = new Map(found.choices.map((choice) => [choice.option, choice.odds]));
  }

  async hint(): Promise<void> {
    const question = this.table.question;
    if (!question || this.hinting) return;
    this.hinting = true;
    const found = await this.table.ask({ type: "hint", decision: question.decision });
    this.hinting = false;
    if (found && this.table.question === question) this.hints = found;
  }
}
