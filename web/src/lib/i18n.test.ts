import { expect, test } from "vitest";
import { bundleOf, preferred } from "./languages.ts";

test.each([
  [["de-AT", "en"], "de"],
  [["fr-CH", "it"], "it"],
  [["", "pt-BR"], "en"],
  [[], "en"],
])("who reads %j gets %s", (wanted, language) => {
  expect(preferred(wanted)).toBe(language);
});

test("parameters have no direction marks around them", () => {
  const bundle = bundleOf("en", "hello = Hello { $name }!");
  const pattern = bundle.getMessage("hello")?.value;
  expect(pattern && bundle.formatPattern(pattern, { name: "Ann" })).toBe("Hello Ann!");
});
