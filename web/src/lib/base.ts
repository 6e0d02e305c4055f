/** The path under which this client is served, without a slash at its end. */

// Built chunks lie in `<base>/assets/`; while developing, sources lie in `/src/lib/`.
const here = import.meta.env.DEV ? new URL("/", import.meta.url) : new URL("..", import.meta.url);

export const base = here.pathname.replace(/\/$/, "");

/** The address of a path of ours. */
export function at(path: string): string {
  return base + path;
}
