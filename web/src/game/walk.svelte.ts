/** Walking by pointing: the path to a square with its odds, and the steps along it. */
import { sameOption } from "../lib/offer.ts";
import type { AnyCommand, OddsAnswer, PathFound } from "../lib/wire.ts";
import { Arrival } from "./arrival.ts";
import { lacksHover } from "./on-board.svelte.ts";
import type { Selection } from "./selection.svelte.ts";

/** The chance to survive from which on a click on a path with fights walks it, if the chance is on display. */
const LIKELY = 0.5;

/** How many fights show their odds without being pointed at, the nearest first. */
const FIGHTS_SHOWN = 6;

export class Walk {
  /** A path to confirm: it has a fight, or is too long for this move. */
  path = $state.raw<PathFound>();
  /** The path to the square under the pointer. */
  preview = $state.raw<PathFound>();
  readonly arrival: Arrival;
  private left: number[] = [];
  /** Paths of this question that the server has found, by their last square. */
  private found = $state.raw<ReadonlyMap<number, PathFound>>(new Map());

  constructor(private readonly selection: Selection) {
    this.arrival = new Arrival(selection);
  }

  /** The fights whose odds are on display, with the chance to survive them. */
  readonly fights = $derived.by((): ReadonlyMap<number, number> => {
    const found = lacksHover() ? [...this.found] : [];
    return new Map(found.flatMap(([square, { fights, chance }]) => (fights.length === 1 && fights[0]?.square === square ? [[square, chance]] : [])));
  });

  /** Whether more steps follow by themselves. */
  get goesOn(): boolean {
    return this.left.length > 0;
  }

  /** Whether a square can be reached in this move. */
  reaches(square: number): boolean {
    const { advice, offer } = this.selection;
    return advice.reach.has(square) || (offer.squares.get(square)?.some((option) => option.command.do === "step") ?? false);
  }

  /** Forget the paths of the question before. */
  follow(): void {
    this.found = new Map();
  }

  cancel(): void {
    this.path = this.preview = undefined;
  }

  stay(): void {
    this.left = [];
  }

  /** Walk the chosen path. */
  go(): void {
    if (!this.path) return;
    this.left = this.path.squares.slice(0, this.path.reach);
    this.advance();
  }

  /** Take the next step; with `same`, as a part of the gesture before. */
  advance(same = false): boolean {
    const next = this.left.shift();
    if (next === undefined) return false;
    const step = sameOption(this.selection.table.question?.options ?? [], { do: "step", to: next });
    if (step !== undefined) return this.selection.answer(step, false, same);
    this.left = [];
    return false;
  }

  /** Find what is in reach; a finger can't point at a fight, so its odds are shown at once. */
  async lookAhead(): Promise<void> {
    const { table, advice, figures } = this.selection;
    const question = table.question;
    await advice.askReach();
    if (table.question !== question) return;
    this.arrival.look();
    if (!lacksHover()) return;
    const fights = [...advice.reach.values()].filter(({ square, fights }) => fights === 1 && figures.has(square));
    for (const { square } of fights.sort((a, b) => a.steps - b.steps).slice(0, FIGHTS_SHOWN)) {
      if (table.question === question) await this.find(square);
    }
  }

  /** Walk to a square at once if nothing can happen on the way or its odds are on display and fair, else show them. */
  async plan(square: number, goes: boolean): Promise<void> {
    const { selection } = this;
    const question = selection.table.question;
    if (!question) return;
    const seen = this.preview?.squares.at(-1) === square || this.fights.has(square);
    const found = await this.find(square);
    if (selection.table.question !== question || !found) return;
    selection.cancel();
    if (selection.advice.note(question, found)) return;
    if (found.answer === "path") {
      this.path = found;
      const fair = !found.fights.length || (seen && found.chance >= LIKELY);
      if (goes && fair && found.reach === found.squares.length) this.go();
    } else if (found.answer === "none" && found.rule) selection.refusal = { rule: found.rule };
    else await selection.askRule({ do: "step", to: square } satisfies AnyCommand);
  }

  async find(square: number): Promise<OddsAnswer | undefined> {
    const { table } = this.selection;
    const question = table.question;
    const known = this.found.get(square);
    if (known || !question) return known;
    const found = await table.ask({ type: "ask", decision: question.decision, question: { ask: "path", to: square } });
    if (table.question === question && found?.answer === "path") this.found = new Map([...this.found, [square, found]]);
    return found;
  }
}
