import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BadFile, readFile } from "./file.ts";

const text = readFileSync(new URL("../../../tests/replays/zombie-invasion-rerolls.boneyard", import.meta.url), "utf-8");

function fault(file: string): string {
  try {
    readFile(file);
    return "";
  } catch (error) {
    if (!(error instanceof BadFile)) throw error;
    return error.fault;
  }
}

test("reads the dice of a file", () => {
  const file = readFile(text);
  expect([file.game, file.seed, file.players.length, file.commitment, file.practice]).toEqual(["zombie-invasion", "three", 3, "", ""]);
  expect(file.lines[0]).toMatch(/^\* /);
  expect(file.lines.at(-1)).not.toMatch(/^(end|winners|way|state)/);
  expect(readFile(text.replaceAll("\n", "\r\n"))).toEqual(file);
  expect([file.over, readFile(text.replace("\nend\n", "\nopen\n")).over]).toEqual([true, false]);
});

test("commitments are read by seat", () => {
  const [hash, nonce] = ["a".repeat(64), "b".repeat(32)];
  const file = readFile(text.replace("\nseed three\n", `\nseed three\ncommitment ${hash}\nnonce 1 ${hash} ${nonce}\nnonce 2 ${hash}\n`));
  expect(file.commitment).toBe(hash);
  expect(file.nonces).toEqual([{ hash: null, nonce: null }, { hash, nonce }, { hash, nonce: null }]);
});

test("unreadable files are distinguished by reason", () => {
  expect(fault("hello")).toBe("foreign");
  expect(fault("")).toBe("foreign");
  expect(fault(text.replace("boneyard replay 1", "boneyard replay 2"))).toBe("other-form");
  expect(fault(text.slice(0, text.length / 2))).toBe("cut-off");
  expect(fault(text.slice(0, text.indexOf("\nstate ")))).toBe("cut-off");
  expect(fault(text.replace("seed three", 'seed "three'))).toBe("cut-off");
});
