/** The public tables, or mine, live: the server tells what has changed while somebody looks. */
import { at } from "../lib/base.ts";
import { PROTOCOL, type Listed, type LobbyShown } from "../lib/wire.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 2_000; // after so long without a word we ask whether anybody is there,
const DEAD = 2_000; // and after so long without an answer the line is taken for dead
/** How the server closes on who need not come again, and says why. */
const FOR_GOOD = 1008;
/** Who has no tables here, since the server never saw them. */
export const NOT_YOURS = "not-yours";

export class Lobby {
  /** Nothing until the server has told. */
  tables = $state.raw<Listed[]>();
  lost = $state(false);
  /** Why the line is closed for good. */
  why = $state("");
  /** When something was told last, by this device's clock. */
  now = $state(Date.now());

  constructor(private readonly name: "lobby" | "mine" = "lobby") {}

  /** Listen until the page is left: `$effect(() => lobby.watch())`. */
  watch(): () => void {
    let line: WebSocket | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT;

    const drop = () => {
      clearTimeout(silence);
      if (line) line.onopen = line.onmessage = line.onclose = null;
      line?.close();
      line = undefined;
    };
    const broken = (code: number, reason: string) => {
      drop();
      if (code === FOR_GOOD) return this.end(reason);
      this.lost = true;
      again = setTimeout(connect, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT);
    };
    const probe = () => {
      clearTimeout(silence);
      if (line?.readyState === WebSocket.OPEN) line.send('{"type":"ping"}');
      silence = setTimeout(() => broken(0, "silent"), DEAD);
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(probe, QUIET);
    };
    const connect = () => {
      clearTimeout(again);
      const made = new WebSocket(`${location.origin.replace("http", "ws")}${at(`/ws/${this.name}`)}`);
      line = made;
      made.onopen = () => made.send(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
      made.onmessage = (event) => {
        this.lost = false;
        wait = FIRST_WAIT;
        listen();
        this.take(JSON.parse(String(event.data)) as LobbyShown);
      };
      made.onclose = ({ code, reason }) => broken(code, reason);
      listen();
    };
    // Somebody looks again, or the network is back: don't wait for the next try.
    const wake = () => {
      if (document.visibilityState !== "visible" || this.why) return;
      wait = FIRST_WAIT;
      if (!line) connect();
      else if (line.readyState === WebSocket.OPEN) probe();
    };
    for (const name of ["online", "focus"]) addEventListener(name, wake);
    document.addEventListener("visibilitychange", wake);
    connect();
    return () => {
      for (const name of ["online", "focus"]) removeEventListener(name, wake);
      document.removeEventListener("visibilitychange", wake);
      clearTimeout(again);
      drop();
    };
  }

  /** Who is not known here has no tables; all others are told why they see no more. */
  private end(reason: string): void {
    this.lost = false;
    this.why = reason || "fault";
    if (this.name === "mine" && reason === NOT_YOURS) this.tables = [];
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
