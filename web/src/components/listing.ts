/** Texts for lists of tables. */
import { i18n, translate } from "../lib/i18n.svelte.ts";
import type { Config, ListedTable, SeatSummary } from "../lib/wire.ts";

/** The clock settings. */
export function paceText(pace: Config["pace"]): string {
  if (!pace) return translate("setup-clock-none");
  if (pace.pace === "days") return translate("setup-clock-days", { days: pace.days });
  if (pace.pace === "turns") return translate("setup-clock-turns", { seconds: pace.seconds, spare: pace.spare ?? 0 });
  return translate(pace.per === "turn" ? "setup-clock-bank-turns" : "setup-clock-bank", { minutes: pace.seconds / 60, seconds: pace.increment ?? 0 });
}

export function seatText(seat: SeatSummary, number: number): string {
  if (seat.kind === "free") return translate("room-free");
  return seat.name || translate("seat-bot", { number: number + 1 });
}

/** How long ago something happened. */
export function ago(then: number, now: number): string {
  const written = new Intl.RelativeTimeFormat(i18n.language, { numeric: "auto" });
  const minutes = Math.round((then - now) / 60_000);
  if (minutes > -60) return written.format(Math.min(0, minutes), "minute");
  if (minutes > -60 * 24) return written.format(Math.round(minutes / 60), "hour");
  return written.format(Math.round(minutes / 60 / 24), "day");
}

export type Group = "waiting" | "running" | "open" | "over";

/** The group of one of my tables; those waiting for me come first. */
export function groupOf(table: ListedTable): Group {
  if (table.status === "running") return table.waiting ? "waiting" : "running";
  return table.status === "open" ? "open" : "over";
}
