/** The rules behind events, as cited by the game. */
import type { Content } from "./content.svelte.ts";
import { gameInfo } from "./games.ts";
import { wordIn } from "./view.ts";
import type { AnyEvent } from "./wire.ts";

/** Fields that distinguish events of one kind: a roll's purpose, the way of a victory. */
const APART = ["purpose", "way"];

/** The rule behind an event; a played card may have its own. */
export function ruleBehind(event: AnyEvent, game: string, content: Content): string | undefined {
  const cites = gameInfo(game)?.cites ?? {};
  const own = event.event === "card-played" ? content.card(event.card).rule : null;
  const apart = APART.map((name) => cites[`${event.event} ${wordIn(event, name)}`]).find(Boolean);
  return own ?? apart ?? cites[event.event];
}
