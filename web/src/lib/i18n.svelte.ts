/** Everything people read: Fluent messages, in the language of the browser or the one chosen here. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./remember.ts";
import { bundleOf, LANGUAGES, preferred, SOURCE, type Language } from "./languages.ts";

export { LANGUAGES, SOURCE, type Language };

export type Parameters = Record<string, FluentVariable>;
/** Loads the messages of a language, as the text of a Fluent file. */
export type Loader = (language: Language) => Promise<string>;

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
