/** Where arrows at the rim of the window point to places outside it. */
import type { Insets } from "./camera.ts";
import { SQUARE, type Point } from "./geometry.ts";

/** A place that matters now. */
export interface Target {
  square: number;
  symbol: string;
  name: string;
  about: string;
}

/** An arrow's position in the window, and its direction in degrees. */
export interface Arrow extends Point {
  angle: number;
}

interface Window {
  width: number;
  height: number;
  insets: Insets;
  scale: number;
  toWindow(point: Point): Point;
}

const APART = 56; // pixels between two arrows
const WIDE = 200; // pixels; arrows further apart than this don't touch

/** The arrow to a board point, within the margins; undefined if the point is in view. */
export function arrowTo(point: Point, window: Window, margins: Insets): Arrow | undefined {
  const { x, y } = window.toWindow(point);
  if (isInView(x, y, window)) return undefined;
  const { left, top, right, bottom } = margins;
  const [width, height] = [window.width - left - right, window.height - top - bottom];
  const [dx, dy] = [x - (left + width / 2), y - (top + height / 2)];
  const part = Math.min(width / 2 / Math.abs(dx), height / 2 / Math.abs(dy));
  return { x: left + width / 2 + dx * part, y: top + height / 2 + dy * part, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** Whether some of the square around a point is not covered. */
function isInView(x: number, y: number, { width, height, insets, scale }: Window): boolean {
  const half = (SQUARE / 2) * scale;
  return x > insets.left - half && x < width - insets.right + half && y > insets.top - half && y < height - insets.bottom + half;
}

/** Move arrows that would cover each other up or down, within the window. */
export function spread(arrows: readonly (Arrow | undefined)[], height: number, margins: Insets): void {
  const shown = arrows.filter((arrow) => arrow !== undefined).sort((one, other) => one.y - other.y);
  const lowest = height - margins.bottom;
  for (const [number, arrow] of shown.entries()) {
    const above = shown.slice(0, number).filter((other) => Math.abs(other.x - arrow.x) < WIDE);
    arrow.y = Math.max(arrow.y, ...above.map((other) => other.y + APART));
  }
  for (const [number, arrow] of [...shown].reverse().entries()) {
    const below = shown.slice(shown.length - number).filter((other) => Math.abs(other.x - arrow.x) < WIDE);
    arrow.y = Math.min(arrow.y, lowest, ...below.map((other) => other.y - APART));
  }
}
