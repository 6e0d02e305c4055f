/** The walk that a player plans while others play; only this page knows it. */
import type { PathFound } from "../lib/wire.ts";
import type { Selection } from "./selection.svelte.ts";

export class NextWalk {
  /** The way that the player wants to walk in their next move. */
  path = $state.raw<PathFound>();
  /** Whether there is no way to the planned square. */
  unfit = $state(false);

  constructor(private readonly selection: Selection) {}

  /** Whether a walk can be planned now. */
  readonly open = $derived.by(() => {
    const { table, guide } = this.selection;
    const { info, mine, question, view } = table;
    if (info?.status !== "running" || question || guide || mine === undefined || view === undefined) return false;
    return view.active !== mine.seat && (view.seats[mine.seat]?.pawn ?? -1) >= 0 && !info.seats[mine.seat]?.level;
  });

  /** Whether a walk is planned, and it is time to walk. */
  get due(): boolean {
    const { mine, view } = this.selection.table;
    return this.path !== undefined && view?.active === mine?.seat;
  }

  /** Plan to walk to a square; a second click on it drops the plan. */
  async plan(square: number): Promise<void> {
    const known = this.path;
    this.path = undefined;
    this.unfit = false;
    if (known?.squares.at(-1) === square) return;
    const found = await this.selection.table.ask({ type: "ask", decision: null, question: { ask: "path", to: square } });
    if (!this.open || !found) return;
    this.path = found.answer === "path" ? found : undefined;
    this.unfit = !this.path;
  }

  /** Walk as planned, or show the fights on the way. */
  async begin(): Promise<void> {
    const { table, walk } = this.selection;
    const { question } = table;
    const goal = this.path?.squares.at(-1) ?? -1;
    this.path = undefined;
    const found = await this.selection.find(walk.find(goal));
    if (table.question !== question) return;
    await walk.lookAhead();
    if (table.question !== question || this.selection.choosing) return;
    if (found?.answer !== "path") {
      this.unfit = true;
      return;
    }
    walk.path = found;
    if (!found.fights.length) walk.go();
  }
}
