/** The languages there are, and what messages of one are read from. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "it", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export const SOURCE: Language = "en";

/** The first language of ours that somebody reads. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return SOURCE;
}

/** A bundle of one language; marks that isolate directions show up as boxes in SVG text. */
export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}
