// Things that the server keeps for somebody: fetched, changed, fetched again.
import { call } from "../../lib/api.ts";
import { problemOf } from "../../lib/problem.ts";

export class Held<Thing> {
  things = $state.raw<Thing[]>([]);
  trouble = $state("");
  private readonly fetch: () => Promise<Thing[]>;

  constructor(fetch: () => Promise<Thing[]>) {
    this.fetch = fetch;
    void this.attempt();
  }

  /** Do something that changes them, and say why where it fails. */
  async attempt(change?: () => Promise<unknown>): Promise<void> {
    try {
      this.trouble = "";
      await change?.();
      this.things = (await call("GET /me")) ? await this.fetch() : []; // who is nobody yet has none
    } catch (error) {
      this.trouble = problemOf(error);
    }
  }
}
