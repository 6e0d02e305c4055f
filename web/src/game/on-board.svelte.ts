/** The markers for a question: highlighted squares, tile previews, the path, automatic moves. */
import type { Fight, Fitting, Ghost, Mark, Plan } from "../board/marks.ts";
import type { Option } from "../lib/offer.ts";
import { frameOf, numberIn, topFrame, wordIn } from "../lib/view.ts";
import type { Move } from "../lib/wire.ts";
import type { Selection } from "./selection.svelte.ts";

/** Whether nothing can be pointed at without a tap. */
export function lacksHover(): boolean {
  return matchMedia("(hover: none)").matches;
}

export class OnBoard {
  constructor(private readonly selection: Selection) {}

  readonly marks = $derived.by((): Mark[] => {
    const { start, staged, offer } = this.selection;
    const { path } = this.selection.walk;
    const goal = this.selection.next.open ? this.selection.next.path?.squares.at(-1) : undefined;
    if (goal !== undefined) return [{ square: goal, kind: "sel" }];
    if (path) return this.squareMarks(path.squares.at(-1));
    if (start === undefined) return this.squareMarks(staged?.square);
    const ways = (offer.squares.get(start) ?? []).map((option): Mark => ({ square: Number(option.fields["to"]), kind: "legal" }));
    return [{ square: start, kind: "sel" }, ...ways];
  });

  /** Every place where the tile fits, with its first rotation there. */
  readonly fittings = $derived.by((): Fitting[] =>
    this.selection.offer.sites.map(({ x, y, tile, turns }) => ({ x, y, tile, rotation: Number(turns[0]?.fields["rotation"]) })),
  );

  /** Where the tile can go that another player lays. */
  readonly ideas = $derived.by((): Fitting[] => {
    const { question, view, places, playback } = this.selection.table;
    const tile = wordIn((view && topFrame(view)) ?? {}, "tile");
    return question || playback.behind || tile === undefined ? [] : places.map(([x, y, rotation]) => ({ x, y, tile, rotation }));
  });

  readonly ghost = $derived.by((): Ghost | undefined => {
    const { tile: { site: chosen, hovered, turn, laid }, table } = this.selection;
    const site = chosen ?? hovered;
    const option = site?.turns[turn];
    if (!site || !option) return table.view?.tiles.some((tile) => tile.x === laid?.x && tile.y === laid.y) ? undefined : laid;
    const { x, y, tile, turns } = site;
    return { x, y, tile, rotation: Number(option.fields["rotation"]), turns: turns.length > 1, chosen: site === chosen };
  });

  readonly plan = $derived.by((): Plan | undefined => {
    const { table, next, way: path } = this.selection;
    const walker = next.open ? table.mine?.seat : this.walker;
    const pawn = walker === undefined ? undefined : table.view?.seats[walker]?.pawn;
    if (!path || pawn === undefined) return undefined;
    return { squares: [pawn, ...path.squares], reach: path.reach };
  });

  /** The fights on the path, or those in reach. */
  readonly fights = $derived.by((): readonly Fight[] => {
    const { walk: { fights }, way, choosing } = this.selection;
    if (way) return way.fights;
    return choosing ? [] : [...fights].map(([square, alive]) => ({ square, alive }));
  });

  /** Moves shown before they are made; without a mouse, those that the dock proposes. */
  readonly moves = $derived.by((): readonly Move[] => {
    const { forMe, choosing } = this.selection;
    if (choosing) return [];
    return forMe.preview.length || !lacksHover() ? forMe.preview : (forMe.proposed?.moves ?? []);
  });

  /** The seat whose pawn I move: some cards let me lead another's. */
  private readonly walker = $derived.by(() => {
    const { view, mine } = this.selection.table;
    const move = view && frameOf(view, "move");
    return (move && numberIn(move, "seat")) ?? mine?.seat;
  });

  private squareMarks(chosen: number | undefined): Mark[] {
    const near = [...this.selection.offer.squares].flatMap(([square, options]): Mark[] => {
      const held = options.some((option) => option.command.do !== "put" || option.fields["what"] === this.selection.brush);
      return held ? [{ square, kind: this.kindOf(square, options) }] : [];
    });
    const far = [...this.selection.advice.reach.values()]
      .filter(({ square }) => !this.selection.offer.squares.has(square))
      .map(({ square, fights }): Mark => ({ square, kind: fights ? "risky" : "far" }));
    const targets = [...this.selection.targets.keys()].map((square): Mark => ({ square, kind: "far" }));
    const rivals = [...this.selection.rivals.keys()].map((square): Mark => ({ square, kind: "aim" }));
    const marks = [...far, ...targets, ...near, ...rivals];
    const others = marks.filter((mark) => mark.square !== chosen);
    return chosen === undefined ? marks : [...others, { square: chosen, kind: "sel" }];
  }

  private kindOf(square: number, options: readonly Option[]): Mark["kind"] {
    if (options.every((option) => typeof option.fields["card"] === "string")) return "aim";
    return this.selection.figures.has(square) && options.some((option) => option.command.do === "step") ? "danger" : "legal";
  }
}
