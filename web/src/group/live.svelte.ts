/** A group, asked for again and again while its page is visible; asking shows the others that I'm here. */
import { call, Refused } from "../lib/api.ts";
import type { GroupInfo, GroupPreset, Standings } from "../lib/wire.ts";

const EVERY = 3_000;
const UNSEEN: readonly string[] = ["not-yours", "not-found"];

export class Live {
  info = $state.raw<GroupInfo>();
  standings = $state.raw<Standings>();
  presets = $state.raw<GroupPreset[]>([]);
  lost = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private readonly path: { group: string };
  private readonly wake = () => {
    if (document.visibilityState === "visible") void this.look();
  };

  constructor(
    group: string,
    /** A game with me began. */
    private readonly began: (table: string) => void,
    /** I'm no member any more. */
    private readonly gone: () => void,
  ) {
    this.path = { group };
  }

  /** Follow the group until the page is left: `$effect(() => live.watch())`. */
  watch(): () => void {
    document.addEventListener("visibilitychange", this.wake);
    void this.look();
    void this.loadPresets();
    return () => {
      this.ended = true;
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", this.wake);
    };
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const info = await call("GET /groups/{group}", { path: this.path });
      this.lost = false;
      if (!this.ended) this.take(info);
    } catch (error) {
      if (error instanceof Refused && UNSEEN.includes(error.code)) return this.ended ? undefined : this.gone();
      this.lost = true;
    }
    if (!this.ended && document.visibilityState === "visible") this.timer = setTimeout(() => void this.look(), EVERY);
  }

  async loadPresets(): Promise<void> {
    this.presets = await call("GET /groups/{group}/presets", { path: this.path }).catch(() => this.presets);
  }

  private take(info: GroupInfo): void {
    const before = this.info;
    this.info = info;
    if (before?.results !== info.results) void this.loadStandings();
    const known = new Set(before?.tables.map(({ id }) => id));
    const mine = before && info.tables.find(({ id, seat }) => seat !== null && !known.has(id));
    if (mine) this.began(mine.id);
  }

  private async loadStandings(): Promise<void> {
    this.standings = await call("GET /groups/{group}/standings", { path: this.path }).catch(() => this.standings);
  }
}
