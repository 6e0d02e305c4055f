/** A duel as far as it has been shown. */
import type { Playing } from "../lib/playback.svelte.ts";
import { sidesOf, STAKES } from "../game/duel.ts";
import type { View } from "../lib/view.ts";

interface SideShown {
  seat: number;
  pips: number | undefined;
  /** What was committed, once it is revealed. */
  bid: readonly string[] | undefined;
  total: number | undefined;
}

export interface DuelShown {
  /** The challenger and the holder of the book. */
  sides: readonly [SideShown, SideShown];
}

/** A duel that began before the page was opened. */
export function duelIn(view: Pick<View, "agenda">): DuelShown | undefined {
  const sides = sidesOf(view);
  return sides && { sides: [{ ...sideOf(sides[0].seat), pips: sides[0].pips || undefined }, { ...sideOf(sides[1].seat), pips: sides[1].pips || undefined }] };
}

/** The duel after another of its beats. */
export function duelAfter(before: DuelShown | undefined, { beat: { event } }: Playing): DuelShown | undefined {
  switch (event.event) {
    case "duel-began":
      return { sides: [sideOf(event.seat), sideOf(event.holder)] };
    case "rolled":
      return changed(before, event.seat, { pips: event.result });
    case "duel-bid":
      return changed(before, event.seat, { bid: STAKES.flatMap((what) => Array<string>(event[what]).fill(what)) });
    case "duel-ended": {
      const duel = before ?? { sides: [sideOf(event.seat), sideOf(event.holder)] as const };
      return changed(changed(duel, event.seat, { total: event.total }), event.holder, { total: event.holder_total });
    }
    default:
      return before;
  }
}

function sideOf(seat: number): SideShown {
  return { seat, pips: undefined, bid: undefined, total: undefined };
}

function changed(duel: DuelShown | undefined, seat: number, parts: Partial<SideShown>): DuelShown | undefined {
  if (!duel) return undefined;
  const [one, other] = duel.sides;
  return { sides: [one.seat === seat ? { ...one, ...parts } : one, other.seat === seat ? { ...other, ...parts } : other] };
}
