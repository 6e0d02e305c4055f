import { expect, it } from "vitest";
import { assignPersonas } from "./personas.ts";
import type { PersonaInfo } from "./wire.ts";

const ALL: PersonaInfo[] = [
  { id: "grimble", name: "Grimble", temper: "greedy" },
  { id: "thorn", name: "Thorn", temper: "vengeful" },
  { id: "rook", name: "Rook", temper: "bold" },
];

it("gives every bot the wanted persona, or the next free one", () => {
  expect(assignPersonas(["open", "easy", "hard"], [], ALL)).toEqual(["", "grimble", "thorn"]);
  expect(assignPersonas(["open", "easy", "hard"], ["", "thorn"], ALL)).toEqual(["", "thorn", "grimble"]);
});

it("gives no persona twice, and none to people", () => {
  expect(assignPersonas(["open", "here", "easy", "easy"], ["rook", "rook", "rook", "rook"], ALL)).toEqual(["", "", "rook", "grimble"]);
});

it("leaves a bot nameless when everyone is taken", () => {
  expect(assignPersonas(["easy", "easy"], [], ALL.slice(0, 1))).toEqual(["grimble", ""]);
});
