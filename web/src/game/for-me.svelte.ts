/** Automatic placements and moves: a bot suggests them, and they are made at once; undo takes them all back. */
import { lineOf } from "../lib/offer.ts";
import { recall, remember } from "../lib/remember.ts";
import type { Table } from "../lib/table.svelte.ts";
import type { Move } from "../lib/wire.ts";

/** What can be done for the player: placing pieces and moving figures, by the word of its command. */
export const CHORES = ["put", "shift"] as const;
export type Chore = (typeof CHORES)[number];

/** Whether the player wants this done without asking. */
export function isDoneForMe(chore: Chore): boolean {
  return recall(`for-me-${chore}`) === "yes";
}

export function doForMe(chore: Chore, wanted: boolean): void {
  remember(`for-me-${chore}`, wanted ? "yes" : "no");
}

export class ForMe {
  thinking = $state(false);
  private doing: Move[] = [];

  constructor(
    private readonly table: Table,
    private readonly answer: (option: number) => void,
  ) {}

  /** Ask a bot for all moves of this question and make them. */
  async ask(): Promise<void> {
    const question = this.table.question;
    if (!question || this.thinking) return;
    this.thinking = true;
    const found = await this.table.ask({ type: "ask", decision: question.decision, question: { ask: "moves" } });
    this.thinking = false;
    if (this.table.question !== question || found?.answer !== "moves") return;
    this.doing = [...found.moves];
    this.advance();
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
}
