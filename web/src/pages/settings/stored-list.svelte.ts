// A list the server stores for this guest: fetched, and fetched again after changes.
import { call } from "../../lib/api.ts";
import { problemOf } from "../../lib/problem.ts";

export class StoredList<Thing> {
  things = $state.raw<Thing[]>([]);
  trouble = $state("");
  private readonly fetch: () => Promise<Thing[]>;

  constructor(fetch: () => Promise<Thing[]>) {
    this.fetch = fetch;
    void this.attempt();
  }

  /** Make a change and fetch the list, or show why it failed. */
  async attempt(change?: () => Promise<unknown>): Promise<void> {
    try {
      this.trouble = "";
      await change?.();
      this.things = (await call("GET /me")) ? await this.fetch() : []; // a visitor without a guest key has none
    } catch (error) {
      this.trouble = problemOf(error);
    }
  }
}
