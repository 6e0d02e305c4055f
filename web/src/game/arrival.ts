/** Ending a walk by itself where the player wanted to go. */
import { squaresToMeet } from "../board/pieces.ts";
import { lineOf } from "../lib/offer.ts";
import type { AnyCommand } from "../lib/wire.ts";
import { isDoneForMe } from "./for-me.svelte.ts";
import { inDock } from "./panel.ts";
import type { Selection } from "./selection.svelte.ts";

/** Milliseconds in which a walk that has ended can go on. */
const LINGERS = 2500;

/** Where the player walked to, in which turn, and whether they chose an empty square some steps away. */
interface Bound {
  square: number;
  turn: number;
  empty: boolean;
}

export class Arrival {
  private bound: Bound | undefined;

  constructor(private readonly selection: Selection) {}

  forget(): void {
    this.bound = undefined;
  }

  /** Note where an answer leads. A single step says nothing about where the player wants to stop; a path of several does. */
  note(command: AnyCommand | undefined, planned: boolean): void {
    const step = command?.do === "step" && !this.selection.walk.goesOn;
    this.bound = step ? { square: command.to, turn: this.selection.table.view?.turns ?? -1, empty: planned && !this.meets(command.to) } : undefined;
  }

  /** End the walk if the player is where they wanted to be and nothing within reach draws them on. */
  look(): void {
    const reach = [...this.selection.advice.reach.keys()];
    if (this.bound && this.isThere(this.bound) && (this.bound.empty || !reach.some((square) => this.meets(square)))) this.stop();
  }

  private isThere({ square, turn }: Bound): boolean {
    const { view, mine } = this.selection.table;
    return mine !== undefined && view?.turns === turn && view.seats[mine.seat]?.pawn === square;
  }

  /** Whether there is a figure, a token, a player or a goal on a square. */
  private meets(square: number): boolean {
    const { view, goals, mine } = this.selection.table;
    return view !== undefined && (squaresToMeet(view, mine?.seat).includes(square) || (goals?.places ?? []).some((place) => place.square === square));
  }

  /** Stop after a moment in which the walk can go on. */
  private stop(): void {
    const { table, guide, forMe } = this.selection;
    const [only, another] = table.view ? inDock(this.selection, table.view) : [];
    if (only?.command.do === "stop" && !another && !guide && isDoneForMe("stop")) {
      forMe.hold({ choice: lineOf(only.fields), squares: [], what: null }, false, LINGERS);
    }
  }
}
