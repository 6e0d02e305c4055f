import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check, commitment, compute, drawIn } from "./fair.ts";
import { readFile, type ReplayFile } from "./file.ts";

const GOLDEN = new URL("../../../tests/replays/", import.meta.url);
const SEED = "00112233445566778899aabbccddeeff".repeat(2);
const NONCES = [null, "00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"];

function golden(name: string): string {
  return readFileSync(new URL(name, GOLDEN), "utf-8");
}

function promising(changes: Partial<ReplayFile> = {}): ReplayFile {
  const nonces = NONCES.map((nonce) => ({ nonce, hash: nonce && commitment(nonce) }));
  const lines = ["* roll 2  # move-0 0 6 1", "0 step 3", "* roll 1  # move-0 1 6 0", "* tile-drawn road  # tile 0 46 10"];
  return { game: "midevil", players: ["human", "human", "human"], seed: SEED, commitment: commitment(SEED), nonces, practice: "", lines, over: true, ...changes };
}

function broken(file: ReplayFile, promised = ""): string[] {
  return check(file, promised).steps.filter((step) => step.outcome === "broken").map((step) => step.what);
}

test("numbers match boneyard.engine.chance.FairDice", () => {
  const rolls = Array.from({ length: 12 }, (_, n) => compute(promising(), "move-0", n, 6).number);
  expect(rolls).toEqual([1, 0, 4, 2, 5, 1, 3, 2, 4, 4, 4, 2]);
  const tiles = Array.from({ length: 12 }, (_, n) => compute(promising(), "tile", n, 46 - n).number);
  expect(tiles).toEqual([10, 6, 38, 4, 21, 2, 27, 33, 26, 28, 21, 27]);
  const plain = promising({ game: "zombie-invasion", seed: "three", nonces: [] });
  expect([0, 1, 2].map((n) => compute(plain, "other", n, 2 ** 32 - 5).number)).toEqual([396572359, 2072119445, 4242402595]);
});

test.each(readdirSync(GOLDEN).filter((name) => name.endsWith(".boneyard")))("every number of %s is right", (name) => {
  const verdict = check(readFile(golden(name)));
  expect(verdict.steps.filter((step) => step.outcome === "broken")).toEqual([]);
  const draws = verdict.streams.flatMap(([, checked]) => checked);
  expect(draws.length).toBe((golden(name).match(/^\* .*#/gm) ?? []).length);
  expect(draws.every((draw) => draw.right)).toBe(true);
});

test("a game that kept its commitments is verified", () => {
  const verdict = check(promising(), commitment(SEED));
  expect([verdict.kind, verdict.verified]).toEqual(["fair", true]);
  expect(verdict.steps.map(({ what, outcome }) => `${what} ${outcome}`)).toEqual([
    "commitment kept",
    "promised kept",
    "nonce-given none",
    "nonce kept",
    "nonce kept",
    "stream kept",
    "stream kept",
  ]);
});

test("every manipulation is found", () => {
  const { lines } = promising();
  expect(broken(promising({ lines: [lines[0]!.replace(/1$/, "2"), ...lines.slice(1)] }))).toEqual(["stream-number"]);
  expect(broken(promising({ lines: lines.slice(1) }))).toEqual(["stream-count"]);
  expect(broken(promising({ lines: ["* roll 2", ...lines.slice(2)] }))).toContain("draw-note");
  expect(broken(promising({ commitment: "0".repeat(64) }))).toEqual(["commitment"]);
  expect(broken(promising(), "0".repeat(64))).toEqual(["promised"]);
  expect(broken(promising({ seed: "" }))).toEqual(["seed-shown"]);
  expect(broken(promising({ seed: "7", commitment: commitment("7") }))).toContain("seed-secret");
  const { nonces } = promising();
  expect(broken(promising({ nonces: nonces.map((one) => ({ ...one, hash: one.hash && "0".repeat(64) })) }))).toEqual(["nonce", "nonce"]);
  expect(broken(promising({ nonces: nonces.map((one, seat) => (seat === 1 ? { hash: one.hash, nonce: null } : one)) }))).toContain("stream-number");
});

test("a commitment that only the file contains doesn't count as fair", () => {
  const verdict = check(promising());
  expect([verdict.kind, verdict.verified]).toEqual(["claimed", true]);
});

test("practice and an uncommitted seed prove nothing", () => {
  expect(check(promising({ practice: "chosen-seed" })).kind).toBe("practice");
  expect(check(promising({ commitment: "" })).kind).toBe("own");
  expect(check(promising({ practice: "other-rules", seed: "", commitment: "", nonces: [] })).verified).toBe(true);
});

test("only chance draws numbers", () => {
  expect(drawIn("0 step 12")).toBeUndefined();
  expect(drawIn("* roll 5  # move-0 3 6 4")).toEqual({ stream: "move-0", n: 3, total: 6, number: 4 });
  for (const bad of ["* roll 5", "0 step 3  # move-0 3 6 4", "* roll 5  # move-0 3 6", "* roll 5  # move-0 3 6 6", "* roll 5  # Move 3 6 4", "* roll 5  # m 3 6 -1"]) {
    expect(drawIn(bad), bad).toBeNull();
  }
});
