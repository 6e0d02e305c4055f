/** The keys of the game's page. A button tells its key by `aria-keyshortcuts`; only one that can be seen is pressed. */

const FIELDS = "input, textarea, select, dialog";
/** What goes where Enter is pressed on it. */
const PRESSED = "button, a, summary";
/** What is scrolled, or gone through, by arrows. */
const ARROWED = "[role=log], [role=radiogroup], .boardtext, .menu";

const CAPS: Record<string, string> = { Enter: "↵", Escape: "Esc" };

/** What stands on a key. */
export function keyCap(key: string): string {
  return CAPS[key] ?? key;
}

/** Whether what has the focus needs this key for itself. */
export function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELDS)) return true;
  if (key === "Enter") return target.closest(PRESSED) !== null;
  return key.startsWith("Arrow") && target.closest(ARROWED) !== null;
}

/** Press the button that tells this key; false where there is none. */
export function press(key: string): boolean {
  const found = document.querySelectorAll<HTMLElement>(`.game [aria-keyshortcuts~="${key}"]`);
  const seen = [...found].find((one) => one.checkVisibility({ visibilityProperty: true }));
  seen?.click();
  return seen !== undefined;
}
