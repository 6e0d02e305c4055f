/** This browser's contribution to the dice: its hash is sent on sitting down, the nonce when all seats are fixed. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { forget, recall, remember } from "./remember.ts";

const BYTES = 16;

function key(hash: string): string {
  return `nonce-${hash}`;
}

/** Create and store a nonce; returns its hash. */
export function promiseNonce(): string {
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const hash = bytesToHex(sha256(utf8ToBytes(nonce)));
  remember(key(hash), nonce);
  return hash;
}

/** The nonce of a hash; nothing if it was already revealed, or created on another device. */
export function nonceBehind(hash: string | undefined): string | undefined {
  return hash ? recall(key(hash)) : undefined;
}

export function forgetNonce(hash: string): void {
  forget(key(hash));
}
