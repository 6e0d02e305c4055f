/** Lasting effects, as their game wants them shown. */
import { gameInfo } from "./games.ts";
import type { Lasting, View } from "./view.ts";
import type { LastingHints } from "./wire.ts";

/** An effect and how it is shown. */
export interface Effect extends Lasting {
  hints: LastingHints;
}

function effectsIn(view: View): Effect[] {
  const known = gameInfo(view.game)?.lasting ?? {};
  return (view.lasting ?? []).flatMap((effect) => {
    const hints = known[effect.what];
    return hints ? [{ ...effect, hints }] : [];
  });
}

/** The effects shown at a seat: those on its player, and those on everybody that its player brought. */
export function effectsAt(view: View, seat: number): Effect[] {
  return effectsIn(view).filter(({ hints, target, owner }) => (hints.everybody ? owner : target) === seat);
}

/** What hinders a player now, the most important first. */
export function hindrancesOf(view: View, seat: number): Effect[] {
  const found = effectsIn(view).filter(({ hints, target, waits }) => !hints.helps && waits <= 0 && (hints.everybody || target === seat));
  return found.sort((one, other) => Number(other.hints.skips !== undefined) - Number(one.hints.skips !== undefined));
}

/** The turns it still lasts; undefined if it ends when a turn begins. */
export function turnsLeft({ ends, waits }: Effect): number | undefined {
  return ends > 0 ? ends - waits : undefined;
}
