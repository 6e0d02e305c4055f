/** What this browser remembers; where it may not remember anything, it forgets when the page is closed. */

const kept = new Map<string, string>();

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined; // a browser that keeps nothing throws instead of saying so
  }
}

export function recall(name: string): string | undefined {
  return kept.get(name) ?? storage()?.getItem(`boneyard-${name}`) ?? undefined;
}

export function remember(name: string, value: string): void {
  kept.set(name, value);
  try {
    storage()?.setItem(`boneyard-${name}`, value);
  } catch {
    // full or forbidden: it is kept for this page
  }
}

export function forget(name: string): void {
  kept.delete(name);
  storage()?.removeItem(`boneyard-${name}`);
}
