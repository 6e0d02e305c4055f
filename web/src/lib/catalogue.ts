/** Where the messages come from: the same files that the server speaks from, a chunk for each language. */
import type { Language } from "./i18n.svelte.ts";

const files = import.meta.glob<string>("../../../src/boneyard/messages/*/*.ftl", { query: "?raw", import: "default" });

/** All messages of a language that pages need, as one Fluent text. */
export async function messages(language: Language): Promise<string> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/messages/${language}/`));
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  return texts.join("\n");
}
