/** The figures that stand at the head of a game's pages. */
import { symbolOf } from "../board/standing.ts";
import { gameInfo } from "../lib/games.ts";

/** People who come together, and what they will meet. */
export function castOf(game: string): string[] {
  return ["pawn", "pawn", gameInfo(game)?.foe || "pawn"].map(symbolOf);
}
