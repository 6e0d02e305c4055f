/** What is shown upon the board to say what can be done. */

/** `legal` can be chosen, `danger` can be and there is a fight, `sel` is chosen, `seen` is what the log speaks of. */
export interface Mark {
  square: number;
  kind: "legal" | "danger" | "sel" | "seen";
}

/** A free place of the grid of tiles. */
export interface Spot {
  x: number;
  y: number;
}

/** The tile that would lie there. */
export interface Ghost extends Spot {
  tile: string;
  rotation: number;
  /** Whether there is another way to turn it. */
  turns: boolean;
}

/** A way that is planned: from where the pawn stands through every square, and what is said at its end. */
export interface Plan {
  squares: readonly number[];
  /** So many steps are walked now. */
  reach: number;
  chance: number | undefined;
}
