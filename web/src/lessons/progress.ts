/** How far somebody has come in the lessons, as this browser remembers it. */
import { recall, remember } from "../lib/remember.ts";

export interface Progress {
  /** The part that comes next; as many as there are when all are done. */
  part: number;
  /** Whether all were done once. */
  done: boolean;
}

export function progressOf(game: string): Progress {
  const [part, done] = (recall(`lesson-${game}`) ?? "").split(" ");
  return { part: Number(part) || 0, done: done === "done" };
}

/** A part is done; after the last one the lesson is. */
export function keepProgress(game: string, part: number, parts: number): void {
  const done = part >= parts || progressOf(game).done;
  remember(`lesson-${game}`, `${part >= parts ? 0 : part}${done ? " done" : ""}`);
}
