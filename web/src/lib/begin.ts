/** What has to be there before the first page: theme, messages, games, symbols. */
import { url as symbols } from "virtual:symbols";
import { place } from "./art.ts";
import { loadGames } from "./games.ts";
import { speech } from "./i18n.svelte.ts";
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
  ready = Promise.all([speech.start(messages), loadGames()]);
  void ready.then(() => import("./install.svelte.ts")).then(({ install }) => install.start());
}
