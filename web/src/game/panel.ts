/** The options that are shown as rows rather than as buttons: of a fight, or where there are many. */
import type { Option } from "../lib/offer.ts";
import { contestFrames, fightIn, type View } from "../lib/view.ts";
import type { AnyFrame } from "../lib/wire.ts";
import type { Asking } from "./asking.svelte.ts";

export interface Panel {
  kind: "fight" | "duel" | "choice";
  options: Option[];
  /** The frame that says what is fought about. */
  frame: AnyFrame | undefined;
}

const FEW = 3;

/** What fits into the dock stays there; a window has its own place. */
export function panelOf(asking: Asking, view: View): Panel {
  const fight = fightIn(view);
  const duel = contestFrames(view, "duel").at(-1);
  const buttons = asking.offer.buttons;
  const kind = duel ? "duel" : fight ? "fight" : "choice";
  const contested = (fight || duel) && !asking.offer.squares.size && !asking.offer.sites.length;
  const rows = !asking.table.question?.window && (contested || inDock(asking, view).length > FEW) ? buttons : [];
  return { kind, options: rows, frame: duel ?? fight?.frame };
}

/** The buttons that are not answered on a card in the hand. */
export function inDock(asking: Asking, view: View): Option[] {
  const { buttons, cards } = asking.offer;
  const inHand = new Set((view.hand ?? []).flatMap((card) => cards.get(card) ?? []));
  return buttons.filter((option) => !inHand.has(option));
}
