/** Where the messages come from: the server speaks from the same files. */
import { reach } from "./api.ts";
import { at } from "./base.ts";
import type { Language } from "./i18n.svelte.ts";

/** All messages of a language, as one Fluent text. */
export async function messages(language: Language): Promise<string> {
  return (await reach(at(`/api/messages/${language}`))).text();
}
