/** The whole bid for a duel: the game asks kind by kind, the player decides on all of it at once. */
import { STAKES } from "./duel.ts";
import type { Selection } from "./selection.svelte.ts";

/** What can be committed, and how much of it. */
export interface Stake {
  what: string;
  most: number;
}

export class DuelBid {
  /** How many of each kind are chosen. */
  chosen = $state.raw<Readonly<Record<string, number>>>({});
  /** The chance to end up with the book with this bid, if the server knows it. */
  chance = $state.raw<number>();
  /** What is still to be answered. */
  private left: Readonly<Record<string, number>> | undefined;

  constructor(private readonly selection: Selection) {}

  /** What is asked now, and the later kinds that the player can commit. */
  readonly stakes = $derived.by((): readonly Stake[] => {
    const { offer, table } = this.selection;
    const asked = offer.buttons.filter(({ command }) => command.do === "commit");
    const what = String(asked[0]?.fields["what"] ?? "");
    const own = table.view?.seats[table.mine?.seat ?? -1];
    if (!what || !own) return [];
    const having = [...(own.collection ?? []), own.life ?? 0];
    const later = STAKES.map((stake, kind) => ({ what: stake, most: having[kind] ?? 0 })).slice(STAKES.findIndex((stake) => stake === what) + 1);
    return [{ what, most: asked.length - 1 }, ...later.filter(({ most }) => most > 0)];
  });

  choose(what: string, number: number): void {
    this.chosen = { ...this.chosen, [what]: number };
    void this.look();
  }

  /** Ask for the chance with the whole bid. */
  async look(): Promise<void> {
    const { table } = this.selection;
    const { question } = table;
    const { chosen } = this;
    if (!question || !this.stakes.length) return;
    const [white = 0, red = 0, blue = 0, life = 0] = STAKES.map((what) => chosen[what] ?? 0);
    const found = await table.ask({ type: "ask", decision: question.decision, question: { ask: "bid", bid: [white, red, blue, life] } });
    if (table.question === question && this.chosen === chosen) this.chance = found?.answer === "duel" ? found.uniform : undefined;
  }

  /** Commit what is chosen. */
  seal(): void {
    this.left = this.chosen;
    this.chosen = {};
    this.chance = undefined;
    this.advance(false);
  }

  /** Answer the next kind; false if no bid is being given. */
  advance(same = true): boolean {
    const [stake] = this.stakes;
    if (!stake) this.left = undefined;
    if (!stake || !this.left) return false;
    const number = Math.min(this.left[stake.what] ?? 0, stake.most);
    const option = this.selection.offer.buttons.find(({ fields, command }) => command.do === "commit" && fields["number"] === number);
    return option !== undefined && this.selection.answer(option.number, false, same);
  }
}
