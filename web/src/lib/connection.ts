/** A WebSocket that comes back by itself, and notices within four seconds that nobody is there any more. */
import { at } from "./base.ts";

export interface ConnectionListener {
  /** There is a connection: say hello. */
  opened(): void;
  heard(text: string): void;
  /** It is broken, and will be tried again. */
  lost(why: string): void;
  /** It is closed for good. */
  closed(why: string): void;
}

const QUIET = 2_000; // after so long without a word we ask whether anybody is there,
const DEAD = 2_000; // and after so long without an answer the connection is taken for dead
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** How the server closes on who need not come again. */
const FOR_GOOD: ReadonlySet<number> = new Set([1002, 1008, 1009, 4404]);

export class Connection {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private readonly address: string;
  private readonly wake = () => {
    if (document.visibilityState === "visible") this.hurry();
  };

  constructor(
    /** A table, or a list of them. */
    name: string,
    private readonly listener: ConnectionListener,
  ) {
    this.address = `${location.origin.replace("http", "ws")}${at(`/ws/${encodeURIComponent(name)}`)}`;
    for (const event of ["online", "focus"]) addEventListener(event, this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Say something, if anybody may hear it. */
  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** The server has let us in, so if this connection breaks, the next one is tried soon. */
  settle(): void {
    this.wait = FIRST_WAIT;
  }

  /** Begin another connection: who we are is told when one begins. */
  reopen(): void {
    this.connect();
  }

  close(): void {
    this.ended = true;
    for (const event of ["online", "focus"]) removeEventListener(event, this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
    clearTimeout(this.again);
  }

  private connect(): void {
    if (this.ended) return;
    clearTimeout(this.again);
    this.drop();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.listener.opened();
    socket.onmessage = (event) => {
      this.listen();
      this.listener.heard(String(event.data));
    };
    socket.onclose = (event) => this.broken(event.code, event.reason);
    this.listen();
  }

  /** Let go of the connection, whatever it still says. */
  private drop(): void {
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Closed while it connects, it would be reported as a failure in the browser's console.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  private broken(code: number, reason: string): void {
    this.drop();
    if (FOR_GOOD.has(code)) {
      this.close();
      this.listener.closed(reason || String(code));
      return;
    }
    this.listener.lost(reason);
    this.again = setTimeout(() => this.connect(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Somebody looks again, or the network is back: don't wait for the next try. */
  private hurry(): void {
    this.wait = FIRST_WAIT;
    if (!this.socket) this.connect();
    else if (this.socket.readyState === WebSocket.OPEN) this.probe();
  }

  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.probe(), QUIET);
  }

  private probe(): void {
    clearTimeout(this.watch);
    this.send('{"type":"ping"}');
    this.watch = setTimeout(() => this.broken(0, "silent"), DEAD);
  }
}
