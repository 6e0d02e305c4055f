/** The choices for a new table, and the request made from them. */
import { proposedOptions } from "../lib/proposed.ts";
import { assignPersonas, type PersonaId } from "../lib/personas.ts";
import type { BankIn, Companion, Config, Days, GameInfo, GroupPreset, Level, OptionInfo, Plan, TableDefaults, TableInfo, TurnsIn } from "../lib/wire.ts";

/** Who gets a seat: one of the server's plans, or someone on this device. */
export type Choice = Plan | "here";

export type Draft = Required<
  Pick<Config, "game" | "settings" | "title" | "public" | "absence" | "cover" | "reactions" | "spectators" | "open_hands" | "hints" | "seed" | "position" | "duplicates" | "duplicate_of" | "prepared">
> & {
  seats: Choice[];
  /** The wanted personas of the bots, by seat. */
  personas: PersonaId[];
  /** Names of the people on this device, by seat. */
  names: string[];
  /** A key of `CLOCKS`; "" for the usual one. */
  clock: string;
  /** Whether the table fills tiles and moves figures; undefined if brisk tables do. */
  chores: boolean | undefined;
  seconds: number;
};

type Pace = BankIn | TurnsIn | Days | null;

function bank(minutes: number, increment: number): Pace {
  return { pace: "bank", seconds: minutes * 60, increment, per: "turn" };
}

/** From no clock to games that last weeks. */
export const CLOCKS: Record<string, Pace> = {
  none: null,
  brisk: { pace: "turns", seconds: 30, spare: 45 },
  quick: bank(3, 20),
  steady: bank(8, 30),
  long: bank(20, 45),
  day: { pace: "days", days: 1 },
  days: { pace: "days", days: 3 },
  week: { pace: "days", days: 7 },
};

/** Seconds to respond when a device is passed around. */
const TO_PASS_IT_ON = 120;
/** Seats for a position that doesn't say how many. */
const USUAL_SEATS = 2;
const LEVELS: readonly Level[] = ["easy", "medium", "hard"];
const WITH_FRIENDS: Plan[] = ["open", "open", "medium"];
const AGAINST_BOTS: Plan[] = ["open", "medium", "medium", "easy"];

/** The first existing game among the wanted ones, else the first game. */
export function gameOf(games: readonly GameInfo[], ...wanted: (string | undefined)[]): GameInfo | undefined {
  const found = wanted.map((id) => games.find((game) => game.id === id));
  return found.find(Boolean) ?? games[0];
}

/** The initial choices: a game against bots, or with a friend and a bot. */
export function draftOf(game: string, defaults: TableDefaults, friends = true): Draft {
  const { absence, cover, reactions, spectators, open_hands, hints } = defaults;
  const given = { absence, cover, reactions, spectators, open_hands, hints, public: defaults.public };
  return { ...given, game, seats: [...(friends ? WITH_FRIENDS : AGAINST_BOTS)], personas: [], names: [], settings: {}, title: "", seed: "", position: "", duplicates: false, duplicate_of: "", prepared: true, chores: undefined, clock: "", seconds: defaults.reaction_seconds[reactions] };
}

/** The choices that a group has kept for a game; the first seat is the creator's own. */
export function draftLike({ seats, personas, settings, pace }: GroupPreset, options: readonly OptionInfo[]): Partial<Draft> {
  const bots = [...seats.keys()].filter((seat) => seats[seat] !== "open");
  return {
    seats: ["open", ...bots.map((seat) => seats[seat] ?? "medium")],
    personas: ["", ...bots.map((seat) => personas[seat] ?? "")],
    settings: Object.fromEntries(options.map(({ name, values }) => [name, settings[name] ?? values[0] ?? ""])),
    clock: Object.keys(CLOCKS).find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(pace)) ?? "none",
  };
}

/** A table for the same game, dice and bots as another. */
export function twinOf(other: TableInfo, defaults: TableDefaults): Draft {
  const seats = other.seats.map(({ kind, level }, number) => (kind === "bot" && number > 0 ? levelOf(level) : "open"));
  const personas = other.seats.map(({ persona }) => (persona ?? "") as PersonaId);
  return { ...draftOf(other.game, defaults), seats, personas, duplicate_of: other.dice ?? "" };
}

function levelOf(level: string | undefined): Level {
  return LEVELS.find((one) => one === level) ?? "medium";
}

const FIRST_LINE = /^\s*([a-z-]+)((?:,[^\n]*)?)/;

/** Take the game and seats from the first line of a position. */
export function follow(draft: Draft, games: readonly GameInfo[]): void {
  const [, id, rest = ""] = FIRST_LINE.exec(draft.position) ?? [];
  const game = games.find((one) => one.id === id);
  if (!game) return;
  const number = Number(/\b(\d+) seats?\b/.exec(rest)?.[1] ?? USUAL_SEATS);
  draft.game = game.id;
  if (number < game.least_seats || number > game.most_seats) return;
  draft.seats = Array.from({ length: number }, (_, seat) => draft.seats[seat] ?? "medium");
}

/** The request, with only the choices that differ from the defaults. */
export function configOf(draft: Draft, game: GameInfo, defaults: TableDefaults): Config {
  const { clock: _clock, seconds, names: _, seats, personas, ...chosen } = draft;
  const together = seats.includes("here");
  return {
    ...chosen,
    game: game.id,
    seats: seats.map((seat) => (seat === "here" ? "open" : seat)),
    personas: assignPersonas(seats, personas, game.personas),
    settings: Object.fromEntries(changedRules(draft, game.options).map((option) => [option.name, ruleOf(draft, option)])),
    title: draft.title.trim(),
    pace: CLOCKS[clockOf(draft)] ?? null,
    chores: choresOf(draft),
    reaction_seconds: together ? TO_PASS_IT_ON : seconds === defaults.reaction_seconds[draft.reactions] ? null : seconds,
  };
}

/** The chosen clock. Friends on their own devices play briskly; nobody else waits for anyone. */
export function clockOf({ clock, seats }: Draft): string {
  return clock || (waits(seats) && !seats.includes("here") ? "brisk" : "none");
}

export function choresOf(draft: Draft): boolean {
  return draft.chores ?? clockOf(draft) === "brisk";
}

/** The other people on this device; the first seat is the creator's own. */
export function companyOf(draft: Draft, nameless: (number: number) => string): Companion[] {
  return draft.seats.flatMap((seat, number) =>
    seat === "here" ? [{ seat: number, name: draft.names[number]?.trim() || nameless(number + 1) }] : [],
  );
}

/** The value of an option: the chosen one, else the proposed one. */
export function ruleOf(draft: Draft, { name, proposed }: OptionInfo): string {
  return draft.settings[name] ?? proposed;
}

/** Whether a game is played by the house rules, where they differ from the printed ones. */
export function byHouseRules(draft: Draft, game: GameInfo): boolean {
  return proposedOptions(game).every((option) => ruleOf(draft, option) === option.proposed);
}

export function choosePrinted(draft: Draft, game: GameInfo, printed: boolean): void {
  for (const { name, values, proposed } of proposedOptions(game)) draft.settings[name] = printed ? (values[0] ?? proposed) : proposed;
}

/** The options with a value other than the default. */
export function changedRules(draft: Draft, options: readonly OptionInfo[]): OptionInfo[] {
  return options.filter((option) => ruleOf(draft, option) !== option.values[0]);
}

/** How many of these choices differ from the defaults. */
export function changed(draft: Draft, names: readonly (keyof Draft)[], defaults: TableDefaults): number {
  const usual = draftOf(draft.game, defaults);
  return names.filter((name) => draft[name] !== usual[name]).length;
}

/** Whether someone else can still sit down; the first seat is the creator's own. */
export function waits(seats: readonly Choice[]): boolean {
  return seats.slice(1).includes("open");
}
