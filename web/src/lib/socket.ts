/** A table over its WebSocket: says hello, comes back by itself, and says nothing twice. */
import { Refused } from "./api.ts";
import { newId } from "./ids.ts";
import { Connection } from "./connection.ts";
import { PROTOCOL, type Hello, type In, type Out, type Results, type Resumed, type Said, type Update, type Welcome } from "./wire.ts";

/** `lost` is told within five seconds, whatever became of the connection, and until it is back; `closed` is for good. */
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

const BUSY_WAIT = 1_000;

export class TableSocket {
  private pending = new Map<string, Pending>();
  private stream: string | undefined;
  private seen = 0;
  private readonly connection: Connection;

  constructor(
    table: string,
    private readonly listener: Listener,
    /** Which of the people at this device. */
    private readonly person = 0,
    /** A seat's, which lets in who may not watch. */
    private secret = "",
  ) {
    this.connection = new Connection(table, {
      opened: () => this.greet(),
      heard: (text) => this.hear(JSON.parse(text) as Out),
      lost: (why) => listener.status("lost", why),
      closed: (why) => this.closed(why),
    });
  }

  /** Say something; the promise is kept when the server has kept it, also after a broken connection. */
  send<M extends Message>(message: M): Promise<Result<M>> {
    const id = newId();
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...message, id });
      this.pending.set(id, { text, done: (result) => resolve(result as Result<M>), failed: reject });
      this.connection.send(text);
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

  /** Begin another connection: who we are is told when one begins. */
  reopen(): void {
    this.connection.reopen();
  }

  close(): void {
    this.connection.close();
  }

  /** Nothing that was said is answered any more. */
  private closed(why: string): void {
    this.listener.status("closed", why);
    for (const waiting of this.pending.values()) waiting.failed(new Refused("unreachable"));
    this.pending.clear();
  }

  private greet(): void {
    const hello: Hello = { type: "hello", protocol: PROTOCOL };
    if (this.person) hello.person = this.person;
    if (this.secret) hello.secret = this.secret;
    if (this.stream !== undefined) Object.assign(hello, { stream: this.stream, seen: this.seen });
    this.connection.send(JSON.stringify(hello));
  }

  private hear(told: Out): void {
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
    this.connection.settle();
    this.listener.status("open", "");
    for (const waiting of this.pending.values()) this.connection.send(waiting.text);
  }

  private refused(id: string, why: Refused): void {
    const waiting = this.pending.get(id);
    if (waiting && (why.code === "busy" || why.code === "too-fast")) {
      setTimeout(() => this.connection.send(waiting.text), BUSY_WAIT);
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
