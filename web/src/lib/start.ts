/** Loads what the first page needs: theme, messages, games, symbols. */
import { url as symbols } from "virtual:symbols";
import { place } from "./art.ts";
import { loadGames } from "./games.ts";
import { i18n } from "./i18n.svelte.ts";
import { look } from "./theme.svelte.ts";
import { motion } from "./motion.svelte.ts";
import { messages } from "./messages.ts";
import { router } from "./router.svelte.ts";

export let ready: Promise<unknown> = Promise.resolve();

export function begin(): void {
  look.show();
  motion.show();
  router.listen();
  void place(symbols);
  ready = Promise.all([i18n.start(messages), loadGames()]);
  void ready.then(() => import("./install.svelte.ts")).then(({ install }) => install.start());
}
