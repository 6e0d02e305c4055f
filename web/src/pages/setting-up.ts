/** What somebody chooses for a table, and how the server is told. */
import type { BankIn, Companion, Config, Days, GameInfo, Level, OptionInfo, Plan, TableDefaults, TableInfo } from "../lib/wire.ts";

/** Who is to sit on a seat: what the server knows, or somebody at this device. */
export type Choice = Plan | "here";

export type Draft = Required<
  Pick<Config, "game" | "settings" | "title" | "public" | "absence" | "cover" | "reactions" | "spectators" | "open_hands" | "hints" | "seed" | "position" | "duplicates" | "duplicate_of">
> & {
  seats: Choice[];
  /** What people at this device are called, by seat. */
  names: string[];
  /** Which of the clocks. */
  clock: string;
  seconds: number;
};

type Pace = BankIn | Days | null;

function bank(minutes: number, increment: number): Pace {
  return { pace: "bank", seconds: minutes * 60, increment };
}

/** From no clock to games of weeks. */
export const CLOCKS: Record<string, Pace> = {
  none: null,
  quick: bank(5, 5),
  steady: bank(15, 10),
  long: bank(30, 20),
  day: { pace: "days", days: 1 },
  days: { pace: "days", days: 3 },
  week: { pace: "days", days: 7 },
};

/** Seconds to answer others, where a device goes from hand to hand. */
const TO_PASS_IT_ON = 120;
/** Seats of a position that does not say how many. */
const USUAL_SEATS = 2;
const LEVELS: readonly Level[] = ["easy", "medium", "hard"];
const FIRST_SEATS: Plan[] = ["open", "open", "medium"];

/** The first of some wanted games that there is; without one, the first game. */
export function gameOf(games: readonly GameInfo[], ...wanted: (string | undefined)[]): GameInfo | undefined {
  const found = wanted.map((id) => games.find((game) => game.id === id));
  return found.find(Boolean) ?? games[0];
}

/** How a table is before anybody has chosen anything: two people and a bot. */
export function draftOf(game: string, defaults: TableDefaults): Draft {
  const { absence, cover, reactions, spectators, open_hands, hints } = defaults;
  const given = { absence, cover, reactions, spectators, open_hands, hints, public: defaults.public };
  return { ...given, game, seats: [...FIRST_SEATS], names: [], settings: {}, title: "", seed: "", position: "", duplicates: false, duplicate_of: "", clock: "none", seconds: defaults.reaction_seconds[reactions] };
}

/** A table for the game of another one, with the same dice and the same bots. */
export function twinOf(other: TableInfo, defaults: TableDefaults): Draft {
  const seats = other.seats.map(({ kind, level }, number) => (kind === "bot" && number > 0 ? levelOf(level) : "open"));
  return { ...draftOf(other.game, defaults), seats, duplicate_of: other.dice ?? "" };
}

function levelOf(level: string | undefined): Level {
  return LEVELS.find((one) => one === level) ?? "medium";
}

const FIRST_LINE = /^\s*([a-z-]+)((?:,[^\n]*)?)/;

/** A position names its game and its seats in its first line: the table is made for those. */
export function follow(draft: Draft, games: readonly GameInfo[]): void {
  const [, id, rest = ""] = FIRST_LINE.exec(draft.position) ?? [];
  const game = games.find((one) => one.id === id);
  if (!game) return;
  const number = Number(/\b(\d+) seats?\b/.exec(rest)?.[1] ?? USUAL_SEATS);
  draft.game = game.id;
  if (number < game.least_seats || number > game.most_seats) return;
  draft.seats = Array.from({ length: number }, (_, seat) => draft.seats[seat] ?? "medium");
}

/** What the server is told: only what is not so by itself. */
export function configOf(draft: Draft, game: GameInfo, defaults: TableDefaults): Config {
  const { clock, seconds, names: _, seats, ...chosen } = draft;
  const together = seats.includes("here");
  return {
    ...chosen,
    game: game.id,
    seats: seats.map((seat) => (seat === "here" ? "open" : seat)),
    settings: Object.fromEntries(changedRules(draft, game.options).map((option) => [option.name, ruleOf(draft, option)])),
    title: draft.title.trim(),
    pace: CLOCKS[clock] ?? null,
    reaction_seconds: together ? TO_PASS_IT_ON : seconds === defaults.reaction_seconds[draft.reactions] ? null : seconds,
  };
}

/** Who else plays at this device; the first seat is the maker's own. */
export function companyOf(draft: Draft, nameless: (number: number) => string): Companion[] {
  return draft.seats.flatMap((seat, number) =>
    seat === "here" ? [{ seat: number, name: draft.names[number]?.trim() || nameless(number + 1) }] : [],
  );
}

/** The value of an option: what was chosen, else what is proposed. */
export function ruleOf(draft: Draft, { name, proposed }: OptionInfo): string {
  return draft.settings[name] ?? proposed;
}

/** Those options that are not at their default. */
export function changedRules(draft: Draft, options: readonly OptionInfo[]): OptionInfo[] {
  return options.filter((option) => ruleOf(draft, option) !== option.values[0]);
}

/** How many of some choices are not as usual. */
export function changed(draft: Draft, names: readonly (keyof Draft)[], defaults: TableDefaults): number {
  const usual = draftOf(draft.game, defaults);
  return names.filter((name) => draft[name] !== usual[name]).length;
}

/** Whether somebody else can still sit down: the first seat is the maker's own. */
export function waits(seats: readonly Choice[]): boolean {
  return seats.slice(1).includes("open");
}
