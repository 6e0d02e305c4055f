/** Plays sounds through one quiet gain. Loaded when the first sound is wanted. */
import type { SoundName } from "../lib/beats.ts";
import { RECIPES } from "./recipes.ts";
import { Voice } from "./voice.ts";

const QUIET = 0.126; // -18 dB
const APART = 0.04; // seconds between two equal sounds, at least
const MOST_AHEAD = 8; // seconds

export interface Cue {
  sound: SoundName;
  /** Seconds from now. */
  after?: number;
  strength?: number;
  volume?: number;
}

export class SoundPlayer {
  private readonly last = new Map<string, number>();
  private readonly hiss: AudioBuffer;
  private readonly main: GainNode;
  /** What is still to come can be cut off at once. */
  private scene: GainNode;

  constructor(
    private readonly context: AudioContext,
    private readonly chance: () => number = Math.random,
  ) {
    this.main = context.createGain();
    this.main.gain.value = QUIET;
    this.main.connect(context.destination);
    this.scene = this.bus();
    this.hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.hiss.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = this.chance() * 2 - 1;
  }

  play({ sound, after = 0, strength = 1, volume = 1 }: Cue): boolean {
    if (!sound || volume <= 0 || after > MOST_AHEAD) return false;
    const begins = this.context.currentTime + after;
    if (Math.abs(begins - (this.last.get(sound) ?? -Infinity)) < APART) return false;
    this.last.set(sound, begins);
    const out = this.context.createGain();
    out.gain.value = volume;
    out.connect(sound === "turn" ? this.main : this.scene);
    RECIPES[sound](new Voice(this.context, out, begins, this.hiss), strength, (low, high) => low + (high - low) * this.chance());
    return true;
  }

  /** Cut off the sounds of a scene that is skipped. */
  hush(): void {
    this.scene.disconnect();
    this.scene = this.bus();
    this.last.clear();
  }

  private bus(): GainNode {
    const bus = this.context.createGain();
    bus.connect(this.main);
    return bus;
  }
}
