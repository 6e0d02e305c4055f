/** What this browser adds to the dice: promised by its hash when sitting down, told when all seats are fixed. */
import { forget, recall, remember } from "./remember.ts";
import { bytesOf, hex, sha256 } from "./sha256.ts";

const BYTES = 16;

function key(hash: string): string {
  return `nonce-${hash}`;
}

/** The hash of a new nonce, which is kept until it is told. */
export function promiseNonce(): string {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const hash = hex(sha256(bytesOf(nonce)));
  remember(key(hash), nonce);
  return hash;
}

/** The nonce behind a hash; nothing where it was told already, or promised at another device. */
export function nonceBehind(hash: string | undefined): string | undefined {
  return hash ? recall(key(hash)) : undefined;
}

export function forgetNonce(hash: string): void {
  forget(key(hash));
}
