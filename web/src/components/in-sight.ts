/** Brings what is told into sight: on a small page the button that led to it may be far away. */
export function inSight(told: HTMLElement): void {
  told.scrollIntoView({ block: "nearest" });
}
