/** A list with many links and buttons is one stop for the tab key; arrow keys move inside it. */
const STOPS = "a[href], button";

export function oneStop(list: HTMLElement): () => void {
  let current: Element | undefined;

  function stops(): HTMLElement[] {
    return [...list.querySelectorAll<HTMLElement>(STOPS)].filter((one) => !one.closest("dialog"));
  }

  /** Until one of them is used, Tab leads to the last. */
  function settle() {
    const all = stops();
    const kept = all.find((one) => one === current) ?? all.at(-1);
    for (const one of all) one.tabIndex = one === kept ? 0 : -1;
  }

  function focus({ target }: FocusEvent) {
    current = target instanceof Element ? target : undefined;
    settle();
  }

  function key(event: KeyboardEvent) {
    const all = stops();
    const here = all.findIndex((one) => one === event.target);
    const there = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: all.length - 1 }[event.key];
    if (here < 0 || there === undefined) return;
    all[Math.min(Math.max(there, 0), all.length - 1)]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", focus);
  list.addEventListener("keydown", key);
  settle();
  return () => {
    watcher.disconnect();
    list.removeEventListener("focusin", focus);
    list.removeEventListener("keydown", key);
  };
}
