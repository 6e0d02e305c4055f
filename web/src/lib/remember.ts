/** Local storage; in memory only if the browser forbids it. */

const kept = new Map<string, string>();

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined; // storage that is disabled throws
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
    // storage is full or forbidden: keep it for this page only
  }
}

export function forget(name: string): void {
  kept.delete(name);
  storage()?.removeItem(`boneyard-${name}`);
}
