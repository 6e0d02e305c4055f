/** How a group plays a game for the first time: with the proposed rules. */
import { knownGames } from "../lib/games.ts";
import { proposedRules } from "../lib/proposed.ts";
import { recall } from "../lib/remember.ts";
import type { Config, GroupPreset } from "../lib/wire.ts";
import { CLOCKS, gameOf } from "../pages/setting-up.ts";

/** The game that this device chose last, or else the favourite. */
export function usualGame(): string {
  const games = knownGames();
  return gameOf(games, recall("group-game"), recall("game"), games.find((one) => one.favourite)?.id)?.id ?? "";
}

export function proposed(game: string): Record<string, string> {
  const found = knownGames().find(({ id }) => id === game);
  return found ? proposedRules(found) : {};
}

/** The configuration for a game that the group has not played yet, and null for others: their preset counts. */
export function firstConfig(presets: readonly GroupPreset[], game = usualGame(), people = 1): Config | null {
  if (presets.some((one) => one.game === game)) return null;
  const seats = Array.from({ length: people }, () => "open" as const);
  const together = people > 1 ? { pace: CLOCKS["brisk"] ?? null, chores: true } : {};
  return { game, seats, settings: proposed(game), personas: seats.map(() => "" as const), questions: "few", prepared: true, ...together };
}
