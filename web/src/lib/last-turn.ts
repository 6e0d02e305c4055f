/** The updates of the last finished turn, to show it again. */
import { afterEvent } from "./partial.ts";
import type { View } from "./view.ts";
import type { Update } from "./wire.ts";

interface Kept {
  /** The view before the first update. */
  before: View;
  updates: Update[];
}

export class LastTurn {
  finished: Kept | undefined;
  private current: Kept | undefined;

  /** Keep an update, given the view before it. */
  note(before: View, update: Update): void {
    const events = update.events ?? [];
    const place = events.findLastIndex(({ event }) => event === "turn-began");
    if (update.undone !== undefined) this.current = undefined;
    if (place < 0) {
      if (events.length) this.current?.updates.push(update);
      return;
    }
    if (this.current) this.finished = { ...this.current, updates: [...this.current.updates, { ...update, events: events.slice(0, place) }] };
    const begun = events.slice(0, place).reduce(afterEvent, before);
    this.current = { before: begun, updates: [{ ...update, events: events.slice(place) }] };
  }
}
