/** Checks a finished game's dice without its rules: the commitments, and every number drawn. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ReplayFile } from "./file.ts";

export type Outcome = "kept" | "broken" | "none";

/** One checked item, with the parameters of its message. */
export interface Step {
  what: string;
  outcome: Outcome;
  parameters: Record<string, string | number>;
}

/** A random number, as recorded in the file. */
export interface Draw {
  stream: string;
  n: number;
  total: number;
  number: number;
}

/** How a number is computed. */
export interface Computed {
  /** The text signed with the seed. */
  text: string;
  hmac: string;
  /** The first eight bytes as a number; its remainder modulo the total is the result. */
  value: bigint;
  /** How many values were rejected before, because they would favour small numbers. */
  rejected: number;
  number: number;
}

/** A draw with the moment of the replay that shows it. */
export interface Checked {
  moment: number;
  /** What it was used for, according to the file. */
  meant: string;
  draw: Draw;
  right: boolean;
}

export interface Verdict {
  kind: "fair" | "claimed" | "practice" | "own";
  verified: boolean;
  steps: Step[];
  /** The draws by stream, sorted by name. */
  streams: [string, Checked[]][];
}

/** Kinds of tables with a committed seed, whether or not someone noted the hash. */
export const PROMISED: readonly Verdict["kind"][] = ["fair", "claimed"];
const SECRET = /^(?:[0-9a-f]{2}){16,64}$/;
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
const MOST_CHOICES = 2 ** 32;

export function commitment(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** The nonces and the game, with which every signed text begins. */
export function prefixOf(file: ReplayFile): string {
  return file.nonces.map(({ nonce }, seat) => (nonce ? `${seat}:${nonce}|` : "")).join("") + file.game;
}

/** The n-th number of a stream, below `total`, step by step. */
export function compute(file: ReplayFile, stream: string, n: number, total: number): Computed {
  const key = utf8ToBytes(file.seed);
  const limit = (2n ** 64n / BigInt(total)) * BigInt(total);
  for (let rejected = 0; ; rejected++) {
    const text = `${prefixOf(file)}|${stream}|${n}|${rejected}`;
    const signed = hmac(sha256, key, utf8ToBytes(text));
    const value = new DataView(signed.buffer).getBigUint64(0);
    if (value < limit) return { text, hmac: bytesToHex(signed), value, rejected, number: Number(value % BigInt(total)) };
  }
}

/** Check everything; `promised` is the seed's hash noted before the game. */
export function check(file: ReplayFile, promised = ""): Verdict {
  const { steps, streams } = checkNumbers(file);
  const all = [...seedSteps(file, promised), ...nonceSteps(file), ...steps];
  return { kind: kindOf(file, promised), verified: all.every((step) => step.outcome !== "broken"), steps: all, streams };
}

/** Only a commitment noted before the game proves anything. */
function kindOf(file: ReplayFile, promised: string): Verdict["kind"] {
  if (file.practice) return "practice";
  if (promised) return "fair";
  return file.commitment ? "claimed" : "own";
}

function step(what: string, outcome: Outcome, parameters: Step["parameters"] = {}): Step {
  return { what, outcome, parameters };
}

function seedSteps(file: ReplayFile, promised: string): Step[] {
  const { seed, commitment: published } = file;
  const steps: Step[] = [];
  if (!seed) steps.push(step("seed-shown", file.practice ? "none" : "broken"));
  else if (PROMISED.includes(kindOf(file, promised)) && !SECRET.test(seed)) steps.push(step("seed-secret", "broken"));
  if (!published) steps.push(step("commitment", "none"));
  else if (seed) steps.push(step("commitment", kept(commitment(seed) === published), { hash: published }));
  if (promised) steps.push(step("promised", kept(promised === (published || commitment(seed))), { hash: promised }));
  return steps;
}

function nonceSteps(file: ReplayFile): Step[] {
  if (!file.commitment && !file.practice && file.nonces.every(({ hash }) => hash === null)) return [];
  return file.nonces.map(({ hash, nonce }, seat) => {
    if (hash === null) return step("nonce-given", "none", { seat });
    if (nonce === null) return step("nonce-shown", "none", { seat });
    return step("nonce", kept(SECRET.test(nonce) && commitment(nonce) === hash), { seat, nonce });
  });
}

function kept(truth: boolean): Outcome {
  return truth ? "kept" : "broken";
}

/** Check each stream: no number missing or used twice, and all match seed and nonces. */
function checkNumbers(file: ReplayFile): { steps: Step[]; streams: [string, Checked[]][] } {
  if (!NAME.test(file.game)) return { steps: [step("game-name", "broken")], streams: [] };
  if (!file.seed) return { steps: [], streams: [] };
  const streams = new Map<string, Checked[]>();
  const faults = new Map<string, Step>();
  for (const [place, line] of file.lines.entries()) {
    const draw = drawIn(line);
    if (draw === undefined) continue;
    const fault = draw ? faultOf(file, draw, streams.get(draw.stream)?.at(-1)) : { what: "draw-note" };
    const stream = draw?.stream ?? "";
    if (fault && !faults.has(stream)) {
      const { what, ...parameters } = fault;
      faults.set(stream, step(what, "broken", { line: place + 1, stream, ...parameters }));
    }
    if (!draw) continue;
    const draws = streams.get(stream) ?? [];
    draws.push({ moment: place + 1, meant: split(line)[0], draw, right: fault === undefined });
    streams.set(stream, draws);
  }
  const sorted = [...streams].sort(([a], [b]) => (a < b ? -1 : 1));
  const whole = sorted.filter(([stream]) => !faults.has(stream));
  const steps = whole.map(([stream, draws]) => step("stream", "kept", { stream, count: draws.length }));
  return { steps: [...faults.values(), ...steps], streams: sorted };
}

/** The draw recorded in a line; undefined for players' lines, null if it is recorded incorrectly. */
export function drawIn(line: string): Draw | null | undefined {
  const [text, note] = split(line);
  if (note === undefined) return text.startsWith("*") ? null : undefined;
  const words = note.trim().split(/\s+/);
  const [stream = "", ...digits] = words;
  if (!text.startsWith("*") || words.length !== 4 || !NAME.test(stream) || !digits.every((word) => /^\d{1,30}$/.test(word))) return null;
  const [n, total, number] = digits.map(Number) as [number, number, number];
  return number < total && total <= MOST_CHOICES ? { stream, n, total, number } : null;
}

function split(line: string): [string, string | undefined] {
  const mark = line.indexOf("#");
  return mark < 0 ? [line.trim(), undefined] : [line.slice(0, mark).trim(), line.slice(mark + 1)];
}

type Fault = { what: string } & Step["parameters"];

function faultOf(file: ReplayFile, draw: Draw, before: Checked | undefined): Fault | undefined {
  const expected = before ? before.draw.n + 1 : 0;
  if (draw.n !== expected) return { what: "stream-count", expected, count: draw.n };
  if (compute(file, draw.stream, draw.n, draw.total).number === draw.number) return undefined;
  return { what: "stream-number", count: draw.n, number: draw.number };
}
