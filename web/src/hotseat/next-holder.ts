/** Decides who holds the device next. */

/** A decision on one's turn, a window to respond, or nothing. */
export type Asked = "turn" | "window" | undefined;

export type Next = { to: "stay" } | { to: "pass"; person: number } | { to: "gather" };

/** The next step, given who holds the device and what each person is asked. */
export function nextOf(holding: number | undefined, asked: readonly Asked[]): Next {
  if (holding !== undefined && asked[holding] === "turn") return { to: "stay" };
  const turn = asked.indexOf("turn");
  if (turn >= 0) return { to: "pass", person: turn };
  if (holding === undefined) return { to: "pass", person: 0 }; // no hand is shown before someone confirms
  return asked.some((what, person) => what === "window" && person !== holding) ? { to: "gather" } : { to: "stay" };
}
