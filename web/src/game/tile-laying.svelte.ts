/** Laying a tile by pointing: its place and rotation. */
import type { Ghost, Spot } from "../board/marks.ts";
import { lineOf, type Site } from "../lib/offer.ts";
import type { Selection } from "./selection.svelte.ts";

export class TileLaying {
  /** The chosen place. */
  site = $state.raw<Site>();
  /** The place under the pointer. */
  hovered = $state.raw<Site>();
  turn = $state(0);
  /** The tile that is being laid, until the server has answered. */
  laid = $state.raw<Ghost>();

  constructor(private readonly selection: Selection) {}

  cancel(): void {
    if (this.site) this.selection.forMe.drop();
    this.site = this.hovered = undefined;
    this.turn = 0;
  }

  /**
   * Lay the tile as it is shown under the mouse, or if it fits in one way only. A finger sees only its first rotation
   * there, so it is laid after a moment in which it can be rotated. `aimed` by keys it waits for Enter.
   */
  choose(spot: Spot, aimed = false): void {
    const { selection } = this;
    selection.table.catchUp();
    selection.refusal = undefined;
    selection.forMe.drop();
    const found = this.siteAt(spot);
    if (!found) return void selection.askWhyNotThere(spot);
    const seen = found === this.hovered;
    if (!seen) this.turn = 0;
    this.site = found;
    if (aimed) return;
    if (seen || found.turns.length === 1) this.lay();
    else if (!selection.guide) this.hold();
  }

  /** Preview the tile where the mouse points. */
  point(spot: Spot | undefined): void {
    const found = spot && this.siteAt(spot);
    if (this.site || found === this.hovered) return;
    this.hovered = found;
    this.turn = 0;
  }

  rotate(): void {
    const site = this.site ?? this.hovered;
    if (site) this.turn = (this.turn + 1) % site.turns.length;
    if (this.selection.forMe.held) this.hold();
  }

  lay(): void {
    this.selection.forMe.drop();
    const option = this.site?.turns[this.turn];
    if (option) this.selection.answer(option.number);
  }

  /** Select an option as if it had been pointed at; false if it has no place. */
  propose(number: number): boolean {
    const site = this.selection.offer.sites.find(({ turns }) => turns.some((option) => option.number === number));
    if (!site) return false;
    this.selection.cancel();
    this.site = site;
    this.turn = site.turns.findIndex((turn) => turn.number === number);
    return true;
  }

  private siteAt({ x, y }: Spot): Site | undefined {
    return this.selection.offer.sites.find((one) => one.x === x && one.y === y);
  }

  private hold(): void {
    const option = this.site?.turns[this.turn];
    if (option) this.selection.forMe.hold({ choice: lineOf(option.fields), squares: [], what: null }, true);
  }
}
