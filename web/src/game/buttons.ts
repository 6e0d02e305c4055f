/** The buttons of the dock: to confirm or cancel the selection, else the options without a place. */
import { i18n, translate } from "../lib/i18n.svelte.ts";
import type { Option } from "../lib/offer.ts";
import type { Table } from "../lib/table.svelte.ts";
import type { Teller } from "../lib/teller.ts";
import { topFrame } from "../lib/view.ts";
import type { AnyCommand, MovesFound } from "../lib/wire.ts";
import type { Selection } from "./selection.svelte.ts";
import { inDock, type Panel } from "./panel.ts";

export interface Button {
  label: string;
  act: () => void;
  /** The number of the option it answers. */
  option?: number;
  /** Keyboard shortcut, in the notation of `aria-keyshortcuts`. */
  key?: string;
  primary?: boolean;
  /** Milliseconds after which the page does it by itself. */
  waits?: number;
  /** Shows on the board what it does, or no more. */
  look?: (on: boolean) => void;
}

/** Commands that continue the turn; the others end or give up something. */
const ONWARD: ReadonlySet<AnyCommand["do"]> = new Set(["throw", "mount", "challenge"]);

export function buttonsOf(table: Table, selection: Selection, teller: Teller, panel: Panel): Button[] {
  if (!table.question || table.question.window || !table.view) return [];
  const options = inDock(selection, table.view);
  if (selection.forMe.held && !selection.tile.site) return [held(selection, teller, options)];
  return chosen(selection, teller) ?? offered(selection, teller, options, panel);
}

/** What the page does next by itself, at once. */
function held(selection: Selection, teller: Teller, [only]: Option[]): Button {
  const label = selection.walks && only ? teller.option(only) : translate("web-held");
  return { label, act: () => selection.forMe.release(), primary: true, waits: selection.forMe.waits };
}

/** Buttons for a selection that isn't confirmed yet. */
function chosen(selection: Selection, teller: Teller): Button[] | undefined {
  const cancel: Button = { label: translate("web-cancel"), act: () => selection.cancel(), key: "Escape" };
  const { staged, tile, walk } = selection;
  const { path } = walk;
  const { site } = tile;
  if (path) {
    const go: Button = { label: translate("web-walk"), act: () => walk.go(), key: "Enter", primary: true };
    return path.reach ? [go, cancel] : [cancel];
  }
  if (site) {
    const lay: Button = { label: translate("web-lay"), act: () => tile.lay(), key: "Enter", primary: true };
    const found = [lay, ...(site.turns.length > 1 ? [{ label: translate("web-rotate"), act: () => tile.rotate(), key: "R" }] : [])];
    return selection.forMe.held ? [...found, cancel] : found;
  }
  if (staged) {
    const only = staged.options.length === 1;
    const ways = staged.options.map((option) => ({ ...buttonOf(selection, teller, option), label: teller.verb(option.command), primary: only }));
    return [...ways, cancel];
  }
  return selection.start === undefined ? undefined : [cancel];
}

function offered(selection: Selection, teller: Teller, options: Option[], panel: Panel): Button[] {
  const listed = panel.options.length ? options.filter((option) => ONWARD.has(option.command.do)).slice(0, 1) : options;
  const plain = listed.map((option) => buttonOf(selection, teller, option));
  const { proposed } = selection.forMe;
  if (proposed) {
    plain.unshift({
      label: labelOf(proposed, selection, teller),
      act: () => selection.forMe.make(proposed),
      primary: true,
      look: (on) => (selection.forMe.preview = on ? proposed.moves : []),
    });
  }
  const lone = plain.length === 1 && !selection.guide && !selection.offer.squares.size && !selection.offer.sites.length;
  return plain.map((button) => ({ ...button, primary: lone || (button.primary ?? false) }));
}

/** "Send 3 skeletons at Grimble"; the noun depends on the question. */
function labelOf({ moves, seat, nearer }: MovesFound, selection: Selection, teller: Teller): string {
  if (seat === null) return translate("web-fill", { number: moves.filter(({ what }) => what).length });
  const own = `web-send-${topFrame(selection.table.view!)?.frame}`;
  return translate(i18n.knows(own) ? own : "web-send", { number: nearer, seat: teller.seat(seat) });
}

function buttonOf(selection: Selection, teller: Teller, option: Option): Button {
  return { label: teller.option(option), option: option.number, act: () => selection.answer(option.number), primary: selection.guide ? selection.wanted(option.number) : ONWARD.has(option.command.do) };
}
