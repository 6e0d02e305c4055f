/** Entering a game: the player's name, tables against bots, links to tables. */
import { call } from "./api.ts";
import { loadGames } from "./games.ts";
import { i18n, translate } from "./i18n.svelte.ts";
import { promiseNonce } from "./nonces.ts";
import { proposedRules } from "./proposed.ts";
import { recall, remember } from "./remember.ts";
import { assignPersonas } from "./personas.ts";
import type { Companion, Config, Plan } from "./wire.ts";

const MOST_LETTERS = 24;

export function myName(): string {
  return recall("name") ?? translate("web-guest");
}

/** Set my name, here and on the server, which gives a new guest a key. */
export async function signIn(name = myName()): Promise<string> {
  const called = name.trim().slice(0, MOST_LETTERS) || translate("web-guest");
  const me = await call("GET /me");
  if (!me || me.name !== called || me.language !== i18n.language) {
    await call("PUT /me", { body: { name: called, language: i18n.language } });
  }
  remember("name", called);
  return called;
}

/** Create a table and sit down at it, with others on this device; returns its id. Only what matters is asked there. */
export async function makeTable(config: Config, company: readonly Companion[] = []): Promise<string> {
  const name = await signIn();
  return (await call("POST /tables", { body: { config: { questions: "few", prepared: true, ...config }, name, nonce_hash: promiseNonce(), company: [...company] } })).id;
}

/** Create a table against bots with the proposed rules and start it. */
export async function playAgainstBots(id: string, bots: readonly Plan[] = ["medium", "easy"]): Promise<string> {
  const game = (await loadGames()).find((one) => one.id === id);
  const seats: Plan[] = ["open", ...bots];
  return makeTable({ game: id, seats, personas: assignPersonas(seats, [], game?.personas ?? []), settings: game ? proposedRules(game) : {} });
}

/** The table id in a link or code. */
export function tableIn(text: string): string {
  return text.trim().split(/[?#]/)[0]?.split("/").filter(Boolean).at(-1) ?? "";
}

/** A short code in a text, as the server reads it: five letters in any case. */
export function codeIn(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z]{5}$/.test(code) ? code : undefined;
}

/** The path that a link or code leads to: a table, a group, or what the server knows by a short code. */
export async function wayTo(text: string): Promise<string> {
  const code = codeIn(text);
  if (code) {
    const { table } = await call("POST /codes", { body: { code } });
    return table ? `/table/${table}` : `/group/${code}`;
  }
  const last = encodeURIComponent(tableIn(text));
  return /\/group\/[^/]+\/?$/.test(text.trim()) ? `/group/${last}` : `/table/${last}${fragmentIn(text)}`;
}

/** The fragment of a link; private links contain a seat's secret. */
export function fragmentIn(text: string): string {
  return /#\S*/.exec(text)?.[0] ?? "";
}
