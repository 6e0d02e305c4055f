/** The public tables, or mine, live: the server tells what has changed while somebody looks. */
import { at } from "../lib/base.ts";
import { PROTOCOL, type Listed, type LobbyShown } from "../lib/wire.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** How the server closes on who has no tables here, since it never saw them. */
const NOT_YOURS = 1008;

export class Lobby {
  /** Nothing until the server has told. */
  tables = $state.raw<Listed[]>();
  lost = $state(false);
  /** When something was told last, by this device's clock. */
  now = $state(Date.now());

  constructor(private readonly name: "lobby" | "mine" = "lobby") {}

  /** Listen until the page is left: `$effect(() => lobby.watch())`. */
  watch(): () => void {
    let line: WebSocket;
    let again: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT;

    const connect = () => {
      line = new WebSocket(`${location.origin.replace("http", "ws")}${at(`/ws/${this.name}`)}`);
      line.onopen = () => line.send(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
      line.onmessage = (event) => {
        this.lost = false;
        wait = FIRST_WAIT;
        this.take(JSON.parse(String(event.data)) as LobbyShown);
      };
      line.onclose = ({ code }) => {
        if (code === NOT_YOURS && this.name === "mine") return void (this.tables = []);
        this.lost = true;
        again = setTimeout(connect, wait);
        wait = Math.min(2 * wait, LONGEST_WAIT);
      };
    };
    connect();
    return () => {
      clearTimeout(again);
      line.onclose = null;
      line.close();
    };
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
