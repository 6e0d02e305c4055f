/** Errors in words. */
import { Refused } from "./api.ts";
import { i18n, translate } from "./i18n.svelte.ts";

type Data = Record<string, string | number>;

/** Whether there is a message for this very reason. */
function hasSentence(code: string, data: Data): boolean {
  const reason = `problem-${code}-${data["reason"]}`;
  return /^[\w-]+$/.test(reason) && i18n.knows(reason);
}

/** The server's own explanation, if there's no message for the reason. */
export function reasonIn(code: string, data: Data): string {
  return hasSentence(code, data) ? "" : String(data["reason"] ?? "");
}

/** The message for an error code of the server or the client, and its reason. */
export function problem(code: string, data: Data = {}): string {
  if (hasSentence(code, data)) return translate(`problem-${code}-${data["reason"]}`, data);
  return i18n.knows(`problem-${code}`) ? translate(`problem-${code}`, data) : translate("problem-other", { code });
}

/** Errors that retrying won't fix. */
const FINAL = new Set(["not-found", "not-allowed", "not-yours", "bad-secret", "banned", "ended"]);

export function isFinal(code: string): boolean {
  return FINAL.has(code);
}

/** The message for any thrown error. */
export function problemOf(error: unknown): string {
  return error instanceof Refused ? problem(error.code, error.data) : problem("broken");
}
