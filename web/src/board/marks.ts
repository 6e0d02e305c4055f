/** The markers shown on the board. */

/**
 * `legal` can be chosen, `danger` too but with a fight, `aim` can be shot at, `far` and `risky` are further along a
 * path without or with fights, `sel` is chosen, `seen` is mentioned in the log, `foe` is being fought.
 */
export interface Mark {
  square: number;
  kind: "legal" | "danger" | "aim" | "far" | "risky" | "sel" | "seen" | "foe";
}

/** A free position of the tile grid. */
export interface Spot {
  x: number;
  y: number;
}

/** A square, or a position of the tile grid. */
export type Place = number | Spot;

/** A position where the tile fits, with a rotation that works. */
export interface Fitting extends Spot {
  tile: string;
  rotation: number;
}

/** The tile as it would lie there. */
export interface Ghost extends Spot {
  tile: string;
  rotation: number;
  /** Whether another rotation fits too. */
  turns: boolean;
  /** Whether the place is chosen, not just pointed at. */
  chosen: boolean;
}

/** A planned path from the pawn's square, with a label at its end. */
export interface Plan {
  squares: readonly number[];
  /** Number of steps that can be taken now. */
  reach: number;
}

/** A fight to come, with the chance to survive up to and including it. */
export interface Fight {
  square: number;
  alive: number;
}

/** An effect that lasts on a player, as shown at the pawn. */
export interface Held {
  /** The symbol of the card that brought it. */
  picture: string;
  /** Whether the player is glad of it. */
  helps: boolean;
}
