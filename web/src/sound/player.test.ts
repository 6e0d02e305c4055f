import { expect, test } from "vitest";
import { SoundPlayer } from "./player.ts";
import { RECIPES } from "./recipes.ts";

type Names = keyof typeof RECIPES;

/** An audio context that counts the sources started in it. */
function fake(): { context: AudioContext; started: number[] } {
  const started: number[] = [];
  const parameter = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = () => ({
    gain: parameter(), frequency: parameter(), Q: parameter(), pan: parameter(),
    connect: (to: unknown) => to,
    disconnect() {},
    start: (at: number) => started.push(at),
    stop() {},
  });
  const context = {
    currentTime: 0,
    sampleRate: 100,
    destination: node(),
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    ...Object.fromEntries(["Gain", "Oscillator", "BufferSource", "BiquadFilter", "StereoPanner", "WaveShaper"].map((kind) => [`create${kind}`, node])),
  };
  return { context: context as unknown as AudioContext, started };
}

test.each(Object.keys(RECIPES) as Names[])("%s is heard", (sound) => {
  const { context, started } = fake();
  expect(new SoundPlayer(context).play({ sound, after: 1 })).toBe(true);
  expect(started.length).toBeGreaterThan(0);
  expect(Math.min(...started)).toBeGreaterThanOrEqual(1);
});

test("equal sounds keep a distance, different ones don't", () => {
  const { context } = fake();
  const player = new SoundPlayer(context);
  expect(player.play({ sound: "clack" })).toBe(true);
  expect(player.play({ sound: "clack", after: 0.03 })).toBe(false);
  expect(player.play({ sound: "step", after: 0.03 })).toBe(true);
  expect(player.play({ sound: "clack", after: 0.05 })).toBe(true);
});

test("at volume 0 nothing is heard", () => {
  const { context, started } = fake();
  expect(new SoundPlayer(context).play({ sound: "drum", volume: 0 })).toBe(false);
  expect(started).toEqual([]);
});
