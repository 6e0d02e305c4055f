/** Progress in the lessons, stored in this browser. */
import { recall, remember } from "../lib/remember.ts";

export interface Progress {
  /** The next part; equal to the number of parts when all are done. */
  part: number;
  /** Whether the lesson was ever completed. */
  done: boolean;
}

export function progressOf(game: string): Progress {
  const [part, done] = (recall(`lesson-${game}`) ?? "").split(" ");
  return { part: Number(part) || 0, done: done === "done" };
}

/** Store that a part is done. */
export function keepProgress(game: string, part: number, parts: number): void {
  const done = part >= parts || progressOf(game).done;
  remember(`lesson-${game}`, `${part >= parts ? 0 : part}${done ? " done" : ""}`);
}
