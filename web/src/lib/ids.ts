/** Message ids, never used twice, so that the server recognizes a repeated message. */

const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A new id; `crypto.randomUUID` doesn't exist on plain http. */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(numbers, (number) => LETTERS[number % LETTERS.length]).join("");
}
