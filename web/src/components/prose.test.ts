import { describe, expect, it } from "vitest";
import { hasAll, paragraphs, partsOf, stretches, wordsOf } from "./prose.ts";

describe("rule texts", () => {
  it("have plain and marked paragraphs", () => {
    const found = paragraphs("Roll a die.\n\n> Ruling: Only once.\n\n> Option `last_life`: `dies` or `rerolls`.\n\n> Just quoted.");
    expect(found.map(({ kind, label }) => [kind, label])).toEqual([
      ["plain", ""],
      ["note", "Ruling"],
      ["option", "Option"],
      ["note", ""],
    ]);
    expect(found[1]?.parts).toEqual([{ kind: "text", text: "Only once." }]);
    expect(found[2]?.parts[0]).toEqual({ kind: "setting", text: "last_life" });
  });

  it("know their labels in any language", () => {
    expect(paragraphs("> Überarbeitet: Zwei Würfel.")[0]?.label).toBe("Überarbeitet");
  });

  it("name other rules", () => {
    expect(partsOf("Attach it (ME-TILE-1, *now*).")).toEqual([
      { kind: "text", text: "Attach it (" },
      { kind: "rule", text: "ME-TILE-1" },
      { kind: "text", text: ", " },
      { kind: "emphasis", text: "now" },
      { kind: "text", text: ")." },
    ]);
  });
});

describe("a search", () => {
  it("finds all words, whatever their case and accents", () => {
    expect(hasAll("Die Zugbrücke ist oben.", wordsOf("zugbrucke OBEN"))).toBe(true);
    expect(hasAll("Die Zugbrücke ist oben.", wordsOf("zugbrücke unten"))).toBe(false);
  });

  it("shows where it found them", () => {
    expect(stretches("A Brücke, a bridge", wordsOf("bru bri"))).toEqual([
      { text: "A ", hit: false },
      { text: "Brü", hit: true },
      { text: "cke, a ", hit: false },
      { text: "bri", hit: true },
      { text: "dge", hit: false },
    ]);
  });
});
