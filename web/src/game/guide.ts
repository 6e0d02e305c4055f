/** Who stands behind somebody's shoulder and says which answers count now. */
export interface Guide {
  /** Whether this option is one of those that are asked for. */
  wants(option: number): boolean;
  /** Whether it may be answered; who refuses says why. */
  allows(option: number): boolean;
  /** Squares to look at. */
  readonly squares: readonly number[];
}
