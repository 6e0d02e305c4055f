import { reach } from "./api.ts";
import { at } from "./base.ts";
import type { Language } from "./i18n.svelte.ts";

/** All messages of a language as one Fluent text; the server uses the same files. */
export async function messages(language: Language): Promise<string> {
  return (await reach(at(`/api/messages/${language}`))).text();
}
