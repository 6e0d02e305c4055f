/** A table's WebSocket: says hello, reconnects by itself, and sends nothing twice. */
import { Refused } from "./api.ts";
import { newId } from "./ids.ts";
import { Connection } from "./connection.ts";
import { PROTOCOL, type Hello, type In, type Out, type Results, type Resumed, type Said, type Update, type Welcome } from "./wire.ts";

/** `lost` is reported within five seconds and lasts until reconnected; `closed` is for good. */
export type Status = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  welcome(message: Welcome): void;
  resumed(message: Resumed): void;
  update(message: Update): void;
  chat(message: Said): void;
  status(status: Status, why: string): void;
}

type Without<T> = T extends { id: string } ? Omit<T, "id"> : never;
/** A client message without its id. */
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
    /** The index of the person on this device. */
    private readonly person = 0,
    /** A seat's secret, which admits its owner even if nobody may watch. */
    private secret = "",
  ) {
    this.connection = new Connection(table, {
      opened: () => this.greet(),
      received: (text) => this.receive(JSON.parse(text) as Out),
      lost: (why) => listener.status("lost", why),
      closed: (why) => this.closed(why),
    });
  }

  /** Send a message; resolves when the server has processed it, also across reconnects. */
  send<M extends Message>(message: M): Promise<Result<M>> {
    const id = newId();
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...message, id });
      this.pending.set(id, { text, done: (result) => resolve(result as Result<M>), failed: reject });
      this.connection.send(text);
    });
  }

  /** Our permissions changed: say hello as if for the first time. */
  helloAgain(): void {
    this.stream = undefined;
    this.greet();
  }

  /** Continue without the secret, after the seat was taken or declined. */
  forgetSecret(): void {
    this.secret = "";
    this.helloAgain();
  }

  /** Start a new connection, to introduce ourselves again. */
  reopen(): void {
    this.connection.reopen();
  }

  close(): void {
    this.connection.close();
  }

  /** Reject all pending messages. */
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

  private receive(message: Out): void {
    switch (message.type) {
      case "welcome":
        [this.stream, this.seen] = [message.stream, message.n];
        this.listener.welcome(message);
        return this.opened();
      case "resumed":
        this.listener.resumed(message);
        return this.opened();
      case "expected":
        return this.opened();
      case "update":
        this.seen = message.n;
        return this.listener.update(message);
      case "said":
        return this.listener.chat(message);
      case "moved":
        return this.helloAgain();
      case "done":
        return this.take(message.id)?.done(message.result);
      case "failed":
        return this.refused(message.id, new Refused(message.code, message.data));
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
