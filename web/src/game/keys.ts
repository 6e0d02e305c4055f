/** Keyboard shortcuts. A button declares its key by `aria-keyshortcuts`; only visible buttons are pressed. */

const FIELDS = "input, textarea, select, dialog";
/** Elements that react to Enter themselves. */
const PRESSED = "button, a, summary";
/** Elements that use the arrow keys themselves. */
const ARROWED = ".lines, .said, [role=radiogroup], .boardtext, .menu";

const CAPS: Record<string, string> = { Enter: "↵", Escape: "Esc" };

/** The label of a key. */
export function keyCap(key: string): string {
  return CAPS[key] ?? key;
}

/** Whether the focused element needs this key itself. */
export function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELDS)) return true;
  if (key === "Enter" || key === " ") return target.closest(PRESSED) !== null;
  return key.startsWith("Arrow") && target.closest(ARROWED) !== null;
}

/** Press the button with this shortcut; false if there is none. */
export function press(key: string): boolean {
  const found = document.querySelectorAll<HTMLElement>(`.game [aria-keyshortcuts~="${key}"]`);
  const seen = [...found].find((one) => one.checkVisibility({ visibilityProperty: true }));
  seen?.click();
  return seen !== undefined;
}
