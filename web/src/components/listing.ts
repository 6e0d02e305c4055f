/** Tables in words, for lists. */
import { say, speech } from "../lib/i18n.svelte.ts";
import type { Bank, BankIn, Days, Listed, SeatSummary } from "../lib/wire.ts";

/** How much time there is. */
export function paceText(pace: Bank | BankIn | Days | null | undefined): string {
  if (!pace) return say("setup-clock-none");
  if (pace.pace === "days") return say("setup-clock-days", { days: pace.days });
  return say("setup-clock-bank", { minutes: pace.seconds / 60, seconds: pace.increment ?? 0 });
}

/** What a seat is called in a list. */
export function seatText(seat: SeatSummary, number: number): string {
  if (seat.kind === "free") return say("room-free");
  return seat.name || say("seat-bot", { number: number + 1 });
}

/** How long ago something was, by the server's clock or near it. */
export function ago(then: number, now: number): string {
  const written = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" });
  const minutes = Math.round((then - now) / 60_000);
  if (minutes > -60) return written.format(Math.min(0, minutes), "minute");
  if (minutes > -60 * 24) return written.format(Math.round(minutes / 60), "hour");
  return written.format(Math.round(minutes / 60 / 24), "day");
}

export type Group = "waiting" | "running" | "open" | "over";

/** Where one of my tables belongs; what waits for me comes first. */
export function groupOf(table: Listed): Group {
  if (table.status === "running") return table.waiting ? "waiting" : "running";
  return table.status === "open" ? "open" : "over";
}
