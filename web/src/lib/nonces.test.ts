import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { forgetNonce, nonceBehind, promiseNonce } from "./nonces.ts";

test("a nonce is stored until it is revealed", () => {
  const [hash, other] = [promiseNonce(), promiseNonce()];
  const nonce = nonceBehind(hash)!;
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(createHash("sha256").update(nonce).digest("hex")).toBe(hash);
  expect(nonceBehind(other)).not.toBe(nonce);
  forgetNonce(hash);
  expect(nonceBehind(hash)).toBeUndefined();
  expect(nonceBehind(undefined)).toBeUndefined();
});
