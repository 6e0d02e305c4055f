/** The parts of a turn, as the dock shows them; which frames belong to which. */
import type { Sight } from "../lib/sight.ts";

export const PHASES = ["tile", "move", "figures", "end"] as const;
export type Phase = (typeof PHASES)[number];

const FRAMES: Record<string, Phase> = {
  "draw-tile": "tile",
  "place-tile": "tile",
  "tile-roll": "tile",
  "fill-tile": "tile",
  settle: "tile",
  "draw-cards": "tile",
  "before-move": "move",
  "move-roll": "move",
  "move-rolled": "move",
  move: "move",
  "move-step": "move",
  "zombie-roll": "figures",
  "move-zombies": "figures",
  "breed-zombie": "figures",
  "skeleton-roll": "figures",
  "move-skeletons": "figures",
  "step-on": "figures",
  "end-turn": "end",
};

/** Those that a turn has in this game: only who holds cards ends a turn by discarding one. */
export function phasesOf(sight: Sight): readonly Phase[] {
  return sight.seats.some((seat) => seat.hand !== undefined) ? PHASES : PHASES.slice(0, -1);
}

/** The part in which the turn is now, if that can be told. */
export function phaseOf(sight: Sight): Phase | undefined {
  const known = sight.agenda.map((frame) => FRAMES[String(frame["frame"])]);
  return known.findLast((phase) => phase !== undefined);
}
