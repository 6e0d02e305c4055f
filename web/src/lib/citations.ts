/** The rules behind what happens, as the game itself cites them. */
import { call } from "./api.ts";
import type { Content } from "./content.svelte.ts";
import type { Fields } from "./sight.ts";

/** Fields that tell events of one kind apart: a roll has a purpose, a victory its way. */
const APART = ["purpose", "way"];

export class Citing {
  private cites = $state.raw<Readonly<Record<string, string>>>({});

  constructor(
    game: string,
    private readonly content: Content,
  ) {
    call("GET /games").then(
      (games) => (this.cites = games.find(({ id }) => id === game)?.cites ?? {}),
      () => {}, // without them the log has no links, which is no reason to stop
    );
  }

  /** A card that is played has its own rule where it is written down. */
  rule(event: Fields): string | undefined {
    const { event: kind, card } = event;
    const own = kind === "card-played" && typeof card === "string" ? this.content.card(card).rule : null;
    const apart = APART.map((name) => this.cites[`${String(kind)} ${String(event[name])}`]).find(Boolean);
    return own ?? apart ?? this.cites[String(kind)];
  }
}
