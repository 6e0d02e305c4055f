/** Whose turn it is to hold the device. */

/** What somebody is asked: to decide, whether they answer others, or nothing. */
export type Asked = "turn" | "window" | undefined;

export type Next = { to: "stay" } | { to: "pass"; person: number } | { to: "gather" };

/** What happens next, for who holds the device now and what each is asked. */
export function nextOf(holding: number | undefined, asked: readonly Asked[]): Next {
  if (holding !== undefined && asked[holding] === "turn") return { to: "stay" };
  const turn = asked.indexOf("turn");
  if (turn >= 0) return { to: "pass", person: turn };
  if (holding === undefined) return { to: "pass", person: 0 }; // no hand lies open before somebody has said who they are
  return asked.some((what, person) => what === "window" && person !== holding) ? { to: "gather" } : { to: "stay" };
}
