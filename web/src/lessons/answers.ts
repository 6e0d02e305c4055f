/** Matches options with a lesson's answers, written like log lines with `*` as a wildcard. */
import { lineOf } from "../lib/offer.ts";
import type { Fields } from "../lib/view.ts";

/** Whether a lesson's answer matches a command; missing fields at the end match anything. */
export function fits(answer: string, fields: Fields): boolean {
  const words = lineOf(fields).split(" ");
  const wanted = answer.split(" ");
  return wanted.length <= words.length && wanted.every((word, place) => word === "*" || word === words[place]);
}

/** The index of the last answer that matches a command, or -1. */
export function rank(answers: readonly string[], fields: Fields): number {
  return answers.findLastIndex((answer) => fits(answer, fields));
}
