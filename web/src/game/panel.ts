/** The options that are shown as rows rather than as buttons: of a fight, or where there are many. */
import type { Option } from "../lib/offer.ts";
import { contestFrames, fightIn, type View } from "../lib/view.ts";
import type { AnyFrame } from "../lib/wire.ts";
import type { Selection } from "./selection.svelte.ts";

export interface Panel {
  kind: "fight" | "duel" | "choice";
  options: Option[];
  /** The frame that says what is fought about. */
  frame: AnyFrame | undefined;
}

const FEW = 3;

/** What fits into the dock stays there; a window has its own place. */
export function panelOf(selection: Selection, view: View): Panel {
  const fight = fightIn(view);
  const duel = contestFrames(view, "duel").at(-1);
  const buttons = selection.offer.buttons;
  const kind = duel ? "duel" : fight ? "fight" : "choice";
  const contested = (fight || duel) && !selection.offer.squares.size && !selection.offer.sites.length;
  const rows = !selection.table.question?.window && (contested || inDock(selection, view).length > FEW) ? buttons : [];
  return { kind, options: rows, frame: duel ?? fight?.frame };
}

/** The buttons that are not answered on a card in the hand. */
export function inDock(selection: Selection, view: View): Option[] {
  const { buttons, cards } = selection.offer;
  const inHand = new Set((view.hand ?? []).flatMap((card) => cards.get(card) ?? []));
  return buttons.filter((option) => !inHand.has(option));
}
