/** Links to tables: the public one, and the private one whose fragment holds a secret. */
import { at } from "../lib/base.ts";
import { call } from "../lib/api.ts";

const SEAT = "#seat=";

export function linkTo(table: string): Promise<string> {
  return forOthers(`/table/${table}`);
}

/** A link by which others make a table of their own with the same dice. */
export function linkToDice(game: string, table: string): Promise<string> {
  return forOthers(`/new/${game}?dice=${table}`);
}

/** What a link for others begins with: the address the host chose, or the one of this page. */
async function forOthers(path: string): Promise<string> {
  const { public_url } = await call("GET /server");
  return (public_url || location.origin + at("")) + path;
}

/** A link that carries a seat; a fragment is never sent to a server, nor written into its logs. */
export function carrying(link: string, secret: string): string {
  return link + SEAT + encodeURIComponent(secret);
}

/** The secret in the fragment of an address, or nothing. */
export function secretIn(fragment: string): string {
  return fragment.startsWith(SEAT) ? decodeURIComponent(fragment.slice(SEAT.length)) : "";
}

/** Whether a link leads to the reader's own computer, whoever reads it. */
export function isLocal(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
