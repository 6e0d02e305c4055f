/** The phases of a turn, as the dock shows them. */
import { frameHints } from "../lib/games.ts";
import type { View } from "../lib/view.ts";
import type { FrameHints } from "../lib/wire.ts";

type Phase = NonNullable<FrameHints["phase"]>;

const PHASES: readonly Phase[] = ["tile", "move", "figures", "end"];

/** Those that a turn has in this game. */
export function phasesOf(game: string): readonly Phase[] {
  const hints = Object.values(frameHints(game));
  return PHASES.filter((phase) => hints.some((hint) => hint.phase === phase));
}

/** The phase in which the turn is now, if that can be told. */
export function phaseOf({ game, agenda }: Pick<View, "game" | "agenda">): Phase | undefined {
  const hints = frameHints(game);
  return agenda.map((frame) => hints[frame.frame]?.phase).findLast((phase) => phase !== undefined);
}
