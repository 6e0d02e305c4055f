/** Everything people read: Fluent messages, in the language of the browser or the one chosen here. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./remember.ts";

export const LANGUAGES = ["en", "de", "it", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Parameters = Record<string, FluentVariable>;
export const SOURCE: Language = "en";

/** Loads the messages of a language, as the text of a Fluent file. */
export type Loader = (language: Language) => Promise<string>;

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

class Speech {
  language = $state<Language>(preferred([recall("language") ?? "", ...navigator.languages]));
  private bundles = $state.raw<FluentBundle[]>([]);
  private loaded = new Map<Language, Promise<FluentBundle>>();
  private loader: Loader = () => Promise.resolve("");

  /** Begin with the messages that this loader finds. */
  async start(loader: Loader): Promise<void> {
    this.loader = loader;
    await this.show(this.language);
  }

  async choose(language: Language): Promise<void> {
    remember("language", language);
    await this.show(language);
  }

  private async show(language: Language): Promise<void> {
    const order = language === SOURCE ? [SOURCE] : [language, SOURCE];
    this.bundles = await Promise.all(order.map((one) => this.load(one)));
    this.language = language;
    document.documentElement.lang = language;
  }

  private load(language: Language): Promise<FluentBundle> {
    const found = this.loaded.get(language) ?? this.loader(language).then((text) => bundleOf(language, text));
    this.loaded.set(language, found);
    return found;
  }

  knows(id: string): boolean {
    return this.pattern(id) !== undefined;
  }

  /** A message, or one of its attributes by `id.attribute`; the id itself where nobody wrote it. */
  say(id: string, parameters: Parameters = {}): string {
    const found = this.pattern(id);
    return found ? found.bundle.formatPattern(found.pattern, parameters, []) : id;
  }

  private pattern(id: string) {
    const [name, attribute] = id.split(".") as [string, string | undefined];
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return { bundle, pattern };
    }
    return undefined;
  }
}

export const speech = new Speech();

/** A message in the language of now; text made with it follows when another language is chosen. */
export function say(id: string, parameters: Parameters = {}): string {
  return speech.say(id, parameters);
}
