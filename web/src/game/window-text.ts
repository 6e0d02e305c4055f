/** The situation behind a reaction window as a sentence. */
import { translate } from "../lib/i18n.svelte.ts";
import { frameOf, numberIn, type View } from "../lib/view.ts";
import type { Teller } from "../lib/teller.ts";
import type { Selection } from "./selection.svelte.ts";

export function answered(view: View, selection: Selection, teller: Teller): string {
  const frames = frameOf(view, "fight", "move");
  const seat = (frames && numberIn(frames, "seat")) ?? view.active;
  const foe = selection.figures.get(frameOf(view, "fight")?.square ?? -1);
  const kind = String(frameOf(view, "window")?.kind);
  return translate("turn-answers", { kind, seat: teller.seat(seat), foe: foe ? teller.piece(foe) : translate("turn-someone") });
}
