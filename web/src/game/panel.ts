/** Options shown as rows rather than buttons: in fights, or if there are many. */
import type { Option } from "../lib/offer.ts";
import { contestFrames, fightIn, type View } from "../lib/view.ts";
import type { AnyFrame } from "../lib/wire.ts";
import type { Selection } from "./selection.svelte.ts";

export interface Panel {
  kind: "fight" | "duel" | "choice";
  options: Option[];
  /** The frame of the fight or duel. */
  frame: AnyFrame | undefined;
}

const FEW = 3;

/** A few options stay in the dock; windows have their own panel. */
export function panelOf(selection: Selection, view: View): Panel {
  const fight = fightIn(view);
  const duel = contestFrames(view, "duel").at(-1);
  const buttons = selection.offer.buttons;
  const kind = duel ? "duel" : fight ? "fight" : "choice";
  const contested = (fight || duel) && !selection.offer.squares.size && !selection.offer.sites.length;
  const rows = !selection.table.question?.window && (contested || inDock(selection, view).length > FEW) ? buttons : [];
  return { kind, options: rows, frame: duel ?? fight?.frame };
}

/** Options that aren't played from the hand. */
export function inDock(selection: Selection, view: View): Option[] {
  const { buttons, cards } = selection.offer;
  const inHand = new Set((view.hand ?? []).flatMap((card) => cards.get(card) ?? []));
  return buttons.filter((option) => !inHand.has(option));
}
