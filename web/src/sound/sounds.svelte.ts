/** Sound: on unless muted, quiet, and silent until the first click, as browsers demand. */
import { recall, remember } from "../lib/remember.ts";
import type { Cue, SoundPlayer } from "./player.ts";

export const KINDS = ["effects", "turn"] as const;
export type Kind = (typeof KINDS)[number];

class Sounds {
  on = $state(recall("sound") !== "off");
  /** Volumes between 0 and 1. */
  volumes = $state<Record<Kind, number>>({ effects: stored("effects"), turn: stored("turn") });
  private player: SoundPlayer | undefined;
  private code: Promise<typeof import("./player.ts") | undefined> | undefined;

  /** Fetch the code after the board, so that it is there if the connection breaks. */
  fetch(): void {
    if (this.on) this.code ??= import("./player.ts").catch(() => (this.code = undefined));
  }

  /** Make the player after the first click or key: before, browsers allow no sound. */
  wake(): void {
    if (this.on && !this.player) void this.load();
  }

  toggle(): void {
    this.on = !this.on;
    remember("sound", this.on ? "on" : "off");
    if (this.on) void this.load().then((player) => player?.play({ sound: "turn", volume: this.volumes.turn }));
    else this.hush();
  }

  choose(kind: Kind, volume: number): void {
    this.volumes[kind] = volume;
    remember(`volume-${kind}`, String(volume));
    void this.load().then((player) => player?.play({ sound: kind === "turn" ? "turn" : "chime", volume }));
  }

  play(cue: Cue, kind: Kind = "effects"): void {
    if (this.on && !document.hidden) this.player?.play({ ...cue, volume: (cue.volume ?? 1) * this.volumes[kind] });
  }

  /** My turn: also heard in a window that isn't visible. */
  ring(): void {
    if (this.on) this.player?.play({ sound: "turn", volume: this.volumes.turn });
  }

  hush(): void {
    this.player?.hush();
  }

  /** The player; undefined if its code could not be fetched. */
  private async load(): Promise<SoundPlayer | undefined> {
    this.fetch();
    const code = await this.code;
    if (code) this.player ??= new code.SoundPlayer(new AudioContext());
    return this.player;
  }
}

function stored(kind: Kind): number {
  const volume = Number(recall(`volume-${kind}`) ?? 1);
  return volume >= 0 && volume <= 1 ? volume : 1;
}

export const sounds = new Sounds();
