/** The buttons of the dock: what is chosen so far is confirmed or taken back, else what needs no place is offered. */
import { say } from "../lib/i18n.svelte.ts";
import type { Option } from "../lib/offer.ts";
import type { Table } from "../lib/table.svelte.ts";
import type { Teller } from "../lib/teller.ts";
import type { AnyCommand } from "../lib/wire.ts";
import type { Asking } from "./asking.svelte.ts";
import { inDock, type Panel } from "./panel.ts";

export interface Button {
  label: string;
  act: () => void;
  /** The key that presses it, as browsers call it. */
  key?: string;
  primary?: boolean;
}

/** Words that carry on with the turn; the others end or give up something. */
const ONWARD: ReadonlySet<AnyCommand["do"]> = new Set(["throw", "mount", "challenge"]);

export function buttonsOf(table: Table, asking: Asking, teller: Teller, panel: Panel): Button[] {
  if (!table.question || table.question.window || !table.view) return [];
  return chosen(asking, teller) ?? offered(asking, teller, inDock(asking, table.view), panel);
}

/** For what is chosen but not answered yet. */
function chosen(asking: Asking, teller: Teller): Button[] | undefined {
  const cancel: Button = { label: say("web-cancel"), act: () => asking.cancel(), key: "Escape" };
  const { path, staged, forMe } = asking;
  const { ghost } = asking.board;
  if (forMe.moves.length) {
    return [{ label: say("turn-do-it"), act: () => void forMe.do(), key: "Enter", primary: true }, cancel];
  }
  if (path) {
    const walk: Button = { label: say("web-walk"), act: () => asking.walk(), key: "Enter", primary: true };
    return path.reach ? [walk, cancel] : [cancel];
  }
  if (ghost) {
    const lay: Button = { label: say("web-lay"), act: () => asking.lay(), key: "Enter", primary: true };
    return ghost.turns ? [lay, { label: say("web-rotate"), act: () => asking.rotate(), key: "R" }] : [lay];
  }
  if (staged) {
    const only = staged.options.length === 1;
    const ways = staged.options.map((option) => ({ ...buttonOf(asking, teller, option), label: teller.verb(option.command), primary: only }));
    return [...ways, cancel];
  }
  return asking.start === undefined ? undefined : [cancel];
}

function offered(asking: Asking, teller: Teller, options: Option[], panel: Panel): Button[] {
  const plain = panel.options.length ? [] : options.map((option) => buttonOf(asking, teller, option));
  if (asking.fillable) {
    const message = asking.fillable === "put" ? "web-auto" : "web-auto-move";
    plain.unshift({ label: asking.forMe.asking ? say("web-thinking") : say(message), act: () => void asking.forMe.ask() });
  }
  const lone = plain.length === 1 && !asking.guide && !asking.offer.squares.size && !asking.offer.sites.length;
  return plain.map((button) => ({ ...button, primary: lone || (button.primary ?? false) }));
}

function buttonOf(asking: Asking, teller: Teller, option: Option): Button {
  return { label: teller.option(option), act: () => asking.answer(option.number), primary: asking.guide ? asking.wanted(option.number) : ONWARD.has(option.command.do) };
}
