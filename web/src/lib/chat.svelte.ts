/** A table's chat for this viewer, without muted players, and with the number of unread messages. */
import { recall, remember } from "./remember.ts";
import { CHEERS, type Cheer, type Said } from "./wire.ts";

const MOST = 300;
const SHOWN = 4000; // milliseconds for which a cheer is shown at its seat

/** The cheer that a message consists of. */
export function cheerIn(text: string): Cheer | undefined {
  return CHEERS.find((cheer) => text === `:${cheer}`);
}

export class Chat {
  lines = $state.raw<readonly Said[]>([]);
  /** Names of muted players. */
  muted = $state.raw<readonly string[]>([]);
  /** Time of the last message read. */
  private read = $state<number>();
  /** Times of my messages as a spectator: spectators have no names. */
  private own = $state.raw<readonly number[]>([]);
  /** Cheers that are shown at their seats now. */
  cheers = $state.raw<readonly Said[]>([]);
  /** Called with messages of others as they come. */
  onadd: (line: Said) => void = () => {};
  /** Messages I sent that haven't come back yet. */
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

  readonly shown = $derived.by(() => this.lines.filter((line) => this.isMine(line) || !this.muted.includes(line.name)));
  readonly unread = $derived.by(() => this.shown.filter((line) => !this.isMine(line) && !cheerIn(line.text) && line.at > (this.read ?? 0)).length);

  isMine({ seat, at }: Said): boolean {
    return seat === null ? this.own.includes(at) : seat === this.seat();
  }

  /** Load earlier messages; on a first visit they count as read. */
  recall(lines: readonly Said[]): void {
    this.lines = lines;
    if (this.read === undefined) this.readAll();
  }

  add(line: Said): void {
    const mine = line.seat === null ? this.saying.indexOf(line.text) : -1;
    if (mine >= 0) {
      this.saying.splice(mine, 1);
      this.own = [...this.own, line.at].slice(-MOST);
      remember(`said-${this.table}`, this.own.join(" "));
    }
    this.lines = [...this.lines, line].slice(-MOST);
    if (!this.isMine(line) && this.muted.includes(line.name)) return;
    if (cheerIn(line.text)) this.show(line);
    if (!this.isMine(line)) this.onadd(line);
  }

  /** Show a cheer for a while, instead of an earlier one of the same seat. */
  private show(line: Said): void {
    this.cheers = [...this.cheers.filter(({ seat }) => seat !== line.seat), line];
    setTimeout(() => (this.cheers = this.cheers.filter((one) => one !== line)), SHOWN);
  }

  /** Send a message with the given function. */
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
