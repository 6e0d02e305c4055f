/** Translates touch, mouse and wheel input on the board into actions. */
import type { Point } from "./geometry.ts";

export interface Meanings {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  wheel(factor: number, at: Point): void;
  tap(at: Point): void;
  hover(at: Point | undefined): void;
  hold(at: Point): void;
  dragging(now: boolean): void;
}

const SLACK = 7; // pixels a tap may move
const HELD = 450; // milliseconds after which a touch is no tap any more

/** Attach to an element; returns a function that detaches. Events on buttons inside it are left alone. */
export function gestures(element: HTMLElement, means: Meanings): () => void {
  const fingers = new Map<number, Point>();
  let travelled = 0;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const at = (event: PointerEvent | WheelEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const isOurs = (event: Event) => !(event.target instanceof Element && event.target.closest("button, a, input, .panel"));

  const down = (event: PointerEvent) => {
    if (!isOurs(event) || event.button > 1) return;
    if (!fingers.size) travelled = 0;
    fingers.set(event.pointerId, at(event));
    clearTimeout(holding);
    held = false;
    if (event.pointerType === "mouse" || fingers.size > 1) return;
    const place = at(event);
    holding = setTimeout(() => {
      held = travelled <= SLACK && fingers.size === 1;
      if (held) means.hold(place);
    }, HELD);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    const now = at(event);
    if (!before) {
      if (event.pointerType === "mouse") means.hover(isOurs(event) ? now : undefined);
      return;
    }
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    travelled += Math.hypot(dx, dy);
    if (travelled <= SLACK && !other) return;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, now);
    means.dragging(true);
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      means.zoom(distance(now, other) / Math.max(distance(before, other), 1), middle);
      means.pan(dx / 2, dy / 2);
    } else {
      means.pan(dx, dy);
    }
  };
  const up = (event: PointerEvent) => {
    const was = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    clearTimeout(holding);
    if (!fingers.size) means.dragging(false);
    if (was && travelled <= SLACK && !held && event.type === "pointerup") means.tap(at(event));
  };
  const wheel = (event: WheelEvent) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    means.wheel(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) * 0.0018), at(event));
  };
  // A touch fires its click after the tap: it must not press a button that the tap just opened.
  const touch = (event: TouchEvent) => {
    if (isOurs(event) && event.cancelable) event.preventDefault();
  };
  const leave = () => means.hover(undefined);

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("touchstart", touch, { passive: false });
  element.addEventListener("wheel", wheel, { passive: false });
  return () => {
    clearTimeout(holding);
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("pointerleave", leave);
    element.removeEventListener("touchstart", touch);
    element.removeEventListener("wheel", wheel);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
