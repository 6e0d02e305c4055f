/** Scales for charts. */

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round steps, about five; the last one is at least `most`. */
export function ticks(most: number, about = 5): number[] {
  const raw = Math.max(most / about, 1);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= raw) ?? raw;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, number) => number * step);
}

/** Maps a value between `low` and `high` to a position. */
export function place(value: number, low: number, high: number, from: number, to: number): number {
  return high === low ? from : from + ((value - low) / (high - low)) * (to - from);
}

export function path(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], number) => `${number ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** A closed band between an upper and a lower line. */
export function band(upper: readonly (readonly [number, number])[], lower: readonly (readonly [number, number])[]): string {
  return upper.length ? `${path(upper)}${path([...lower].reverse()).replace("M", "L")}Z` : "";
}

/** Heights of labels, shifted so that none overlap, in the given order. */
export function apart(heights: readonly number[], size: number, low: number, high: number): number[] {
  const order = heights.map((_, number) => number).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  let floor = low;
  for (const number of order) {
    found[number] = Math.max(found[number]!, floor);
    floor = found[number] + size;
  }
  let ceiling = high;
  for (const number of order.reverse()) {
    found[number] = Math.min(found[number]!, ceiling);
    ceiling = found[number] - size;
  }
  return found;
}

/** The index of the nearest among ascending numbers. */
export function nearest(values: readonly number[], wanted: number): number {
  let best = 0;
  for (const [number, value] of values.entries()) {
    if (Math.abs(value - wanted) < Math.abs(values[best]! - wanted)) best = number;
  }
  return best;
}
