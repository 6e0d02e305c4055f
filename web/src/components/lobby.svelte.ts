/** A live list of public tables, or of mine. */
import { Connection } from "../lib/connection.ts";
import { PROTOCOL, type ListedTable, type LobbyShown } from "../lib/wire.ts";

/** Sent for a visitor without a guest key, who has no tables. */
export const NOT_YOURS = "not-yours";

export class Lobby {
  /** Undefined until the first message. */
  tables = $state.raw<ListedTable[]>();
  lost = $state(false);
  /** Error code if the connection is closed for good. */
  why = $state("");
  /** Time of the last message, by this device's clock. */
  now = $state(Date.now());

  constructor(private readonly name: "lobby" | "mine" = "lobby") {}

  /** Connect until the page is left: `$effect(() => lobby.watch())`. */
  watch(): () => void {
    const connection = new Connection(this.name, {
      opened: () => connection.send(JSON.stringify({ type: "hello", protocol: PROTOCOL })),
      received: (text) => {
        this.lost = false;
        connection.settle();
        this.take(JSON.parse(text) as LobbyShown);
      },
      lost: () => (this.lost = true),
      closed: (why) => this.end(why),
    });
    return () => connection.close();
  }

  /** A visitor without a guest key simply has no tables; anything else is an error. */
  private end(why: string): void {
    this.lost = false;
    this.why = why;
    if (this.name === "mine" && why === NOT_YOURS) this.tables = [];
  }

  private take(message: LobbyShown): void {
    if (message.type !== "lobby") return;
    this.tables = merged(message.whole ? [] : (this.tables ?? []), message);
    this.now = Date.now();
  }
}

/** The known tables with the changes applied, latest first. */
export function merged(known: readonly ListedTable[], { tables = [], gone = [] }: LobbyShown): ListedTable[] {
  const away = new Set([...gone, ...tables.map(({ id }) => id)]);
  return [...tables, ...known.filter(({ id }) => !away.has(id))].sort((one, other) => other.updated - one.updated);
}
