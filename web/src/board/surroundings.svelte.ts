/** Walls, doors and distances on the board. The server knows them; they are asked for once somebody wants the board in words. */
import { call, Refused } from "../lib/api.ts";
import type { View } from "../lib/view.ts";
import type { Surroundings } from "../lib/wire.ts";

export class Around {
  found = $state.raw<Surroundings>();
  /** Whether the player reads the board in words. */
  wanted = $state(false);
  private asked = "";

  constructor(private readonly table: string) {}

  /** Ask again if something has changed since. */
  async follow(view: View, seat: number): Promise<void> {
    const key = JSON.stringify([view.tiles.length, view.seats[seat]?.pawn, view.barred, seat]);
    if (!this.wanted || key === this.asked) return;
    this.asked = key;
    try {
      const found = await call("GET /tables/{table}/surroundings", { path: { table: this.table }, query: { seat } });
      if (this.asked === key) this.found = found;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.asked = ""; // the next change asks again
    }
  }
}
