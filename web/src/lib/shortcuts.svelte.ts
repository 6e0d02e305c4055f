/** Shortcuts of a single letter, digit or sign, which players who dictate can switch off (WCAG 2.1.4). */
import { recall, remember } from "./remember.ts";

class Shortcuts {
  single = $state(recall("single-keys") !== "off");

  choose(on: boolean): void {
    this.single = on;
    remember("single-keys", on ? "on" : "off");
  }

  /** Whether a key works: those with a name, such as Enter, always do. */
  has(key: string): boolean {
    return this.single || key.length > 1 || key === " ";
  }

  /** Those that work, in the notation of `aria-keyshortcuts`. */
  offered(...keys: string[]): string | undefined {
    return keys.filter((key) => this.has(key)).join(" ") || undefined;
  }
}

export const shortcuts = new Shortcuts();
