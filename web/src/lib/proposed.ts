/** Rule options proposed for new tables. */
import type { GameInfo, OptionInfo } from "./wire.ts";

/** The options whose proposed value isn't the default. */
export function proposedOptions(game: GameInfo): OptionInfo[] {
  return game.options.filter(({ values, proposed }) => proposed !== values[0]);
}

/** Their proposed values. */
export function proposedRules(game: GameInfo): Record<string, string> {
  return Object.fromEntries(proposedOptions(game).map(({ name, proposed }) => [name, proposed]));
}
