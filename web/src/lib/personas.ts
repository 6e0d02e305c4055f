/** Which persona each bot gets. */
import type { PersonaInfo } from "./wire.ts";

export type PersonaId = PersonaInfo["id"];

/** The personas by seat: the wanted ones, each once, else the first that are free; none for people. */
export function assignPersonas(seats: readonly string[], wanted: readonly PersonaId[], all: readonly PersonaInfo[]): PersonaId[] {
  const taken = new Set<PersonaId>();
  const found = seats.map((seat, number): PersonaId => {
    const persona = wanted[number] ?? "";
    if (!isBot(seat) || taken.has(persona) || !all.some(({ id }) => id === persona)) return "";
    taken.add(persona);
    return persona;
  });
  const bench = all.filter(({ id }) => !taken.has(id)).map(({ id }) => id);
  return found.map((persona, number) => (persona || !isBot(seats[number] ?? "") ? persona : (bench.shift() ?? "")));
}

function isBot(seat: string): boolean {
  return seat !== "open" && seat !== "here";
}
