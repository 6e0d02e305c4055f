/** How each sound is made. */
import type { SoundName } from "../lib/beats.ts";
import type { Voice } from "./voice.ts";

/** `strength` is a number of points, or of a bounce; `chance` gives numbers between two bounds. */
type Recipe = (voice: Voice, strength: number, chance: (low: number, high: number) => number) => void;

const [D3, A3, BFLAT3, D4, E4, EFLAT4, FSHARP4, G4, A4, D5, A5, D6] = [147, 220, 233, 294, 330, 311, 370, 392, 440, 587, 880, 1175];

export const RECIPES: Record<Exclude<SoundName, "">, Recipe> = {
  drum,
  rattle: (voice, _, chance) => {
    for (let tick = 0, at = 0; tick < 9; tick++, at += 0.07 + tick * 0.008) {
      voice.noise({ filter: "bandpass", from: chance(1800, 3000), q: 4, at, length: 0.012, loud: 0.8 });
    }
  },
  clack: (voice, strength) => clack(voice, 0, strength),
  crack: (voice) => {
    voice.noise({ filter: "highpass", from: 1000, length: 0.06, loud: 0.9 });
    voice.tone({ wave: "square", from: 180, to: 60, length: 0.09, loud: 0.5, harsh: true });
  },
  bones,
  chime: (voice, points) => {
    for (const [place, pitch] of [D5, A5, D6].slice(0, Math.max(points, 1)).entries()) voice.tone({ wave: "triangle", from: pitch, at: place * 0.06, length: 0.5, loud: 0.6 });
  },
  thud: (voice) => {
    voice.tone({ from: 120, to: 40, length: 0.22 });
    voice.noise({ filter: "lowpass", from: 200, length: 0.15 });
  },
  glass: (voice) => {
    for (const from of [3100, 4700]) voice.tone({ from, length: 0.04, loud: 0.3 });
  },
  life: (voice) => {
    voice.tone({ wave: "triangle", from: E4, length: 0.16, loud: 0.7 });
    voice.tone({ wave: "triangle", from: BFLAT3, at: 0.16, length: 0.2, loud: 0.7 });
  },
  step: (voice, strength) => voice.noise({ filter: "lowpass", from: 600, length: 0.025, loud: 0.5, pan: strength % 2 ? 0.15 : -0.15 }),
  pick: (voice) => {
    voice.tone({ wave: "triangle", from: A4, length: 0.12, loud: 0.5 });
    voice.tone({ wave: "triangle", from: D5, at: 0.07, length: 0.25, loud: 0.5 });
  },
  whoosh: (voice) => voice.noise({ filter: "bandpass", from: 300, to: 1800, q: 1.2, length: 0.42, attack: 0.2, loud: 0.7 }),
  slap: (voice) => {
    voice.noise({ filter: "lowpass", from: 2500, length: 0.03 });
    voice.tone({ from: 150, to: 110, length: 0.08, loud: 0.7 });
  },
  hex: (voice) => chord(voice, D4, EFLAT4, A4),
  boon: (voice) => chord(voice, D4, FSHARP4, A4),
  weapon: (voice) => chord(voice, D4, A4),
  item: (voice) => chord(voice, D4, G4),
  shiver: (voice) => voice.noise({ filter: "highpass", from: 5000, length: 0.5, attack: 0.05, loud: 0.4, shake: 18 }),
  toll: (voice) => {
    for (const [place, part] of [1, 2.01, 2.76, 5.4].entries()) voice.tone({ from: 110 * part, length: 2.2 - place * 0.35, loud: 0.5 / (place + 1) });
  },
  earth: (voice) => voice.noise({ filter: "lowpass", from: 300, length: 0.35, attack: 0.03 }),
  page: (voice) => {
    for (let puff = 0; puff < 5; puff++) voice.noise({ filter: "bandpass", from: 2000, q: 1.5, at: puff * 0.075, length: 0.045, loud: 0.5, attack: 0.012 });
  },
  bell: (voice) => {
    for (const [place, part] of [1, 2.4, 5.1].entries()) voice.tone({ from: D5 * part, length: 1.1 - place * 0.3, loud: 0.45 / (place + 1) });
  },
  horn: (voice) => {
    for (const pitch of [D3, A3]) horn(voice, pitch, 0, 0.7);
  },
  stamp: (voice) => {
    drum(voice);
    clack(voice, 0.01, 1);
  },
  fanfare: (voice, _, chance) => {
    for (const [place, pitch] of [D3, A3, D4].entries()) horn(voice, pitch, place * 0.16, 0.18);
    for (const pitch of [D4, FSHARP4, A4]) horn(voice, pitch, 0.5, 1.3);
    bones(voice, 0, chance, 0.5);
  },
  turn: (voice) => {
    for (const [place, pitch] of [D5, A5].entries()) voice.tone({ wave: "triangle", from: pitch, at: place * 0.14, length: 0.4, loud: 0.35 });
  },
};

function drum(voice: Voice): void {
  voice.tone({ from: 90, to: 50, length: 0.18 });
  voice.noise({ filter: "lowpass", from: 400, length: 0.01 });
}

function clack(voice: Voice, at: number, strength: number): void {
  const loud = Math.min(Math.max(strength, 0.3), 1);
  voice.noise({ filter: "bandpass", from: 1200, q: 6, at, length: 0.018, loud });
  voice.tone({ from: 320, at, length: 0.03, loud: loud * 0.5 });
}

function bones(voice: Voice, _: number, chance: (low: number, high: number) => number, after = 0): void {
  for (let tick = 0; tick < 7; tick++) {
    const [pitch, at] = [chance(700, 1500), after + chance(0, 0.5)];
    voice.tone({ from: pitch, at, length: 0.05, loud: 0.35 });
    voice.tone({ from: pitch * 3.9, at, length: 0.03, loud: 0.12 });
  }
}

function chord(voice: Voice, ...pitches: number[]): void {
  for (const from of pitches) voice.tone({ wave: "triangle", from, length: 0.35, loud: 0.4 });
}

function horn(voice: Voice, pitch: number, at: number, length: number): void {
  voice.tone({ wave: "sawtooth", from: pitch, at, length, attack: 0.08, below: 900, loud: 0.35 });
}
