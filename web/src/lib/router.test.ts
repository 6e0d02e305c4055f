import { expect, test } from "vitest";
import { match } from "./match.ts";

test.each([
  ["/", "/", {}],
  ["/table/:id", "/table/abc", { id: "abc" }],
  ["/table/:id", "/table/", undefined],
  ["/table/:id", "/table/a/b", undefined],
  ["/rules/:game?/:rule?", "/rules", {}],
  ["/rules/:game?/:rule?", "/rules/midevil/ME-FIGHT-2", { game: "midevil", rule: "ME-FIGHT-2" }],
  ["/lobby", "/mine", undefined],
  ["/table/:id", "/table/%E0%A4%A", { id: "%E0%A4%A" }],
])("%s and %s", (pattern, path, parameters) => {
  expect(match(pattern, path)).toEqual(parameters);
});
