import type { Trap } from "../lib/wire.ts";

/** A card's condition, if it is armed. */
export function cardOf(traps: readonly Trap[] | undefined, card: string): Trap | undefined {
  return traps?.find((trap) => trap.card === card);
}

export function isSame(one: Trap, other: Trap): boolean {
  return one.card === other.card && one.when === other.when && one.rival === other.rival;
}
