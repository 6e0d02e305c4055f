import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = import.meta.dirname;
const TYPES = join(SOURCES, "lib", "wire.ts");

/** The client's own code, without generated types and tests. */
const FILES = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .map((name) => join(SOURCES, name))
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts") && name !== TYPES);

function linesWith(pattern: RegExp): string[] {
  return FILES.flatMap((file) =>
    readFileSync(file, "utf-8")
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${file.slice(SOURCES.length + 1)}: ${line.trim()}`),
  );
}

test("the client knows no game by name", () => {
  const games = [...readFileSync(TYPES, "utf-8").matchAll(/^  game: "(.*)";$/gm)].map(([, game]) => game);
  expect(games.length).toBeGreaterThan(1);
  expect(linesWith(new RegExp(`["'\`](${games.join("|")})["'\`]`))).toEqual([]);
});

test("a kind of event, frame or command is only compared where its type is known", () => {
  expect(linesWith(/(?<!Any(Event|Frame|Command))\["(event|frame|do)"\]|as unknown as|as any\b/)).toEqual([]);
});
