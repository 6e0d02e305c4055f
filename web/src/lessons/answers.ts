/** Which options a lesson means: its answers are written as in a game's lines, `*` for anything. */
import { lineOf } from "../lib/offer.ts";
import type { Fields } from "../lib/view.ts";

/** Whether an answer of a lesson means this command; what is left out at its end may be anything. */
export function fits(answer: string, fields: Fields): boolean {
  const words = lineOf(fields).split(" ");
  const wanted = answer.split(" ");
  return wanted.length <= words.length && wanted.every((word, place) => word === "*" || word === words[place]);
}

/** How late among some answers the last one stands that means this command; -1 where none does. */
export function rank(answers: readonly string[], fields: Fields): number {
  return answers.findLastIndex((answer) => fits(answer, fields));
}
