/** The hash of a table's seed as announced before the game, so that it can't be changed later. */
import { recall, remember } from "./remember.ts";

function key(table: string): string {
  return `promise-${table}`;
}

/** Remember a table's hash; only the first one counts. */
export function noteCommitment(table: string, hash: string | undefined): void {
  if (hash && recall(key(table)) === undefined) remember(key(table), hash);
}

/** The remembered hash, or an empty string. */
export function commitmentOf(table: string): string {
  return recall(key(table)) ?? "";
}
