/** Why something is not done, in words. */
import { Refused } from "./api.ts";
import { say, speech } from "./i18n.svelte.ts";

type Data = Record<string, string | number>;

/** Whether there is a sentence for this very reason. */
function hasSentence(code: string, data: Data): boolean {
  const reason = `problem-${code}-${data["reason"]}`;
  return /^[\w-]+$/.test(reason) && speech.knows(reason);
}

/** The reason in the server's own words, where no sentence of ours tells it. */
export function reasonIn(code: string, data: Data): string {
  return hasSentence(code, data) ? "" : String(data["reason"] ?? "");
}

/** The sentence for a code of the server's, or one of the client's own; some tell of the reason, too. */
export function problem(code: string, data: Data = {}): string {
  if (hasSentence(code, data)) return say(`problem-${code}-${data["reason"]}`, data);
  return speech.knows(`problem-${code}`) ? say(`problem-${code}`, data) : say("problem-other", { code });
}

/** What is as it is: to try once more would not help. */
const FINAL = new Set(["not-found", "not-allowed", "not-yours", "bad-secret", "banned", "ended"]);

export function isFinal(code: string): boolean {
  return FINAL.has(code);
}

/** The sentence for whatever was thrown: what the server refused, or a mistake of the page's. */
export function problemOf(error: unknown): string {
  return error instanceof Refused ? problem(error.code, error.data) : problem("broken");
}
