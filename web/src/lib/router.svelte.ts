/** The router: finds the page for an address. */
import type { Component } from "svelte";
import { at, base } from "./base.ts";
import { match, type Parameters } from "./match.ts";

export type { Parameters };
export type Page = Component<{ parameters: Parameters }>;

export interface Route {
  /** Such as `/table/:id`; `:name` is a parameter, `:name?` an optional one. */
  pattern: string;
  load: () => Promise<{ default: Page }>;
}

export interface Found {
  route: Route | undefined;
  parameters: Parameters;
}

/** The first route that matches a path. */
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

  /** Navigate to a path, maybe with a query; `replace` keeps it out of the browser's history. */
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

  /** Handle clicks on internal links without loading a new document. */
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

/** Links within the page are left to the browser, which also moves the focus. */
function isWithinPage(link: HTMLAnchorElement): boolean {
  return link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
}

export const router = new Router();
