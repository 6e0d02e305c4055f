/** Automatic placements and moves: a bot suggests them, the board previews them, the player confirms. */
import { lineOf } from "../lib/offer.ts";
import type { Table } from "../lib/table.svelte.ts";
import type { Move } from "../lib/wire.ts";

export class ForMe {
  /** The suggested moves, until they are done or cancelled. */
  moves = $state.raw<readonly Move[]>([]);
  thinking = $state(false);
  private doing: Move[] = [];

  constructor(
    private readonly table: Table,
    private readonly answer: (option: number) => void,
  ) {}

  async ask(): Promise<void> {
    const question = this.table.question;
    if (!question || this.thinking) return;
    this.thinking = true;
    const found = await this.table.ask({ type: "ask", decision: question.decision, question: { ask: "moves" } });
    this.thinking = false;
    if (this.table.question === question && found?.answer === "moves") this.moves = found.moves;
  }

  /** Send all moves, one answer after another. */
  do(): boolean {
    this.doing = [...this.moves];
    return this.advance();
  }

  /** Send the next move; false if there is none, or the game went another way. */
  advance(): boolean {
    const next = this.doing.shift();
    if (!next) return false;
    const option = (this.table.question?.options ?? []).findIndex((one) => lineOf(one) === next.choice);
    if (option < 0) {
      this.doing = [];
      return false;
    }
    this.answer(option);
    return true;
  }

  cancel(): void {
    this.moves = [];
  }
}
