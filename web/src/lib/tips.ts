/** Tips in the player's first turn at a table: wanted by those who have never finished a game, unless they say otherwise. */
import { recall, remember } from "./remember.ts";

export function wantsTips(): boolean {
  return (recall("tips") ?? (recall("finished") ? "no" : "yes")) === "yes";
}

export function chooseTips(wanted: boolean): void {
  remember("tips", wanted ? "yes" : "no");
}

/** Give tips at this table; it is remembered over a reload. */
export function giveTipsAt(table: string): void {
  remember("tips-at", table);
}

export function givesTipsAt(table: string): boolean {
  return recall("tips-at") === table && recall("tips") !== "no";
}

/** Somebody who has finished a game gets tips only by choice. */
export function finishGame(): void {
  remember("finished", "yes");
}
