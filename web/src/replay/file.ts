/** The parts of a replay file that concern its dice; the server reads the rest. */

const MAGIC = "boneyard replay";
const FORM = `${MAGIC} 1`;
const LARGEST = 8_000_000; // characters; no game is that long

/** Why a file can't be read: part of a message id. */
export type Fault = "foreign" | "other-form" | "cut-off" | "too-large";

export class BadFile extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

/** A seat's contribution to the dice. */
export interface Promised {
  hash: string | null;
  nonce: string | null;
}

export interface ReplayFile {
  game: string;
  players: string[];
  seed: string;
  /** The hash of the seed published before the game, or empty. */
  commitment: string;
  /** By seat. */
  nonces: Promised[];
  /** Why its dice prove nothing, if so. */
  practice: string;
  /** The answers; random ones begin with a star. */
  lines: string[];
  /** Whether it was played to the end, not given up or saved. */
  over: boolean;
}

/** Parse a replay; throws BadFile. */
export function readFile(text: string): ReplayFile {
  if (text.length > LARGEST) throw new BadFile("too-large");
  const all = text.split("\n").map((line) => line.trim());
  if (!all[0]?.startsWith(MAGIC)) throw new BadFile("foreign");
  if (all[0] !== FORM) throw new BadFile("other-form");
  const play = all.indexOf("play");
  const end = all.findIndex((line, place) => place > play && (line === "end" || line === "open"));
  if (play < 0 || end < 0 || !all.slice(end).some((line) => line.startsWith("state "))) throw new BadFile("cut-off");
  const head = all.slice(1, play).filter((line) => !line.startsWith("|"));
  const players = valueIn(head, "seats").split(" ").filter(Boolean);
  return {
    game: valueIn(head, "game"),
    players,
    seed: nameIn(valueIn(head, "seed")),
    commitment: valueIn(head, "commitment"),
    nonces: players.map((_, seat) => promised(valueIn(head, `nonce ${seat}`))),
    practice: valueIn(head, "practice"),
    lines: all.slice(play + 1, end).filter(Boolean),
    over: all[end] === "end",
  };
}

function valueIn(head: readonly string[], word: string): string {
  return head.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? "";
}

/** Names with unusual characters are written as JSON. */
function nameIn(text: string): string {
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    throw new BadFile("cut-off");
  }
}

function promised(text: string): Promised {
  const [hash, nonce] = text.split(" ");
  return { hash: hash || null, nonce: nonce || null };
}
