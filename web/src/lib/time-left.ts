const MINUTE = 60_000;
const UNITS = [["day", 24 * 60 * MINUTE], ["hour", 60 * MINUTE], ["minute", MINUTE]] as const;

/** Milliseconds as whole days, else hours, else minutes: the parameters of `turn-time-left`. */
export function timeLeft(milliseconds: number): { unit: string; number: number } {
  const left = Math.max(milliseconds, 0);
  const [unit, length] = UNITS.find(([, length]) => left >= length) ?? UNITS[2];
  return { unit, number: Math.floor(left / length) };
}
