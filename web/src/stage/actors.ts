/** Who is on the stage, collected from the beats of one fight. */
import type { Playing } from "../lib/playback.svelte.ts";
import { numberIn, wordIn } from "../lib/view.ts";
import type { RolledEvent } from "../lib/wire.ts";

/** A fight as far as it has been shown. */
export interface FightShown {
  seat: number;
  square: number | undefined;
  foe: string;
  /** The last roll. */
  rolled: RolledEvent | undefined;
  /** Points won. */
  won: number | undefined;
}

const FIGHTING = new Set(["fight", "roll", "hit", "miss", "life"]);

/** Whether a beat belongs to a fight; other rolls have their own scene. */
export function isOfFight({ beat: { scene, event } }: Playing): boolean {
  return FIGHTING.has(scene) && !(event.event === "rolled" && !event.needed);
}

/** The fight after another of its beats; a new one if somebody else fights or elsewhere. */
export function fightAfter(before: FightShown | undefined, { beat: { event, scene } }: Playing): FightShown {
  const [seat = -1, square] = [numberIn(event, "seat"), numberIn(event, "square")];
  const same = before?.seat === seat && (square === undefined || before.square === square);
  const fresh: FightShown = same && before ? before : { seat, square, foe: "", rolled: undefined, won: undefined };
  if (event.event === "rolled") return { ...fresh, foe: event.foe ?? "", rolled: event, won: undefined };
  if (scene === "hit") return { ...fresh, foe: wordIn(event, "what") ?? fresh.foe, won: numberIn(event, "points") ?? 0 };
  return fresh;
}

/** The faces that win, given how the last die was counted. */
export function wins(rolled: RolledEvent, pips: number): boolean {
  return pips + rolled.result - rolled.pips >= (rolled.needed ?? 0);
}
