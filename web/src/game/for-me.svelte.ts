/** What is tedious, done for me: a bot says how, the board shows it, and nothing is done before I say so. */
import { lineOf } from "../lib/offer.ts";
import type { Table } from "../lib/table.svelte.ts";
import type { Move } from "../lib/wire.ts";

export class ForMe {
  /** What would be done, until it is done or given up. */
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

  /** Do all of it, one answer after another. */
  do(): boolean {
    this.doing = [...this.moves];
    return this.goOn();
  }

  /** The next of what is being done; false where there is none, or the game has gone another way. */
  goOn(): boolean {
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
