/** Hand-cut shapes, the same at every visit. */

/** Numbers between two bounds in an order that only looks random. */
export function numbers(seed: number): (low: number, high: number) => number {
  let state = seed;
  return (low, high) => {
    state = (state * 16_807) % 2_147_483_647;
    return low + (high - low) * (state / 2_147_483_647);
  };
}

/** A star with uneven points. */
export function star(points: number, inner: number, outer: number, uneven: number, seed = 7): string {
  const between = numbers(seed);
  const corners = Array.from({ length: points }, (_, i) => {
    const [valley, tip] = [(i / points) * 2 * Math.PI, ((i + 0.5) / points) * 2 * Math.PI];
    return [corner(valley, inner * between(0.96, 1.1)), corner(tip, outer * (1 - between(0, uneven)))];
  });
  return `M${corners.flat().join("L")}Z`;
}

function corner(angle: number, radius: number): string {
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}

/** Everything but a star: one of the rings in which ink closes in. */
export function ring(points: number, inner: number, outer: number): string {
  return `M-2400-2400H2400V2400H-2400Z${star(points, inner, outer, 0.62)}`;
}

/** A piece that flies from the middle in an arc and falls. */
export interface Shard {
  id: string;
  x: number;
  y: number;
  /** Where it comes to lie. */
  ground: number;
  scale: number;
  turn: number;
}

export const MOST_SHARDS = 30;

export function shards(ids: readonly string[], count: number, reach: number, fan = 250, spread = 20): Shard[] {
  const between = numbers(11);
  const some = Math.min(count, MOST_SHARDS);
  return Array.from({ length: some }, (_, i) => {
    const angle = ((-90 + (i / Math.max(some - 1, 1) - 0.5) * fan + between(-14, 14)) * Math.PI) / 180;
    const far = between(reach * 0.55, reach);
    return {
      id: ids[i % ids.length] ?? "x-bone",
      x: Math.cos(angle) * far,
      y: Math.sin(angle) * far * 0.8,
      ground: 44 + between(-spread * 0.6, spread),
      scale: between(0.7, 1.1),
      turn: between(-700, 700),
    };
  });
}

/** Distances from the middle of a scene to the edges of the stage. */
export interface Reach {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far something of this half size is moved towards the middle of the stage to be on it. */
export function inward(before = Infinity, after = Infinity, half: number): number {
  return before < half ? half - before : Math.min(after - half, 0);
}
