/** Scrolls a new message into view: on a small screen the button that caused it may be far away. */
export function intoView(message: HTMLElement): void {
  message.scrollIntoView({ block: "nearest" });
}
