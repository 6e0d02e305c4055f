/** Guides a player through a part of a lesson: which answers are accepted, and the response to others. */
import { i18n } from "../lib/i18n.svelte.ts";
import { lineOf } from "../lib/offer.ts";
import { numberIn } from "../lib/view.ts";
import type { Table } from "../lib/table.svelte.ts";
import { SQUARE_FIELDS, type PartInfo } from "../lib/wire.ts";
import type { Guide } from "../game/guide.ts";
import { rank } from "./answers.ts";

export class Lead implements Guide {
  place = $state(0);
  /** The message about an answer that isn't accepted now. */
  note = $state("");
  /** Whether the player asked to be shown the answer. */
  shown = $state(false);
  private sent = $state(false);
  private last = false;
  private before: unknown;
  /** Answers given in this step, so that the shown answer doesn't go in circles. */
  private given = $state.raw<readonly string[]>([]);

  constructor(
    readonly game: string,
    readonly part: PartInfo,
    readonly table: Table,
  ) {}

  readonly step = $derived.by(() => this.part.steps[this.place]);
  readonly message = $derived.by(() => `lesson-${this.game}-${this.part.id}-${this.step?.id}`);
  readonly asks = $derived.by(() => (this.step?.want.length ?? 0) > 0);

  /** Numbers of the accepted options: new ones first, then those furthest along. */
  readonly wanted = $derived.by(() => {
    const want = this.step?.want ?? [];
    const ranked = (this.table.question?.options ?? []).map((option, number) => ({
      number,
      rank: rank(want, option),
      given: this.given.includes(lineOf(option)) ? 1 : 0,
    }));
    return ranked
      .filter((option) => option.rank >= 0)
      .sort((one, other) => one.given - other.given || other.rank - one.rank)
      .map((option) => option.number);
  });
  /** Whether no accepted answer is possible any more. */
  readonly stuck = $derived.by(() => this.asks && !this.sent && this.table.question !== undefined && !this.wanted.length);

  /** Squares the text mentions, and those of the answer if the player asked for it. */
  readonly squares = $derived.by((): readonly number[] => {
    const best = this.shown ? this.table.question?.options[this.wanted[0] ?? -1] : undefined;
    const where = best ? SQUARE_FIELDS.flatMap((name) => numberIn(best, name) ?? []) : [];
    return [...new Set([...(this.step?.look ?? []), ...where])];
  });

  wants(option: number): boolean {
    return this.wanted.includes(option);
  }

  allows(option: number): boolean {
    const command = this.table.question?.options[option];
    if (!command || !this.wants(option)) {
      const own = `${this.message}.else`;
      this.note = !this.asks ? "lesson-read" : i18n.knows(own) ? own : "lesson-else";
      return false;
    }
    this.note = "";
    this.shown = false;
    this.sent = true;
    this.given = [...this.given, lineOf(command)];
    this.last = rank(this.step?.last ?? [], command) >= 0;
    this.before = this.table.latest;
    return true;
  }

  /** Check whether the step is done, after something happened at the table. */
  follow(): void {
    if (!this.sent || this.table.latest === this.before) return;
    this.sent = false;
    if (this.last || !this.wanted.length) this.next();
  }

  next(): void {
    this.place += 1;
    this.given = [];
    this.note = "";
    this.shown = false;
  }
}
