import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { motion } from "./motion.svelte.ts";
import { isTimed, Pacer } from "./pace.ts";
import type { Question, SeatInfo, Update } from "./wire.ts";

const ROLL = { event: "rolled", seat: 0, purpose: "move", pips: 3, result: 3 } as const;

function update(n: number, question?: Partial<Question>): Update {
  return { type: "update", n, events: [ROLL], ...(question && { question }) } as Update;
}

/** A pacer, and the numbers of the updates it has shown. */
function pacer(): { pacer: Pacer; shown: number[] } {
  const shown: number[] = [];
  const urgent = ({ question }: Update) => isTimed(question, undefined);
  return { pacer: new Pacer(({ n }) => shown.push(n), () => ({ rolled: { beat: 380 } }), urgent), shown };
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
  ["normal", false],
  ["normal", true],
  ["off", false],
] as const)("with motion %s and reduced motion %s events come one after another", (pace, reduced) => {
  prefersReducedMotion(reduced);
  motion.choose(pace);
  const { pacer: paced, shown } = pacer();
  for (const n of [1, 2, 3]) paced.push(update(n));
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
  const { pacer: paced, shown } = pacer();
  for (const n of [1, 2, 3]) paced.push(update(n));
  expect(shown).toEqual([1, 2, 3]);
  expect(motion.time(100)).toBe(0);
});

test("a question with a running clock is shown at once, with everything before it", () => {
  const { pacer: paced, shown } = pacer();
  for (const n of [1, 2, 3]) paced.push(update(n));
  paced.push(update(4, { decision: 7, until: 20_000 }));
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("a question without a clock waits for its events", () => {
  const { pacer: paced, shown } = pacer();
  for (const n of [1, 2]) paced.push(update(n));
  paced.push(update(3, { decision: 7 }));
  expect(shown).toEqual([1]);
});

test("time runs in a window, and for a seat with a clock", () => {
  const [question, clocked] = [{ decision: 1, options: [] } as Question, { kind: "person", bank: 300 } as SeatInfo];
  expect(isTimed({ ...question, until: 9 }, undefined)).toBe(true);
  expect(isTimed(question, clocked)).toBe(true);
  expect(isTimed(question, { kind: "person" })).toBe(false);
  expect(isTimed(undefined, clocked)).toBe(false);
});
