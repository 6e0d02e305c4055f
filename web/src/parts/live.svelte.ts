/** A list that is asked for again and again while somebody looks at it. */
import { problemOf } from "../lib/problem.ts";

const EVERY = 4_000;

export class Live<T> {
  /** What was told last; it stays while the server can't be reached. */
  found = $state.raw<T>();
  trouble = $state("");
  /** When it was told, by this device's clock. */
  now = $state(Date.now());

  constructor(private readonly ask: () => Promise<T>) {}

  /** Go on until the page is left: `$effect(() => list.watch())`. */
  watch(): () => void {
    const look = () => void (document.visibilityState === "visible" && this.look());
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    void this.look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    try {
      this.found = await this.ask();
      this.trouble = "";
    } catch (error) {
      this.trouble = problemOf(error);
    }
    this.now = Date.now();
  }
}
