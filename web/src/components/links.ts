/** Links to tables: the public one, and the private one whose fragment holds a secret. */
import { at } from "../lib/base.ts";
import { call } from "../lib/api.ts";

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

/** What a private link brings: the secret of a seat, and who sits there. */
export interface Carried {
  secret: string;
  name: string;
}

/** A link that carries a seat; a fragment is never sent to a server, nor written into its logs. */
export function carrying(link: string, { secret, name }: Carried): string {
  return `${link}#${new URLSearchParams({ seat: secret, name }).toString()}`;
}

/** What the fragment of an address brings, or nothing. */
export function carriedIn(fragment: string): Carried | undefined {
  const parts = new URLSearchParams(fragment.slice(1));
  const secret = parts.get("seat");
  return secret ? { secret, name: parts.get("name") ?? "" } : undefined;
}

/** Whether a link leads to the reader's own computer, whoever reads it. */
export function isLocal(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
