/** The places that matter for winning: names on the board, and arrows to those out of view. */
import type { Target } from "../board/rim.ts";
import { translate } from "../lib/i18n.svelte.ts";
import type { Teller } from "../lib/teller.ts";
import type { View } from "../lib/view.ts";
import type { Goals } from "../lib/wire.ts";

/** Names of places by tile; a pawn that carries something is no place. */
export function landmarksOf(goals: Goals | undefined, teller: Teller): Map<number, string> {
  const fixed = goals?.places.filter(({ name }) => name.tile) ?? [];
  return new Map(fixed.map((place) => [Math.floor(place.square / 9), teller.sentence(place.name)]));
}

/** Places worth an arrow: those that players want to reach, and the own pawn. */
export function targetsOf(view: View, goals: Goals | undefined, teller: Teller, mine: number | undefined): Target[] {
  const own = mine === undefined ? undefined : view.seats[mine]?.pawn;
  const found = new Map<number, Target>();
  if (own !== undefined && own >= 0) found.set(own, { square: own, symbol: `s-seat-${mine! + 1}`, name: translate("goal-place-me"), about: "" });
  for (const [number, place] of goals?.places.entries() ?? []) {
    if (!place.wanted || found.has(place.square)) continue;
    const steps = mine === undefined ? undefined : goals?.steps[number]?.[mine];
    const away = steps === undefined || steps < 0 ? "" : translate("goal-place-steps", { steps });
    const about = [away, place.about && teller.phrase(place.about)].filter(Boolean).join(" · ");
    found.set(place.square, { square: place.square, symbol: place.symbol, name: teller.sentence(place.name), about });
  }
  return [...found.values()];
}
