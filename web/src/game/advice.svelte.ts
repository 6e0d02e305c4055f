/** The server's advice on a question: odds, reachable squares, hints. */
import type { Table } from "../lib/table.svelte.ts";
import type { ChoiceFound, HintFound, OddsAnswer, Square } from "../lib/wire.ts";

export class Advice {
  /** Odds by option number. */
  odds = $state.raw<ReadonlyMap<number, ChoiceFound["odds"]>>(new Map());
  /** Squares the current move can reach. */
  reach = $state.raw<ReadonlyMap<number, Square>>(new Map());
  hints = $state.raw<HintFound[]>([]);
  hinting = $state(false);
  /** Whether the last request was refused as too complex. */
  tooMuch = $state(false);

  constructor(private readonly table: Table) {}

  /** Reset for a new question. */
  forget(): void {
    this.odds = new Map();
    this.reach = new Map();
    this.hints = [];
    this.tooMuch = false;
  }

  /** Note whether an answer was refused as too complex. */
  note(found: OddsAnswer): boolean {
    return (this.tooMuch = found.answer === "none" && found.code === "too-much");
  }

  async askOdds(): Promise<void> {
    const decision = this.table.question?.decision;
    if (decision === undefined) return;
    const found = await this.table.ask({ type: "ask", decision, question: { ask: "choices" } });
    if (this.table.question?.decision !== decision || !found || this.note(found) || found.answer !== "choices") return;
    this.odds = new Map(found.choices.map((choice) => [choice.option, choice.odds]));
  }

  async askReach(): Promise<void> {
    const decision = this.table.question?.decision;
    if (decision === undefined) return;
    const found = await this.table.ask({ type: "ask", decision, question: { ask: "reach" } });
    if (this.table.question?.decision !== decision || !found || this.note(found) || found.answer !== "reach") return;
    this.reach = new Map(found.squares.map((square) => [square.square, square]));
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
