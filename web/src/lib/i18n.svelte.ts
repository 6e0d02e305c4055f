/** All texts: Fluent messages in the browser's language or the chosen one. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./remember.ts";
import { bundleOf, LANGUAGES, preferred, SOURCE, type Language } from "./languages.ts";

export { LANGUAGES, SOURCE, type Language };

export type Parameters = Record<string, FluentVariable>;
export type Loader = (language: Language) => Promise<string>;

class I18n {
  language = $state<Language>(preferred([recall("language") ?? "", ...navigator.languages]));
  private bundles = $state.raw<FluentBundle[]>([]);
  private loaded = new Map<Language, Promise<FluentBundle>>();
  private loader: Loader = () => Promise.resolve("");

  /** Load the first language. */
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

  /** A message, or one of its attributes by `id.attribute`; the id itself if there is none. */
  translate(id: string, parameters: Parameters = {}): string {
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

export const i18n = new I18n();

/** A message in the current language; reactive, so it changes with the language. */
export function translate(id: string, parameters: Parameters = {}): string {
  return i18n.translate(id, parameters);
}

/** A share from 0 to 1 as a percentage: "45%", in German "45 %". */
export function percent(share: number): string {
  return new Intl.NumberFormat(i18n.language, { style: "percent" }).format(share);
}
