/** Ids for what a client says: never used twice, so that a repeated message is known as one. */

const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A new id. `crypto.randomUUID` is missing on plain http, this is not. */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(numbers, (number) => LETTERS[number % LETTERS.length]).join("");
}
