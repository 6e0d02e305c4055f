/** What turned and decided a game, in sentences. */
import { say } from "../lib/i18n.svelte.ts";
import type { StoryDecided, StoryTurning } from "../lib/wire.ts";

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** What happened: "Bob dies." */
export function causeText(turning: StoryTurning, names: readonly string[]): string {
  return say(`stats-cause-${turning.cause}`, { seat: names[turning.seat] ?? "", number: turning.number });
}

/** What it meant: "Ann's chances rise from 20 % to 50 %." */
export function swingText(turning: StoryTurning, names: readonly string[]): string {
  const { gainer, before, after } = turning;
  return say("stats-swing", { seat: names[gainer] ?? "", before: percent(before), after: percent(after) });
}

/** What decided the game, in one sentence. */
export function decidedText(decided: StoryDecided, names: readonly string[], turns: number): string {
  const seat = names[decided.seat] ?? "";
  const { turn, favourite, turning } = decided;
  const others = { seat, turn, turns, other: favourite === null ? "none" : (names[favourite] ?? "") };
  if (favourite === null) return say("stats-decided-always", others);
  if (turning && turning.cause !== "walk") return say("stats-decided-by", { ...others, cause: causeText(turning, names) });
  return say(`stats-decided-${decided.kind}`, others);
}
