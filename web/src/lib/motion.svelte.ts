/** How fast things move on the board: as chosen, and not at all for who wants no motion. */
import { recall, remember } from "./remember.ts";

export const PACES = ["normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

const FACTOR: Record<Pace, number> = { normal: 1, fast: 0.4, off: 0 };

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

  /** What a time in milliseconds becomes. */
  time(normal: number): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return normal * FACTOR[this.pace];
  }

  show(): void {
    document.documentElement.dataset.pace = this.pace;
  }
}

export const motion = new Motion();
