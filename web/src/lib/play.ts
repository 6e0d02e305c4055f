/** Into a game: who I am, a table against bots, a link that leads to a table. */
import { call } from "./api.ts";
import { loadGames } from "./games.ts";
import { say, speech } from "./i18n.svelte.ts";
import { promiseNonce } from "./nonces.ts";
import { proposedRules } from "./proposed.ts";
import { recall, remember } from "./remember.ts";
import type { Companion, Config, Plan } from "./wire.ts";

const MOST_LETTERS = 24;

/** What I am called here. */
export function myName(): string {
  return recall("name") ?? say("web-guest");
}

/** Be called something, here and at the server, which gives a new guest a key. */
export async function becomeSomebody(name = myName()): Promise<string> {
  const called = name.trim().slice(0, MOST_LETTERS) || say("web-guest");
  const me = await call("GET /me");
  if (!me || me.name !== called || me.language !== speech.language) {
    await call("PUT /me", { body: { name: called, language: speech.language } });
  }
  remember("name", called);
  return called;
}

/** Make a table and sit down at it, with others at this device; the answer is its id. */
export async function makeTable(config: Config, company: readonly Companion[] = []): Promise<string> {
  const name = await becomeSomebody();
  return (await call("POST /tables", { body: { config, name, nonce_hash: promiseNonce(), company: [...company] } })).id;
}

/** A table with bots only, at which the game begins at once, by the proposed rules. */
export async function playAgainstBots(id: string, bots: readonly Plan[] = ["medium", "easy"]): Promise<string> {
  const game = (await loadGames()).find((one) => one.id === id);
  return makeTable({ game: id, seats: ["open", ...bots], settings: game ? proposedRules(game) : {} });
}

/** The id of the table that a link or a code names. */
export function tableIn(text: string): string {
  return text.trim().split(/[?#]/)[0]?.split("/").filter(Boolean).at(-1) ?? "";
}

/** What a link holds behind its address: a private one carries a seat in it. */
export function fragmentIn(text: string): string {
  return /#\S*/.exec(text)?.[0] ?? "";
}
