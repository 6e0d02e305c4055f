/** Loads parts of a page that it doesn't need at once. */

const AGAIN = 5_000; // milliseconds

/** Load something when the browser has nothing else to do; without a connection, as soon as there is one. */
export async function eventually<T>(load: () => Promise<T>): Promise<T> {
  await new Promise<void>((go) => ("requestIdleCallback" in window ? requestIdleCallback(() => go(), { timeout: AGAIN }) : setTimeout(go)));
  return load().catch(() => new Promise((go) => setTimeout(() => go(eventually(load)), AGAIN)));
}
