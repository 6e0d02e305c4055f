/** The public tables, or mine, live: the server tells what has changed while somebody looks. */
import { Connection } from "../lib/connection.ts";
import { PROTOCOL, type Listed, type LobbyShown } from "../lib/wire.ts";

/** Who has no tables here, since the server never saw them. */
export const NOT_YOURS = "not-yours";

export class Lobby {
  /** Nothing until the server has told. */
  tables = $state.raw<Listed[]>();
  lost = $state(false);
  /** Why the connection is closed for good. */
  why = $state("");
  /** When something was told last, by this device's clock. */
  now = $state(Date.now());

  constructor(private readonly name: "lobby" | "mine" = "lobby") {}

  /** Listen until the page is left: `$effect(() => lobby.watch())`. */
  watch(): () => void {
    const connection = new Connection(this.name, {
      opened: () => connection.send(JSON.stringify({ type: "hello", protocol: PROTOCOL })),
      heard: (text) => {
        this.lost = false;
        connection.settle();
        this.take(JSON.parse(text) as LobbyShown);
      },
      lost: () => (this.lost = true),
      closed: (why) => this.end(why),
    });
    return () => connection.close();
  }

  /** Who is not known here has no tables; all others are told why they see no more. */
  private end(why: string): void {
    this.lost = false;
    this.why = why;
    if (this.name === "mine" && why === NOT_YOURS) this.tables = [];
  }

  private take(told: LobbyShown): void {
    if (told.type !== "lobby") return;
    this.tables = merged(told.whole ? [] : (this.tables ?? []), told);
    this.now = Date.now();
  }
}

/** The tables that were known, with what has changed; the latest comes first. */
export function merged(known: readonly Listed[], { tables = [], gone = [] }: LobbyShown): Listed[] {
  const away = new Set([...gone, ...tables.map(({ id }) => id)]);
  return [...tables, ...known.filter(({ id }) => !away.has(id))].sort((one, other) => other.updated - one.updated);
}
