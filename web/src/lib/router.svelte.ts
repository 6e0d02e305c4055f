/** Which page is shown: the address, taken apart by a table of patterns. */
import type { Component } from "svelte";
import { at, base } from "./base.ts";
import { match, type Parameters } from "./match.ts";

export type { Parameters };
export type Page = Component<{ parameters: Parameters }>;

export interface Route {
  /** Such as `/table/:id`; a part that begins with a colon is a parameter, with `?` it may be missing. */
  pattern: string;
  load: () => Promise<{ default: Page }>;
}

export interface Found {
  route: Route | undefined;
  parameters: Parameters;
}

/** The first route that a path belongs to. */
export function find(routes: readonly Route[], path: string): Found {
  for (const route of routes) {
    const parameters = match(route.pattern, path);
    if (parameters) return { route, parameters };
  }
  return { route: undefined, parameters: {} };
}

class Router {
  path = $state(here());
  query = $state.raw(new URLSearchParams(location.search));

  /** Go to a path of ours, which may have a query; `replace` leaves no way back to where we were. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", at(path));
    else history.pushState(null, "", at(path));
    this.look();
    scrollTo(0, 0);
  }

  look(): void {
    this.path = here();
    this.query = new URLSearchParams(location.search);
  }

  /** Follow links within the client without loading the page anew. */
  listen(): void {
    addEventListener("popstate", () => this.look());
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
      event.preventDefault();
      this.go(link.pathname.slice(base.length) + link.search + link.hash);
    });
  }
}

function here(): string {
  return location.pathname.startsWith(base) ? location.pathname.slice(base.length) || "/" : location.pathname;
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = !event.defaultPrevented && event.button === 0;
  const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const inside = link.origin === location.origin && link.pathname.startsWith(`${base}/`);
  const page = !link.pathname.startsWith(`${base}/api/`) && !link.hasAttribute("download");
  return plain && !held && inside && page && !link.target && !isWithinPage(link);
}

/** To a place on the page that is shown: the browser goes there best by itself, with the focus. */
function isWithinPage(link: HTMLAnchorElement): boolean {
  return link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
}

export const router = new Router();
