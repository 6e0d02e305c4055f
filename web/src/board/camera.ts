/** The visible part of the board and its scale. Moving only shifts the picture, without redrawing. */
import type { Box, Point } from "./geometry.ts";

const LARGEST = 2.2; // pixels per unit
const SMALLEST = 0.08;
const LIKED = 0.6; // upper limit when something doesn't fit as a whole
const FAR = 0.36; // below this, figures are hard to see
const CLOSER = 1.25; // minimum gain in size that is worth a movement
const ENOUGH = 0.8; // no movement if at least this share is already visible
const REST = 160; // milliseconds after the last change of scale until a sharp redraw

/** Parts of the window covered by panels, in pixels. */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Camera {
  /** The board point in the middle of the window. */
  x = 0;
  y = 0;
  /** Pixels per unit. */
  scale = 0.5;
  width = 1;
  height = 1;
  insets: Insets = { left: 0, top: 0, right: 0, bottom: 0 };
  /** Whether the player zoomed by hand; then the camera doesn't zoom in by itself. */
  chosen = false;
  private glide = 0;
  /** The target while gliding. */
  private goal: (Point & { scale: number }) | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;

  /** `moved` shifts the picture; `resized` redraws it at the new scale. */
  constructor(
    private readonly moved: () => void,
    private readonly resized: () => void,
    private readonly time: (milliseconds: number) => number,
  ) {}

  /** A board point in window coordinates. */
  toWindow(point: Point): Point {
    return { x: (point.x - this.x) * this.scale + this.width / 2, y: (point.y - this.y) * this.scale + this.height / 2 };
  }

  toBoard(point: Point): Point {
    return { x: (point.x - this.width / 2) / this.scale + this.x, y: (point.y - this.height / 2) / this.scale + this.y };
  }

  pan(dx: number, dy: number): void {
    this.halt();
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.moved();
  }

  /** Zoom, keeping the board point under the pointer in place. */
  zoom(factor: number, at: Point): void {
    this.halt();
    const before = this.toBoard(at);
    this.scale = within(this.scale * factor);
    this.chosen = true;
    const after = this.toBoard(at);
    this.x += before.x - after.x;
    this.y += before.y - after.y;
    this.moved();
    this.sharpen();
  }

  /** Show a whole box, as large as possible up to `most` pixels per unit. */
  fit(box: Box, most = 1, glide = true): void {
    const [width, height] = this.free();
    const scale = within(Math.min(width / box.width, height / box.height, most));
    this.look(this.centred(box, scale), scale, glide);
  }

  /** Show a whole box if that makes it much larger; returns whether it did. */
  grow(box: Box): boolean {
    if (this.chosen || !this.holds(box, this.scale * CLOSER)) return false;
    this.fit(box);
    return true;
  }

  /** Show a whole box, unless it is visible and about as large as possible. */
  oversee(box: Box): void {
    const [width, height] = this.free();
    const { x, y, scale } = this.aim;
    const aside = this.aside(scale);
    const [left, top] = [(box.x - x + aside.x) * scale + width / 2, (box.y - y + aside.y) * scale + height / 2];
    const inside = Math.min(left, top, width - left - box.width * scale, height - top - box.height * scale) >= -1;
    const most = Math.min(width / box.width, height / box.height, 1);
    if (!inside || scale * CLOSER < most) this.fit(box);
  }

  /** Whether a whole box is visible at this scale. */
  holds(box: Box, scale: number): boolean {
    const [width, height] = this.free();
    return Math.min(width / box.width, height / box.height) >= scale;
  }

  /**
   * Bring a box into the window with the least movement; zoom in if it is far away. If it would be smaller than
   * `least` pixels per unit, show as much of it as fits together with `heart`. Nothing outside `bounds` is shown at
   * the expense of something inside.
   */
  reveal(box: Box, least: number, heart: Point, bounds = box): void {
    const [width, height] = this.free();
    const room = Math.min(width / box.width, height / box.height);
    if (room < least) {
      const scale = Math.min(Math.max(this.scale, least), Math.max(least, LIKED));
      const to = this.together(box, heart, scale);
      const aside = this.aside(this.scale);
      const now = { x: this.x - aside.x, y: this.y - aside.y };
      const near = this.part({ ...heart, width: 1, height: 1 }, now) > 0;
      const enough = near && scale === this.scale && this.part(box, now) >= this.part(box, to) * ENOUGH;
      const shifted = this.aside(scale);
      return enough ? undefined : this.look({ x: to.x + shifted.x, y: to.y + shifted.y }, scale, true);
    }
    if (room < this.scale) return this.fit(box);
    const closer = Math.min(room, LIKED);
    const small = this.chosen ? least : Math.max(FAR, least); // too small to point at is useless, even if the player zoomed out by hand
    if (this.scale < small && closer > this.scale * CLOSER) {
      return this.look(this.bounded(this.centred(box, closer), closer, bounds), closer, true);
    }
    this.keep(box);
  }

  /** Bring a box into the window at the current scale. */
  keep(box: Box): void {
    const { x, y, scale } = this.aim;
    const [width, height] = this.free();
    const corner = { x: (box.x - x) * scale + this.width / 2, y: (box.y - y) * scale + this.height / 2 };
    const { left, top } = this.insets;
    const [right, bottom] = [left + width, top + height];
    const dx = nudge(corner.x, corner.x + box.width * scale, left, right);
    const dy = nudge(corner.y, corner.y + box.height * scale, top, bottom);
    if (dx || dy) this.look({ x: x - dx / scale, y: y - dy / scale }, scale, true);
  }

  /** The current view, or the target while gliding. */
  get aim(): Point & { scale: number } {
    return this.goal ?? this;
  }

  /** Look at a board point at a given scale. */
  look(to: Point, scale: number, glide: boolean): void {
    this.halt();
    if (scale !== this.scale) this.chosen = false;
    this.goal = { ...to, scale };
    const time = glide ? this.time(260) : 0;
    const from = { x: this.x, y: this.y, scale: this.scale };
    const begun = performance.now();
    const step = (now: number) => {
      const part = time > 0 ? Math.min((now - begun) / time, 1) : 1;
      const eased = 1 - (1 - part) ** 3;
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      this.scale = from.scale + (scale - from.scale) * eased;
      this.moved();
      if (part < 1) this.glide = requestAnimationFrame(step);
      else {
        this.goal = undefined;
        this.resized(); // also after interrupting a glide
      }
    };
    step(begun);
  }

  /** The centre that shows most of a box together with `heart`, which may lie outside it. */
  private together(box: Box, heart: Point, scale: number): Point {
    const [width, height] = this.free().map((pixels) => pixels / scale) as [number, number];
    return {
      x: middle(box.x, box.x + box.width, heart.x, width),
      y: middle(box.y, box.y + box.height, heart.y, height),
    };
  }

  /** The nearest centre that shows nothing outside the bounds, if they fill the window. */
  private bounded(to: Point, scale: number, bounds: Box): Point {
    const [width, height] = this.free().map((pixels) => pixels / scale) as [number, number];
    const aside = this.aside(scale);
    return {
      x: between(to.x - aside.x, bounds.x, bounds.width, width) + aside.x,
      y: between(to.y - aside.y, bounds.y, bounds.height, height) + aside.y,
    };
  }

  /** The visible share of a box around a point. */
  private part(box: Box, around: Point): number {
    const [width, height] = this.free().map((pixels) => pixels / this.scale) as [number, number];
    return shared(box.x, box.width, around.x, width) * shared(box.y, box.height, around.y, height);
  }

  private centred(box: Box, scale: number): Point {
    const aside = this.aside(scale);
    return { x: box.x + box.width / 2 + aside.x, y: box.y + box.height / 2 + aside.y };
  }

  /** The offset between the middle of the window and the middle of its uncovered part. */
  private aside(scale: number): Point {
    const { left, top, right, bottom } = this.insets;
    return { x: (right - left) / 2 / scale, y: (bottom - top) / 2 / scale };
  }

  private free(): [number, number] {
    const { left, top, right, bottom } = this.insets;
    return [Math.max(this.width - left - right, 40), Math.max(this.height - top - bottom, 40)];
  }

  private halt(): void {
    if (this.glide) cancelAnimationFrame(this.glide);
    this.glide = 0;
    this.goal = undefined;
  }

  private sharpen(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.resized(), REST);
  }
}

function within(scale: number): number {
  return Math.min(Math.max(scale, SMALLEST), LARGEST);
}

/** Moves a window's centre so that the window lies within an interval; centres it on a shorter one. */
function between(middle: number, low: number, length: number, width: number): number {
  if (length <= width) return low + length / 2;
  return Math.min(Math.max(middle, low + width / 2), low + length - width / 2);
}

/** The overlap of an interval and a window around a middle. */
function shared(low: number, length: number, middle: number, width: number): number {
  return Math.max(Math.min(low + length, middle + width / 2) - Math.max(low, middle - width / 2), 0);
}

/** A window's centre: within the bounds if possible, with the point at most near its border. */
function middle(low: number, high: number, point: number, width: number): number {
  const inside = high - low <= width ? (low + high) / 2 : Math.min(Math.max(point, low + width / 2), high - width / 2);
  return Math.min(Math.max(inside, point - width * 0.42), point + width * 0.42);
}

/** The smallest shift that moves an interval between two bounds. */
function nudge(low: number, high: number, from: number, to: number): number {
  if (low < from) return from - low;
  return high > to ? to - high : 0;
}
