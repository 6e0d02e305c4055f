/** Chances as counts: "96 times in 100". */
import type { ChoiceFound } from "./wire.ts";

/** Only what is certain is 0 or 100. */
export function in100(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1 - 1e-9) return 99;
  return rounded === 0 && chance > 1e-9 ? 1 : rounded;
}

/** What counts in the odds of a choice: two choices with equal text are equally good, whatever cards they cost. */
export function oddsText(odds: ChoiceFound["odds"]): string {
  const numbers = odds.answer === "fight" ? [odds.win, odds.die, odds.cost.life, odds.cost.ammo, odds.cost.points] : [odds.best, odds.uniform];
  return numbers.map((number) => number.toFixed(6)).join(" ");
}
