/** The path under which this client is served, without a trailing slash. */

// Built chunks are in `<base>/assets/`; during development the sources are in `/src/lib/`.
const here = import.meta.env.DEV ? new URL("/", import.meta.url) : new URL("..", import.meta.url);

export const base = here.pathname.replace(/\/$/, "");

/** The full path of a page or file of the client. */
export function at(path: string): string {
  return base + path;
}
