/** Where players' markers are on the track of a way to win. */
import type { Goal } from "../lib/wire.ts";

export interface Marker {
  seat: number;
  value: number;
  /** The share of the way. */
  share: number;
  /** Where it is drawn, from 0 to 1: beside the share if others are in the way. */
  place: number;
}

/** The markers from left to right, at least `apart` from each other as far as the track allows. */
export function markers(goal: Goal, apart: number): Marker[] {
  const found = goal.progress
    .flatMap((value, seat) => (value === null ? [] : [{ seat, value, share: value / goal.of, place: value / goal.of }]))
    .sort((one, other) => one.share - other.share);
  for (const [number, marker] of found.entries()) marker.place = Math.max(marker.place, (found[number - 1]?.place ?? -1) + apart);
  let most = 1;
  for (const marker of [...found].reverse()) {
    marker.place = Math.max(Math.min(marker.place, most), 0);
    most = marker.place - apart;
  }
  return found;
}
