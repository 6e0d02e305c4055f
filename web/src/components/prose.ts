/** The few kinds of markup in rules: marked paragraphs, emphasis, options, references to rules. */

export interface Part {
  kind: "text" | "emphasis" | "setting" | "rule";
  text: string;
}

export interface Paragraph {
  /** `option` is a game option; `note` is a ruling, or applies to one printing only. */
  kind: "plain" | "note" | "option";
  /** The word that introduces a marked paragraph, translated. */
  label: string;
  parts: Part[];
}

const MARKED = /^> ?(?:([^:`]{1,24})(?=: | `))?:? ?/;
const SPECIAL = /\*([^*]+)\*|`([^`]+)`|\b([A-Z]{2}-[A-Z]+-\d+)\b/g;

export function paragraphs(text: string): Paragraph[] {
  return text
    .split("\n\n")
    .filter((block) => block.trim())
    .map(paragraph);
}

function paragraph(block: string): Paragraph {
  const flat = block.replace(/\n> ?/g, " ").replaceAll("\n", " ").trim();
  const marked = flat.startsWith(">") ? MARKED.exec(flat) : null;
  if (!marked) return { kind: "plain", label: "", parts: partsOf(flat) };
  const rest = flat.slice(marked[0].length);
  return { kind: rest.startsWith("`") ? "option" : "note", label: marked[1] ?? "", parts: partsOf(rest) };
}

/** The inline parts of a line. */
export function partsOf(line: string): Part[] {
  const parts: Part[] = [];
  let after = 0;
  for (const found of line.matchAll(SPECIAL)) {
    if (found.index > after) parts.push({ kind: "text", text: line.slice(after, found.index) });
    const [, emphasis, setting, rule] = found;
    if (emphasis !== undefined) parts.push({ kind: "emphasis", text: emphasis });
    else if (setting !== undefined) parts.push({ kind: "setting", text: setting });
    else if (rule !== undefined) parts.push({ kind: "rule", text: rule });
    after = found.index + found[0].length;
  }
  if (after < line.length) parts.push({ kind: "text", text: line.slice(after) });
  return parts;
}

/** A text for searching: lower case without accents, of the same length. */
export function folded(text: string): string {
  return Array.from(text, (letter) => (letter.length > 1 ? letter : (letter.normalize("NFD")[0] ?? letter).toLowerCase())).join("");
}

export function wordsOf(search: string): string[] {
  return folded(search).split(/\s+/).filter(Boolean);
}

export function hasAll(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** A text split at the matches of a search. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const plain = folded(text);
  const hits = Array.from(text, () => false);
  if (plain.length !== text.length) return [{ text, hit: false }];
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  const found: Stretch[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && hits[end] === hits[start]) end++;
    found.push({ text: text.slice(start, end), hit: hits[start] ?? false });
  }
  return found;
}
