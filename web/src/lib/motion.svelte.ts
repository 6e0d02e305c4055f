/** The speed of animations. With motion off nothing moves on screen, but events are still shown one by one. */
import { recall, remember } from "./remember.ts";

export const PACES = ["slow", "normal", "fast", "off", "instant"] as const;
export type Pace = (typeof PACES)[number];

const FACTOR: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.45, off: 1, instant: 0 };

function known(name: string | undefined): Pace {
  return PACES.find((pace) => pace === name) ?? "normal";
}

class Motion {
  pace = $state<Pace>(known(recall("pace")));

  choose(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
    this.show();
  }

  /** Whether nothing may move on screen. */
  get still(): boolean {
    return this.pace === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Duration of an animation in milliseconds. */
  time(normal: number): number {
    return this.still ? 0 : this.pause(normal);
  }

  /** Pause before the next event in milliseconds. */
  pause(normal: number): number {
    return normal * FACTOR[this.pace];
  }

  show(): void {
    document.documentElement.dataset.pace = this.pace;
  }
}

export const motion = new Motion();
