/** Restricts the accepted answers, in lessons. */
export interface Guide {
  /** Whether the lesson asks for this option. */
  wants(option: number): boolean;
  /** Whether it may be answered; if not, the guide shows a message. */
  allows(option: number): boolean;
  /** Squares to highlight. */
  readonly squares: readonly number[];
}
