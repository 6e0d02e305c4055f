/** Route patterns. */

export type Parameters = Record<string, string>;

/** The parameters of a path, if the pattern matches. */
export function match(pattern: string, path: string): Parameters | undefined {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (given.length > wanted.length) return undefined;
  const parameters: Parameters = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place];
    if (!part.startsWith(":")) {
      if (part !== value) return undefined;
    } else if (value !== undefined) {
      parameters[part.slice(1).replace("?", "")] = decode(value);
    } else if (!part.endsWith("?")) {
      return undefined;
    }
  }
  return parameters;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
