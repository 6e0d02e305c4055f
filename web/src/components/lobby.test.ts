import { expect, it } from "vitest";
import type { ListedTable } from "../lib/wire.ts";
import { merged } from "./lobby.svelte.ts";

function table(id: string, updated: number): ListedTable {
  return { id, updated, status: "open", seat: null, waiting: false, parked: false, summary: { title: "", game: "", seats: [], settings: {} } };
}

it("keeps unchanged tables, replaces changed ones and drops the others", () => {
  const known = [table("c", 3), table("b", 2), table("a", 1)];
  const result = merged(known, { type: "lobby", whole: false, tables: [table("a", 4)], gone: ["b"] });
  expect(result.map(({ id, updated }) => [id, updated])).toEqual([
    ["a", 4],
    ["c", 3],
  ]);
});
