/** All pages, each in its own chunk; the first matching pattern wins. */
import type { Route } from "./lib/router.svelte.ts";

export const ROUTES: readonly Route[] = [
  { pattern: "/", load: () => import("./pages/Start.svelte") },
  { pattern: "/table/:id", load: () => import("./pages/Table.svelte") },
  { pattern: "/group/:code", load: () => import("./pages/Group.svelte") },
  { pattern: "/new/:game?", load: () => import("./pages/Start.svelte") },
  { pattern: "/lobby", load: () => import("./pages/Lobby.svelte") },
  { pattern: "/mine", load: () => import("./pages/Mine.svelte") },
  { pattern: "/replay/:id?", load: () => import("./pages/Replay.svelte") },
  { pattern: "/statistics/:id", load: () => import("./pages/Statistics.svelte") },
  { pattern: "/rules/:game?/:rule?", load: () => import("./pages/Rules.svelte") },
  { pattern: "/lessons/:game?", load: () => import("./pages/Lessons.svelte") },
  { pattern: "/settings", load: () => import("./pages/Settings.svelte") },
  { pattern: "/about", load: () => import("./pages/About.svelte") },
];
