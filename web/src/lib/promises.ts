/** The hash of a table's seed as it was told before the game, so that nobody can tell another one afterwards. */
import { recall, remember } from "./remember.ts";

function key(table: string): string {
  return `promise-${table}`;
}

/** Notes down what a table promises; only the first promise counts. */
export function notePromise(table: string, hash: string | undefined): void {
  if (hash && recall(key(table)) === undefined) remember(key(table), hash);
}

/** What was noted down, or nothing. */
export function promiseOf(table: string): string {
  return recall(key(table)) ?? "";
}
