/** What a replay's file says of its dice; the rest of it is for the rules, which live on the server. */

const MAGIC = "boneyard replay";
const FORM = `${MAGIC} 1`;
const LARGEST = 8_000_000; // letters; no game fills so many

/** Why a file can't be read: a word for a message. */
export type Fault = "foreign" | "other-form" | "cut-off" | "too-large";

export class BadFile extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

/** What a seat added to the dice. */
export interface Promised {
  hash: string | null;
  nonce: string | null;
}

export interface ReplayFile {
  game: string;
  players: string[];
  seed: string;
  /** The hash of the seed, as it was published before the game; empty where it was not. */
  commitment: string;
  /** By seat. */
  nonces: Promised[];
  /** Why its numbers prove nothing. */
  practice: string;
  /** The answers, those of chance begin with a star. */
  lines: string[];
  /** It was played to its end; a game that was given up, or saved, was not. */
  over: boolean;
}

/** Reads a replay; BadFile says in a word what is wrong with it. */
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

/** A name that a line could not hold is written as JSON. */
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
