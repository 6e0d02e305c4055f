const LETTER = /[\p{L}\p{N}]/u;

/** A letter for each pawn, of which no two are the same: the name's first; if somebody before has that, another of its own. */
export function initialsOf(names: readonly string[]): string[] {
  const letters = names.map((name) => {
    const words = name.split(/\s+/).map((word) => [...word.toUpperCase()].filter((letter) => LETTER.test(letter)));
    return [...words.flatMap(([first]) => first ?? []), ...words.flat()];
  });
  const firsts = letters.map(([first]) => first);
  const taken = new Set(firsts);
  return letters.map(([first, ...others], seat) => {
    if (first && firsts.indexOf(first) === seat) return first;
    const free = [...others, String(seat + 1)].find((letter) => !taken.has(letter)) ?? "?";
    taken.add(free);
    return free;
  });
}
