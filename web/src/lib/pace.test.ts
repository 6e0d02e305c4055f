import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { motion, type Pace } from "./motion.svelte.ts";
import { isTimed, Pacer, type Rules } from "./pace.ts";
import type { AnyEvent, Question, Update } from "./wire.ts";

const MINE = 0;
const MOVE_ROLL = { event: "rolled", seat: 1, purpose: "move", pips: 3, result: 3 } as const;
const BEGINS = { event: "turn-began", seat: 1, turn: 2 } as const;
const STEP = { event: "stepped", seat: 1, start: 3, to: 4 } as const;
const HINTS = { rolled: { beat: 380, scene: "roll" }, stepped: { beat: 150 }, died: { beat: 5000, scene: "death" } } as const;

function update(n: number, question?: Partial<Question>, events: readonly AnyEvent[] = [MOVE_ROLL]): Update {
  return { type: "update", n, events, ...(question && { question }) } as Update;
}

interface Paced {
  /** Milliseconds the camera needs to the next beats. */
  leads: number[];
  /** For each move of the camera, how many beats are known to follow. */
  soon: number[];
  pacer: Pacer;
  /** Numbers of the updates whose question can be answered, and of those whose view is on the board. */
  revealed: number[];
  shown: number[];
  beats: string[];
  times: number[];
}

function paced(rules: Partial<Rules> = {}): Paced {
  const found: Omit<Paced, "pacer"> = { leads: [], soon: [], revealed: [], shown: [], beats: [], times: [] };
  const show = {
    reveal: ({ n }: Update) => void found.revealed.push(n),
    lead: (_: unknown, soon: readonly unknown[]) => {
      found.soon.push(soon.length);
      return found.leads.shift() ?? 0;
    },
    foresee: (_: unknown, soon: readonly unknown[]) => void found.soon.push(soon.length),
    begin: (beat: { event: AnyEvent; scene: string }, time: number) => {
      found.beats.push(beat.scene || beat.event.event);
      found.times.push(time);
    },
    end: () => {},
    settle: ({ n }: Update) => void found.shown.push(n),
    rest: () => {},
  };
  const urgent = ({ question }: Update) => isTimed(question, undefined);
  const pacer = new Pacer(show, { hints: () => HINTS, mine: () => MINE, active: () => 1, urgent, pace: () => motion.pace, hurries: () => false, ...rules }, () => Date.now());
  return { pacer, ...found };
}

function prefersReducedMotion(matches: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
  prefersReducedMotion(false);
});

afterEach(() => {
  motion.choose("normal");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["slow", false],
  ["normal", false],
  ["normal", true],
  ["off", false],
  ["fast", false],
] as const)("with pace %s and reduced motion %s updates come one after another", (pace, reduced) => {
  prefersReducedMotion(reduced);
  motion.choose(pace);
  const { pacer, shown } = paced();
  for (const n of [1, 2, 3]) pacer.push(update(n));
  expect(shown).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(shown).toEqual([1]);
  vi.runAllTimers();
  expect(shown).toEqual([1, 2, 3]);
});

test("nothing moves with reduced motion", () => {
  expect(motion.time(100)).toBe(100);
  prefersReducedMotion(true);
  expect(motion.time(100)).toBe(0);
  prefersReducedMotion(false);
  motion.choose("off");
  expect(motion.time(100)).toBe(0);
});

test("instant pace shows everything at once", () => {
  motion.choose("instant");
  const { pacer, shown } = paced();
  for (const n of [1, 2, 3]) pacer.push(update(n));
  expect(shown).toEqual([1, 2, 3]);
  expect(motion.time(100)).toBe(0);
});

test("a question with a running clock is shown at once, with everything before it", () => {
  const { pacer, shown } = paced();
  for (const n of [1, 2, 3]) pacer.push(update(n));
  pacer.push(update(4, { decision: 7, until: 20_000 }));
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("in somebody else's turn a question waits for the beats before it", () => {
  const { pacer, revealed } = paced();
  pacer.push(update(1), update(2, { decision: 7 }, [STEP]));
  expect(revealed).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(revealed).toEqual([1, 2]);
});

test("in one's own turn the question is there while earlier beats are shown", () => {
  const { pacer, revealed, shown } = paced({ active: () => MINE });
  pacer.push(update(1, undefined, [STEP]), update(2, { decision: 7 }, [STEP]));
  expect(revealed).toEqual([1, 2]);
  expect(shown).toEqual([]);
});

test("nothing is revealed before a die has shown its number", () => {
  const { pacer, revealed } = paced({ active: () => MINE });
  pacer.push(update(1, undefined, [STEP]), update(2, { decision: 7 }, [STEP, MOVE_ROLL]));
  expect(revealed).toEqual([1]);
  vi.runAllTimers();
  expect(revealed).toEqual([1, 2]);
});

test("a skip ends one beat, a flush ends all", () => {
  const { pacer, beats, shown } = paced();
  pacer.push(update(1, undefined, [STEP, STEP, STEP]), update(2));
  pacer.skip();
  expect(beats).toHaveLength(2);
  expect(shown).toEqual([]);
  pacer.flush();
  expect(shown).toEqual([1, 2]);
  vi.runAllTimers();
  expect(beats).toHaveLength(2);
});

test("a pause stops after the beat, a skip plays the next one", () => {
  const { pacer, beats, shown } = paced();
  pacer.push(update(1, undefined, [STEP, STEP, STEP]));
  pacer.pause();
  vi.runAllTimers();
  expect(beats).toHaveLength(1);
  pacer.skip();
  vi.runAllTimers();
  expect(beats).toHaveLength(2);
  pacer.push(update(2));
  expect(shown).toEqual([]);
  pacer.resume();
  vi.runAllTimers();
  expect(shown).toEqual([1, 2]);
});

test.each([
  ["normal", 3_999, 8_001],
  ["fast", 100, 2_001],
  ["slow", 6_399, 12_801],
] as [Pace, number, number][])("with pace %s a bot's turn takes between %d and %d milliseconds", (pace, least, most) => {
  motion.choose(pace);
  const die = { event: "died", seat: 1 } as const;
  for (const events of [[MOVE_ROLL, ...Array<AnyEvent>(12).fill(STEP)], [die, MOVE_ROLL, die, MOVE_ROLL, die, STEP, STEP]]) {
    const { pacer, times } = paced();
    pacer.push(update(1, undefined, [BEGINS, ...events]), update(2, undefined, [{ ...BEGINS, turn: 3 }]));
    vi.runAllTimers();
    const total = times.reduce((sum, time) => sum + time, 0);
    expect(total).toBeGreaterThan(least);
    expect(total).toBeLessThan(most);
  }
});

test.each([
  ["normal", 8_000],
  ["off", 8_000],
  ["fast", 2_000],
  ["slow", 12_800],
] as [Pace, number][])("with pace %s no bot's turn exceeds %d milliseconds, however it becomes known and the camera moves", (pace, most) => {
  motion.choose(pace);
  const events = Array.from({ length: 12 }, () => [{ event: "died", seat: 1 } as const, MOVE_ROLL, STEP, STEP]).flat();
  for (const atOnce of [true, false]) {
    const { pacer, leads, beats } = paced();
    leads.push(0, ...Array<number>(100).fill(motion.time(480)));
    pacer.push(update(1, undefined, [BEGINS]));
    const began = Date.now();
    for (const part of [...(atOnce ? [events] : events.map((event) => [event])), [{ ...BEGINS, turn: 3 }]]) {
      pacer.push(update(2, undefined, part));
      vi.runAllTimers();
    }
    expect(beats.filter((beat) => beat === "death")).toHaveLength(12);
    expect(Date.now() - began).toBeGreaterThan(most * 0.8);
    expect(Date.now() - began).toBeLessThanOrEqual(most);
  }
});

test.each([true, false])("where somebody waits for me (%s), my question comes soon, but bots' turns keep their time", (waits) => {
  const long = Array.from({ length: 12 }, () => MOVE_ROLL);
  const { pacer, revealed, times } = paced({ hurries: (seat) => waits && seat !== 2 });
  pacer.push(update(1, undefined, [{ ...BEGINS, seat: 2 }, STEP, MOVE_ROLL]), update(2, undefined, [BEGINS, ...long]), update(3, {}, [STEP, MOVE_ROLL]));
  vi.runAllTimers();
  expect(revealed).toEqual([1, 2, 3]);
  const [bots, people] = [times.slice(0, 3), times.slice(3)].map((some) => some.reduce((sum, time) => sum + time, 0));
  expect(bots).toBeGreaterThan(1_000);
  expect(people! <= 2_000).toBe(waits);
});

test("a person who thinks has time for what they do then", () => {
  const { pacer, times } = paced();
  const turns = (pauses: number) => {
    pacer.push(update(1, undefined, [BEGINS]));
    for (let n = 0; n < 4; n++) {
      pacer.push(update(2, undefined, [{ event: "died", seat: 1 }]));
      vi.runAllTimers();
      vi.advanceTimersByTime(pauses);
    }
    return times.splice(0).filter(Boolean);
  };
  expect(turns(10_000)).toEqual(Array(4).fill(5_000));
  expect(turns(0).at(-1)).toBeLessThan(1_000);
});

test("somebody who is many turns behind catches up", () => {
  const turn = (n: number) => update(n, undefined, [{ ...BEGINS, turn: n }, MOVE_ROLL, STEP, STEP]);
  const [few, many] = [paced(), paced()];
  few.pacer.push(...[1, 2, 3].map(turn));
  many.pacer.push(...Array.from({ length: 30 }, (_, n) => turn(n + 1)));
  expect(many.times.at(-1)).toBeLessThan((few.times.at(-1) ?? 0) / 3);
});

test("time runs in a window, and on a clock for the whole game", () => {
  const [question, clocked] = [{ decision: 1, options: [] } as Question, { pace: { pace: "bank", seconds: 300, increment: 5, per: "turn" } } as const];
  expect(isTimed({ ...question, until: 9 }, undefined)).toBe(true);
  expect(isTimed(question, clocked)).toBe(true);
  expect(isTimed(question, { pace: { pace: "turns", seconds: 30, spare: 45 } })).toBe(false);
  expect(isTimed(question, { pace: null })).toBe(false);
  expect(isTimed(undefined, clocked)).toBe(false);
});

test("a beat begins when the camera is there", () => {
  const { pacer, leads, beats, shown } = paced();
  leads.push(640);
  pacer.push(update(1), update(2));
  vi.advanceTimersByTime(639);
  expect(beats).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(beats).toEqual(["roll"]);
  vi.runAllTimers();
  expect(beats).toEqual(["roll", "roll"]);
  expect(shown).toEqual([1, 2]);
});

test("skipping doesn't wait for the camera", () => {
  const { pacer, leads, beats, times, shown } = paced();
  leads.push(640);
  pacer.push(update(1), update(2));
  pacer.skip();
  expect(beats).toEqual(["roll", "roll"]);
  expect(times[0]).toBe(0);
  expect(shown).toEqual([1]);
  pacer.flush();
  expect(shown).toEqual([1, 2]);
});

test("a turn that is made known while the camera moves begins after that", () => {
  const { pacer, leads, beats } = paced();
  leads.push(640);
  pacer.push(update(1, undefined, [BEGINS]));
  pacer.push(update(2, undefined, [STEP]));
  expect(beats).toEqual([]);
  vi.advanceTimersByTime(640);
  expect(beats).toEqual(["turn-began", "stepped"]);
});

test("the camera's way to a beat is a part of its time", () => {
  const { pacer, leads, times } = paced();
  leads.push(200, 640);
  const [roll, goal] = [MOVE_ROLL, { event: "died", seat: 1 } as const];
  pacer.push(update(1, undefined, [roll, goal]));
  vi.runAllTimers();
  expect(times).toEqual([228, 4_360]);
});

test("the camera knows what follows in the same turn", () => {
  const { pacer, soon } = paced();
  pacer.push(update(1, undefined, [MOVE_ROLL]));
  pacer.push(update(2, undefined, [STEP, STEP]), update(3, undefined, [{ ...BEGINS, turn: 3 }, STEP]));
  expect(soon).toEqual([0, 2]);
});

test("a long turn shortens its minor beats evenly", () => {
  const die = { event: "died", seat: 1 } as const;
  const { pacer, times } = paced();
  pacer.push(update(1, undefined, [die, ...Array<AnyEvent>(8).fill(STEP)]));
  vi.runAllTimers();
  const [first, ...steps] = times;
  expect(first).toBe(5_000);
  expect(Math.min(...steps)).toBeGreaterThan(100);
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(2);
});
