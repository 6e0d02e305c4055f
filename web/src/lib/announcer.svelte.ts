/** What screen readers are told: everything goes through one live region, in as much detail as the player wants. */
import { untrack } from "svelte";
import { recall, remember } from "./remember.ts";

export const LEVELS = ["brief", "normal", "all"] as const;
export type Level = (typeof LEVELS)[number];

const KEPT = 5; // lines; removed ones were read long ago

class Announcer {
  level = $state<Level>(LEVELS.find((level) => level === recall("announced")) ?? "normal");
  lines = $state.raw<readonly { number: number; text: string }[]>([]);
  private count = 0;

  choose(level: Level): void {
    this.level = level;
    remember("announced", level);
  }

  /** Whether the player hears what belongs to a level. */
  tells(level: Level): boolean {
    return LEVELS.indexOf(level) <= LEVELS.indexOf(this.level);
  }

  /** An effect that says something doesn't depend on what was said. */
  say(text: string, level: Level = "brief"): void {
    untrack(() => {
      if (text && this.tells(level)) this.lines = [...this.lines, { number: ++this.count, text }].slice(-KEPT);
    });
  }
}

export const announcer = new Announcer();
