/** How fast a game is shown. Without motion nothing slides or turns, but events still come one after another. */
import { recall, remember } from "./remember.ts";

export const PACES = ["normal", "fast", "off", "instant"] as const;
export type Pace = (typeof PACES)[number];

const FACTOR: Record<Pace, number> = { normal: 1, fast: 0.4, off: 1, instant: 0 };

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

  /** How long an animation takes, in milliseconds. */
  time(normal: number): number {
    const still = this.pace === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    return still ? 0 : this.pause(normal);
  }

  /** How long something is shown before the next thing, in milliseconds. */
  pause(normal: number): number {
    return normal * FACTOR[this.pace];
  }

  show(): void {
    document.documentElement.dataset.pace = this.pace;
  }
}

export const motion = new Motion();
