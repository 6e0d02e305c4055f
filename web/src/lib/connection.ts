/** A WebSocket that reconnects by itself and detects a dead connection within four seconds. */
import { at } from "./base.ts";

export interface ConnectionListener {
  /** Connected: say hello. */
  opened(): void;
  received(text: string): void;
  /** Disconnected; it will try again. */
  lost(why: string): void;
  /** Closed for good. */
  closed(why: string): void;
}

const QUIET = 2_000; // milliseconds of silence until a ping
const DEAD = 2_000; // milliseconds without a reply until the connection counts as dead
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Close codes after which reconnecting is pointless. */
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
    /** A table, or a list of tables. */
    name: string,
    private readonly listener: ConnectionListener,
  ) {
    this.address = `${location.origin.replace("http", "ws")}${at(`/ws/${encodeURIComponent(name)}`)}`;
    for (const event of ["online", "focus"]) addEventListener(event, this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Send if connected. */
  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** The server accepted the connection, so the next reconnect may be quick. */
  settle(): void {
    this.wait = FIRST_WAIT;
  }

  /** Start a new connection, to introduce ourselves again. */
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
      this.listener.received(String(event.data));
    };
    socket.onclose = (event) => this.broken(event.code, event.reason);
    this.listen();
  }

  /** Drop the connection and ignore its further events. */
  private drop(): void {
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Closing a socket while it connects would log an error in the browser's console.
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

  /** Retry now: the page became visible or the network is back. */
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
