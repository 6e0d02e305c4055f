/** Chances as counts: "96 times in 100". */

/** Only what is certain is 0 or 100. */
export function in100(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1 - 1e-9) return 99;
  return rounded === 0 && chance > 1e-9 ? 1 : rounded;
}
