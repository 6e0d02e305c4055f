/** The figures that stand at the head of a game's pages, by the game's id. */
const FOES: Record<string, string> = {
  "zombie-invasion": "f-zombie",
  midevil: "f-sk-white",
  "castle-of-chaos": "f-sk-black",
};

/** People who come together, and what they will meet. */
export function castOf(game: string): string[] {
  return ["f-pawn", "f-pawn", FOES[game] ?? "f-pawn"];
}
