/** Sentences about what turned and decided a game. */
import { translate } from "../lib/i18n.svelte.ts";
import { roundIn } from "../lib/view.ts";
import type { StoryDecided, StoryStage, StoryTurning } from "../lib/wire.ts";

/** When: "Round 4, Ann's turn"; stories of earlier versions don't say whose. */
export function stageText({ turn, seat, chances }: StoryStage, names: readonly string[]): string {
  return translate(chances.length ? "stats-round.turn" : "stats-round", { round: roundIn(turn, names.length), seat: names[seat] ?? "" });
}

/** The event: "Bob dies." */
export function causeText(turning: StoryTurning, names: readonly string[]): string {
  return translate(`stats-cause-${turning.cause}`, { seat: names[turning.seat] ?? "", number: turning.number });
}

/** Its effect: "Ann: estimated chances up from 20% to 50%." */
export function swingText(turning: StoryTurning, names: readonly string[]): string {
  const { gainer, before, after } = turning;
  return translate("stats-swing", { seat: names[gainer] ?? "", before: Math.round(before * 100), after: Math.round(after * 100) });
}

/** The sentence about what decided the game. */
export function decidedText(decided: StoryDecided, names: readonly string[], turns: number): string {
  const [round, rounds] = [decided.turn, turns].map((turn) => roundIn(turn, names.length)) as [number, number];
  const seat = names[decided.seat] ?? "";
  const { favourite, turning } = decided;
  const others = { seat, round, rounds, other: favourite === null ? "none" : (names[favourite] ?? "") };
  if (favourite === null) return translate("stats-decided-always", others);
  if (turning && turning.cause !== "walk") return translate("stats-decided-by", { ...others, cause: causeText(turning, names) });
  return translate(`stats-decided-${decided.kind}`, others);
}
