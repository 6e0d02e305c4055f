/** What is shown upon the board to say what can be done. */

/**
 * `legal` can be chosen, `danger` can be and there is a fight, `aim` is shot at, `far` and `risky` are further away on
 * a way without and with fights, `sel` is chosen, `seen` is what the log speaks of, `foe` is fought.
 */
export interface Mark {
  square: number;
  kind: "legal" | "danger" | "aim" | "far" | "risky" | "sel" | "seen" | "foe";
}

/** What is only thought of: a figure that goes from square to square, or one that comes onto a square. */
export interface Idea {
  squares: readonly number[];
  symbol: string | undefined;
}

/** A free place of the grid of tiles. */
export interface Spot {
  x: number;
  y: number;
}

/** One where a tile can lie, with a way in which it fits. */
export interface Fitting extends Spot {
  tile: string;
  rotation: number;
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
  /** The fights on the way, with the chance to be alive after each. */
  fights: readonly { square: number; alive: number }[];
}
