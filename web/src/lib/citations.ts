/** The rules behind what happens, as the game itself cites them. */
import type { Content } from "./content.svelte.ts";
import { gameInfo } from "./games.ts";
import type { Fields } from "./sight.ts";

/** Fields that tell events of one kind apart: a roll has a purpose, a victory its way. */
const APART = ["purpose", "way"];

/** The rule behind an event; a card that is played has its own where it is written down. */
export function ruleBehind(event: Fields, game: string, content: Content): string | undefined {
  const { event: kind, card } = event;
  const cites = gameInfo(game)?.cites ?? {};
  const own = kind === "card-played" && typeof card === "string" ? content.card(card).rule : null;
  const apart = APART.map((name) => cites[`${String(kind)} ${String(event[name])}`]).find(Boolean);
  return own ?? apart ?? cites[String(kind)];
}
