/** The visible part of the board and its scale. Moving only shifts the picture, without redrawing. */
import type { Rest, Room } from "./attention.ts";
import type { Box, Point } from "./geometry.ts";

const LARGEST = 2.2; // pixels per unit
const SMALLEST = 0.08;
const SETTLE = 480; // milliseconds of a move
const SHARP = 160; // milliseconds after the last change of scale until a sharp redraw

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
  /** The height in pixels that is never covered by a question. */
  safe = Infinity;
  private glide = 0;
  /** The target while gliding. */
  private goal: Rest | undefined;
  private sharpening: ReturnType<typeof setTimeout> | undefined;

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

  /** A new size of the window; the board keeps its distance from the upper left corner. */
  resize(width: number, height: number): void {
    const [dx, dy] = [(width - this.width) / 2, (height - this.height) / 2];
    [this.width, this.height] = [width, height];
    for (const view of [this, ...(this.goal ? [this.goal] : [])]) {
      view.x += dx / view.scale;
      view.y += dy / view.scale;
    }
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
    const after = this.toBoard(at);
    this.x += before.x - after.x;
    this.y += before.y - after.y;
    this.moved();
    this.sharpen();
  }

  /** Show a whole box, as large as possible up to `most` pixels per unit. */
  fit(box: Box, most: number): void {
    const { width, height } = this.room;
    const scale = within(Math.min(width / box.width, height / box.height, most));
    this.settle({ x: box.x + box.width / 2, y: box.y + box.height / 2, scale }, true);
  }

  /** The size of the uncovered part of the window, in pixels. */
  get room(): Room {
    const { left, top, right, bottom } = this.insets;
    const height = Math.max(this.height - top - bottom, 40);
    return { width: Math.max(this.width - left - right, 40), height, safe: Math.min(height, Math.max(this.safe - top, 40)) };
  }

  /** Where the camera rests, or will rest after its move: the board point in the middle of the uncovered part. */
  get rest(): Rest {
    const { x, y, scale } = this.goal ?? this;
    const aside = this.aside(scale);
    return { x: x - aside.x, y: y - aside.y, scale };
  }

  /** Move to a place of rest; returns the milliseconds it takes. */
  settle(rest: Rest, glide: boolean): number {
    this.halt();
    const scale = within(rest.scale);
    const aside = this.aside(scale);
    const to = { x: rest.x + aside.x, y: rest.y + aside.y, scale };
    this.goal = to;
    const time = glide ? this.time(SETTLE) : 0;
    const from = { x: this.x, y: this.y, scale: this.scale };
    const begun = performance.now();
    const step = (now: number) => {
      const part = time > 0 ? Math.min((now - begun) / time, 1) : 1;
      const eased = ease(part);
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      this.scale = from.scale + (to.scale - from.scale) * eased;
      this.moved();
      if (part < 1) this.glide = requestAnimationFrame(step);
      else {
        this.goal = undefined;
        this.resized(); // also after interrupting a glide
      }
    };
    step(begun);
    return time;
  }

  /** The offset between the middle of the window and the middle of its uncovered part. */
  private aside(scale: number): Point {
    const { left, top, right, bottom } = this.insets;
    return { x: (right - left) / 2 / scale, y: (bottom - top) / 2 / scale };
  }

  private halt(): void {
    if (this.glide) cancelAnimationFrame(this.glide);
    this.glide = 0;
    this.goal = undefined;
  }

  private sharpen(): void {
    clearTimeout(this.sharpening);
    this.sharpening = setTimeout(() => this.resized(), SHARP);
  }
}

function within(scale: number): number {
  return Math.min(Math.max(scale, SMALLEST), LARGEST);
}

/** Slow at the end: everything is in view early. */
function ease(part: number): number {
  return 1 - (1 - part) ** 3;
}
