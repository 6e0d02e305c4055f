/** The server's advice on a question: odds, reachable squares, hints. */
import type { Table } from "../lib/table.svelte.ts";
import type { ChoiceFound, HintFound, OddsAnswer, Square } from "../lib/wire.ts";

type Question = NonNullable<Table["question"]>;

interface Found {
  /** Odds by option number. */
  odds: ReadonlyMap<number, ChoiceFound["odds"]>;
  /** Squares the current move can reach. */
  reach: ReadonlyMap<number, Square>;
  hints: readonly HintFound[];
  /** Whether the last request was refused as too complex. */
  tooMuch: boolean;
}

const NOTHING: Found = { odds: new Map(), reach: new Map(), hints: [], tooMuch: false };

/** What was found for one question is never shown at the next one. */
export class Advice {
  hinting = $state(false);
  private about = $state.raw<Question>();
  private sought = $state.raw<Question>();
  private kept = $state.raw(NOTHING);

  constructor(private readonly table: Table) {}

  private readonly found = $derived.by(() => (this.about === this.table.question ? this.kept : NOTHING));
  readonly odds = $derived.by(() => this.found.odds);
  readonly reach = $derived.by(() => this.found.reach);
  readonly hints = $derived.by(() => this.found.hints);
  readonly tooMuch = $derived.by(() => this.found.tooMuch);

  async askOdds(): Promise<void> {
    const [question, found] = await this.ask({ ask: "choices" });
    if (found?.answer === "choices") this.keep(question, { odds: new Map(found.choices.map((choice) => [choice.option, choice.odds])) });
  }

  /** Whether it looks for what is in reach. */
  readonly reaching = $derived.by(() => this.sought !== undefined && this.sought === this.table.question);

  async askReach(): Promise<void> {
    this.sought = this.table.question;
    const [question, found] = await this.ask({ ask: "reach" });
    if (this.sought === question) this.sought = undefined;
    if (found?.answer === "reach") this.keep(question, { reach: new Map(found.squares.map((square) => [square.square, square])) });
  }

  async hint(): Promise<void> {
    const question = this.table.question;
    if (!question || this.hinting) return;
    this.hinting = true;
    const hints = await this.table.ask({ type: "hint", decision: question.decision });
    this.hinting = false;
    if (hints) this.keep(question, { hints });
  }

  closeHints(): void {
    this.kept = { ...this.kept, hints: [] };
  }

  /** Note whether an answer was refused as too complex. */
  note(question: Question | undefined, found: OddsAnswer): boolean {
    const tooMuch = found.answer === "none" && found.code === "too-much";
    this.keep(question, { tooMuch });
    return tooMuch;
  }

  private async ask(about: { ask: "choices" } | { ask: "reach" }): Promise<[Question | undefined, OddsAnswer | undefined]> {
    const question = this.table.question;
    const found = question && (await this.table.ask({ type: "ask", decision: question.decision, question: about }));
    if (found) this.note(question, found);
    return [question, found];
  }

  private keep(question: Question | undefined, found: Partial<Found>): void {
    if (!question || question !== this.table.question) return;
    this.kept = { ...this.found, ...found };
    this.about = question;
  }
}
