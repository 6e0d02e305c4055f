/** The rules behind what happens, as the game itself cites them. */
import type { Content } from "./content.svelte.ts";
import { gameInfo } from "./games.ts";
import { wordIn } from "./view.ts";
import type { AnyEvent } from "./wire.ts";

/** Fields that tell events of one kind apart: a roll has a purpose, a victory its way. */
const APART = ["purpose", "way"];

/** The rule behind an event; a card that is played has its own where it is written down. */
export function ruleBehind(event: AnyEvent, game: string, content: Content): string | undefined {
  const cites = gameInfo(game)?.cites ?? {};
  const own = event.event === "card-played" ? content.card(event.card).rule : null;
  const apart = APART.map((name) => cites[`${event.event} ${wordIn(event, name)}`]).find(Boolean);
  return own ?? apart ?? cites[event.event];
}
