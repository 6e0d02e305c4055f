// Says messages with the library and the options of the web client (web/src/lib/languages.ts).
// In: {language: {text, cases: [[id, values]]}}; out: the sentences of each language.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { FluentBundle, FluentResource } = createRequire(new URL("../../web/", import.meta.url))("@fluent/bundle");

function said(language, { text, cases }) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const clashes = bundle.addResource(new FluentResource(text));
  if (clashes.length) throw clashes[0];
  return cases.map(([id, values]) => {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    return bundle.formatPattern(attribute ? message.attributes[attribute] : message.value, values);
  });
}

const asked = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(Object.fromEntries(Object.entries(asked).map(([language, texts]) => [language, said(language, texts)]))));
