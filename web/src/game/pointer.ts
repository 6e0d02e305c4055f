/** What a click on a square would do, shown where the mouse or the keyboard's cursor rests. */
import type { Selection } from "./selection.svelte.ts";

/** Milliseconds after which a mouse that rests on a square asks what a click there does. */
const RESTS = 120;

export class Pointer {
  private square: number | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly selection: Selection) {}

  /** `undefined` when it has left the board. */
  point(square: number | undefined): void {
    const { forMe, walk, rivals, choosing } = this.selection;
    clearTimeout(this.resting);
    const reached = square !== undefined && this.selection.walks && walk.reaches(square);
    if (square !== this.square && !forMe.held) forMe.preview = [];
    if (square !== this.square && reached) forMe.drop();
    this.square = square;
    if (walk.preview?.squares.at(-1) !== square) walk.preview = undefined;
    if (square === undefined || choosing || !(rivals.has(square) || reached)) return;
    this.resting = setTimeout(() => void this.look(square), RESTS);
  }

  private async look(square: number): Promise<void> {
    const { forMe, walk, rivals } = this.selection;
    const isWanted = () => this.square === square && !this.selection.choosing;
    const rival = rivals.get(square);
    if (rival !== undefined) return forMe.look(rival, isWanted);
    const found = await walk.find(square);
    if (found?.answer === "path" && isWanted()) walk.preview = found;
  }
}
