import { at } from "../lib/base.ts";

export function momentLink(table: string, moment: number): string {
  return at(`/replay/${encodeURIComponent(table)}?moment=${moment}`);
}
