/** The supported languages and their Fluent bundles. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "it", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export const SOURCE: Language = "en";

/** The first supported language among the wanted ones. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return SOURCE;
}

/** A bundle without direction marks, which would show up as boxes in SVG text. */
export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}
