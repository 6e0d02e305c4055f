import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { bytesOf, hex, hmac, sha256 } from "./sha256.ts";

test("the vectors of FIPS 180", () => {
  expect(hex(sha256(bytesOf("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hex(sha256(bytesOf("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const long = bytesOf("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq");
  expect(hex(sha256(long))).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
});

test("the vectors of RFC 4231", () => {
  expect(hex(hmac(bytesOf("Jefe"), bytesOf("what do ya want for nothing?")))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
  const key = new Uint8Array(131).fill(0xaa);
  expect(hex(hmac(key, bytesOf("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe(
    "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
  );
});

test("every length matches the built-in implementation", () => {
  for (let length = 0; length < 200; length++) {
    const [key, message] = [randomBytes(length), randomBytes(length)];
    expect(hex(sha256(message)), message.toString("hex")).toBe(createHash("sha256").update(message).digest("hex"));
    expect(hex(hmac(key, message)), message.toString("hex")).toBe(createHmac("sha256", key).update(message).digest("hex"));
  }
});
