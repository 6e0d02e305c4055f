/** What is said at a table, as this viewer hears it: without whom they muted, and what of it is new to them. */
import { recall, remember } from "./remember.ts";
import type { Said } from "./wire.ts";

const MOST = 300;

export class Chat {
  lines = $state.raw<readonly Said[]>([]);
  /** Names that I don't want to hear. */
  muted = $state.raw<readonly string[]>([]);
  /** When the last line that I have read was said. */
  private read = $state<number>();
  /** When I said something as a spectator: spectators have no names to tell them apart by. */
  private own = $state.raw<readonly number[]>([]);
  /** What I have said, and not heard yet. */
  private saying: string[] = [];

  constructor(
    private readonly table: string,
    /** My seat, if I have one. */
    private readonly seat: () => number | undefined,
  ) {
    this.muted = (recall(`muted-${table}`) ?? "").split("\n").slice(0, -1); // spectators have an empty name
    this.own = (recall(`said-${table}`) ?? "").split(" ").filter(Boolean).map(Number);
    const read = recall(`read-${table}`);
    if (read !== undefined) this.read = Number(read);
  }

  readonly heard = $derived.by(() => this.lines.filter((line) => this.isMine(line) || !this.muted.includes(line.name)));
  readonly unread = $derived.by(() => this.heard.filter((line) => !this.isMine(line) && line.at > (this.read ?? 0)).length);

  isMine({ seat, at }: Said): boolean {
    return seat === null ? this.own.includes(at) : seat === this.seat();
  }

  /** What was said before; to who comes for the first time all of it is old. */
  recall(lines: readonly Said[]): void {
    this.lines = lines;
    if (this.read === undefined) this.readAll();
  }

  hear(line: Said): void {
    const mine = line.seat === null ? this.saying.indexOf(line.text) : -1;
    if (mine >= 0) {
      this.saying.splice(mine, 1);
      this.own = [...this.own, line.at].slice(-MOST);
      remember(`said-${this.table}`, this.own.join(" "));
    }
    this.lines = [...this.lines, line].slice(-MOST);
  }

  /** Say something: `send` brings it to the table, if it can. */
  async send(text: string, send: () => Promise<boolean>): Promise<boolean> {
    if (this.seat() !== undefined) return send();
    this.saying.push(text);
    const done = await send();
    if (!done) this.saying.splice(this.saying.indexOf(text), 1);
    return done;
  }

  readAll(): void {
    this.read = this.lines.at(-1)?.at ?? 0;
    remember(`read-${this.table}`, String(this.read));
  }

  mute(name: string): void {
    this.muted = this.muted.includes(name) ? this.muted.filter((one) => one !== name) : [...this.muted, name];
    remember(`muted-${this.table}`, this.muted.map((name) => `${name}\n`).join(""));
  }
}
