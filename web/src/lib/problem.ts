/** Why something is not done, in words. */
import { say, speech } from "./i18n.svelte.ts";

/** The sentence for a code of the server's, or one of the client's own. */
export function problem(code: string, data: Record<string, string | number> = {}): string {
  return speech.knows(`problem-${code}`) ? say(`problem-${code}`, data) : say("problem-other", { code });
}
