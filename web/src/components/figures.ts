/** The figures in the header of a game's pages. */
import { symbolOf } from "../board/standing.ts";
import { gameInfo, pawnOf } from "../lib/games.ts";

/** Two pawns and the enemy they will meet. */
export function figuresOf(game: string): string[] {
  const pawn = pawnOf(game);
  return [pawn, pawn, gameInfo(game)?.foe || pawn].map(symbolOf);
}
