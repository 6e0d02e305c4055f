/** Links to tables: public ones, and private ones with a secret in the fragment. */
import { at } from "../lib/base.ts";
import { call } from "../lib/api.ts";

export function linkTo(table: string): Promise<string> {
  return forOthers(`/table/${table}`);
}

/** A link for others to create their own table with the same dice. */
export function linkToDice(game: string, table: string): Promise<string> {
  return forOthers(`/new/${game}?dice=${table}`);
}

/** A full address for others, with the public address set by the host or that of this page. */
export async function forOthers(path: string): Promise<string> {
  const { public_url } = await call("GET /server");
  return (public_url || location.origin + at("")) + path;
}

/** The contents of a private link: a seat's secret and its player. */
export interface Carried {
  secret: string;
  name: string;
}

/** A link that transfers a seat. Fragments are never sent to a server or logged. */
export function carrying(link: string, { secret, name }: Carried): string {
  return `${link}#${new URLSearchParams({ seat: secret, name }).toString()}`;
}

export function carriedIn(fragment: string): Carried | undefined {
  const parts = new URLSearchParams(fragment.slice(1));
  const secret = parts.get("seat");
  return secret ? { secret, name: parts.get("name") ?? "" } : undefined;
}

/** Whether a link only works on this computer. */
export function isLocal(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
