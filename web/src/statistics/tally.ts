/** Counts per seat as rows; empty rows are left out. */
import type { StoryStatistics } from "../lib/wire.ts";

export interface Row {
  /** Message id: `stats-row-…`, or a piece. */
  name: string;
  numbers: readonly number[];
  /** Whether it is a part of the row above. */
  part?: boolean;
  /** The figure it counts. */
  piece?: string;
}

/** The first counts with their row names; the game's others follow under their own. */
const COUNTS = new Map([
  ["deaths", "deaths"],
  ["lives given", "lives"],
  ["duels", "duels"],
  ["tiles", "tiles"],
  ["cards", "cards"],
  ["tokens", "tokens"],
]);
/** Counts that other rows show. */
const SHOWN = new Set(["beaten", "duels won"]);

export function rowsOf(numbers: StoryStatistics): Row[] {
  const { fought, counts } = numbers;
  const seats = numbers.points[0]?.length ?? 0;
  const others = Object.keys(counts).filter((count) => !COUNTS.has(count) && !SHOWN.has(count));
  const kinds = Object.entries(numbers.things["beaten"] ?? {});
  const won: Row = { name: "fights-won", numbers: fought.length ? fought.map((one) => one.won) : (counts["beaten"] ?? []) };
  const rows: Row[] = [
    won,
    ...(kinds.length > 1 ? kinds.map(([piece, each]) => ({ name: piece, numbers: each, part: true, piece })) : []),
    { name: "fights-lost", numbers: fought.map((one) => one.lost) },
    { name: "fights-broken-off", numbers: fought.map((one) => one.broken_off) },
    ...[...COUNTS.keys(), ...others]
      .filter((count) => count !== "duels" || !fought.length)
      .map((count) => ({ name: COUNTS.get(count) ?? count, numbers: counts[count] ?? [] })),
  ];
  const duels: Row[] = [
    { name: "duels", numbers: fought.map((one) => one.duels) },
    { name: "duels-won", numbers: fought.map((one) => one.duels_won), part: true },
  ];
  const at = rows.findIndex((row) => row.name === "tiles");
  rows.splice(at, 0, ...duels);
  return rows.filter((row) => row.numbers.length === seats && row.numbers.some((number) => number > 0));
}

/** The most used things over all seats. */
export function favourites(things: Readonly<Record<string, readonly number[]>> | undefined, most: number): [string, number][] {
  const sums = Object.entries(things ?? {}).map(([thing, each]): [string, number] => [thing, each.reduce((sum, one) => sum + one, 0)]);
  return sums.sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, most);
}
