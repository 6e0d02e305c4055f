import { expect, it } from "vitest";
import type { Listed } from "../lib/wire.ts";
import { merged } from "./lobby.svelte.ts";

function table(id: string, updated: number): Listed {
  return { id, updated, status: "open", seat: null, waiting: false, parked: false, summary: { title: "", game: "", seats: [], settings: {} } };
}

it("keeps what has not changed, replaces what has, and forgets what is gone", () => {
  const known = [table("c", 3), table("b", 2), table("a", 1)];
  const told = merged(known, { type: "lobby", whole: false, tables: [table("a", 4)], gone: ["b"] });
  expect(told.map(({ id, updated }) => [id, updated])).toEqual([
    ["a", 4],
    ["c", 3],
  ]);
});
