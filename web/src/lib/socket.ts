/** A table over its WebSocket: says hello, comes back by itself, and says nothing twice. */
import { at } from "./base.ts";
import { Refused } from "./api.ts";
import { newId } from "./ids.ts";
import { PROTOCOL, type Hello, type In, type Out, type Results, type Resumed, type Said, type Update, type Welcome } from "./wire.ts";

/** `lost` is told within five seconds, whatever became of the line, and until it is back; `closed` is for good. */
export type Status = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  welcome(told: Welcome): void;
  resumed(told: Resumed): void;
  update(told: Update): void;
  said(told: Said): void;
  status(status: Status, why: string): void;
}

type Without<T> = T extends { id: string } ? Omit<T, "id"> : never;
/** What can be said, but for its id. */
export type Message = Without<In>;
type Result<M extends Message> = M["type"] extends keyof Results ? Results[M["type"]] : undefined;

interface Pending {
  text: string;
  done: (result: unknown) => void;
  failed: (why: Refused) => void;
}

const QUIET = 2_000; // after so long without a word we ask whether anybody is there,
const DEAD = 2_000; // and after so long without an answer the line is taken for dead
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const BUSY_WAIT = 1_000;
const FOR_GOOD = new Set([1002, 1008, 1009, 4404]);

export class TableSocket {
  private line: WebSocket | undefined;
  private pending = new Map<string, Pending>();
  private stream: string | undefined;
  private seen = 0;
  private wait = FIRST_WAIT;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private readonly address: string;
  private readonly wake = () => {
    if (document.visibilityState === "visible") this.hurry();
  };

  constructor(
    table: string,
    private readonly listener: Listener,
    /** Which of the people at this device. */
    private readonly person = 0,
    /** A seat's, which lets in who may not watch. */
    private secret = "",
  ) {
    this.address = `${location.origin.replace("http", "ws")}${at(`/ws/${encodeURIComponent(table)}`)}`;
    for (const name of ["online", "focus"]) addEventListener(name, this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Say something; the promise is kept when the server has kept it, also after a broken line. */
  say<M extends Message>(message: M): Promise<Result<M>> {
    const id = newId();
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...message, id });
      this.pending.set(id, { text, done: (result) => resolve(result as Result<M>), failed: reject });
      this.send(text);
    });
  }

  /** What we may see is another now: say hello as if for the first time. */
  helloAgain(): void {
    this.stream = undefined;
    this.greet();
  }

  /** Look without the secret: the seat is taken, or left where it is. */
  forgetSecret(): void {
    this.secret = "";
    this.helloAgain();
  }

  /** Begin another line: who we are is told when one begins. */
  reopen(): void {
    this.connect();
  }

  close(): void {
    this.ended = true;
    for (const name of ["online", "focus"]) removeEventListener(name, this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
    clearTimeout(this.again);
  }

  private connect(): void {
    if (this.ended) return;
    clearTimeout(this.again);
    this.drop();
    const line = new WebSocket(this.address);
    this.line = line;
    line.onopen = () => this.greet();
    line.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Out);
    line.onclose = (event) => this.broken(event.code, event.reason);
    this.listen();
  }

  /** Let go of the line, whatever it still says. */
  private drop(): void {
    clearTimeout(this.watch);
    const line = this.line;
    this.line = undefined;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  private broken(code: number, reason: string): void {
    this.drop();
    if (FOR_GOOD.has(code)) {
      this.ended = true;
      this.listener.status("closed", reason || String(code));
      for (const waiting of this.pending.values()) waiting.failed(new Refused("unreachable"));
      this.pending.clear();
      return;
    }
    this.listener.status("lost", reason);
    this.again = setTimeout(() => this.connect(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Somebody looks again, or the network is back: don't wait for the next try. */
  private hurry(): void {
    if (this.ended) return;
    this.wait = FIRST_WAIT;
    if (!this.line) this.connect();
    else if (this.line.readyState === WebSocket.OPEN) this.probe();
  }

  private greet(): void {
    const hello: Hello = { type: "hello", protocol: PROTOCOL };
    if (this.person) hello.person = this.person;
    if (this.secret) hello.secret = this.secret;
    if (this.stream !== undefined) Object.assign(hello, { stream: this.stream, seen: this.seen });
    this.send(JSON.stringify(hello));
  }

  private send(text: string): void {
    if (this.line?.readyState === WebSocket.OPEN) this.line.send(text);
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

  private hear(told: Out): void {
    this.listen();
    switch (told.type) {
      case "welcome":
        [this.stream, this.seen] = [told.stream, told.n];
        this.listener.welcome(told);
        return this.opened();
      case "resumed":
        this.listener.resumed(told);
        return this.opened();
      case "expected":
        return this.opened();
      case "update":
        this.seen = told.n;
        return this.listener.update(told);
      case "said":
        return this.listener.said(told);
      case "moved":
        return this.helloAgain();
      case "done":
        return this.take(told.id)?.done(told.result);
      case "failed":
        return this.refused(told.id, new Refused(told.code, told.data));
      case "pong":
        return;
    }
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.listener.status("open", "");
    for (const waiting of this.pending.values()) this.send(waiting.text);
  }

  private refused(id: string, why: Refused): void {
    const waiting = this.pending.get(id);
    if (waiting && (why.code === "busy" || why.code === "too-fast")) {
      setTimeout(() => this.send(waiting.text), BUSY_WAIT);
    } else {
      this.take(id)?.failed(why);
    }
  }

  private take(id: string): Pending | undefined {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    return waiting;
  }
}
