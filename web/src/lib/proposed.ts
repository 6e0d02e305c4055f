/** Rules that a page proposes for new tables. */
import type { GameInfo, OptionInfo } from "./wire.ts";

/** The options of a game for which something else than the default is proposed. */
export function proposedOptions(game: GameInfo): OptionInfo[] {
  return game.options.filter(({ values, proposed }) => proposed !== values[0]);
}

/** What is proposed for them. */
export function proposedRules(game: GameInfo): Record<string, string> {
  return Object.fromEntries(proposedOptions(game).map(({ name, proposed }) => [name, proposed]));
}
