/** The phases of a turn, as shown in the dock. */
import { frameHints } from "../lib/games.ts";
import type { View } from "../lib/view.ts";
import type { FrameHints } from "../lib/wire.ts";

type Phase = NonNullable<FrameHints["phase"]>;

const PHASES: readonly Phase[] = ["tile", "move", "figures", "end"];

/** The phases of a turn in this game. */
export function phasesOf(game: string): readonly Phase[] {
  const hints = Object.values(frameHints(game));
  return PHASES.filter((phase) => hints.some((hint) => hint.phase === phase));
}

/** The current phase, if known. */
export function phaseOf({ game, agenda }: Pick<View, "game" | "agenda">): Phase | undefined {
  const hints = frameHints(game);
  return agenda.map((frame) => hints[frame.frame]?.phase).findLast((phase) => phase !== undefined);
}
