/** A turn as a story: what its player did, and what others did meanwhile. */
import { isAboutStandIn, type Hints, type Line, type Turn } from "./log.ts";
import { numberIn, wordIn } from "./view.ts";
import type { AnyEvent } from "./wire.ts";

/** Something done once or several times. */
export interface Deed {
  event: AnyEvent;
  count: number;
  points: number;
  /** Whether it was done to different kinds of pieces. */
  mixed: boolean;
  /** Whether a stand-in did it. */
  standIn?: boolean | undefined;
}

export interface Story {
  seat: number | undefined;
  /** Who takes over, before anything is done. */
  first?: Deed[];
  /** What the player did, told in one sentence. */
  deeds: Deed[];
  /** Everything else worth telling, in sentences of their own. */
  besides: Deed[];
}

/** `hasClause` tells whether a kind of event can be part of a sentence. Small events are only told of a turn without others. */
export function storyOf({ seat, lines }: Turn, hints: Hints, hasClause: (kind: string) => boolean): Story {
  const isNotable = ({ event }: Line) => hints[event.event]?.notable === true;
  // Who did most of the turn: the player, or the bot that stood in.
  const own = lines.filter((line) => line.seat === seat && !isAboutStandIn(line.event));
  const standIn = own.filter((line) => line.standIn).length * 2 > own.length;
  const isDeed = (line: Line) => seat !== undefined && line.seat === seat && Boolean(line.standIn) === standIn && hasClause(line.event.event);
  const deeds = lines.filter((line) => isDeed(line) && isNotable(line));
  const small = deeds.length ? [] : lines.filter(isDeed);
  const besides = lines.filter((line) => isNotable(line) && !isDeed(line));
  const done = deeds.length ? deeds : small;
  const isFirst = (line: Line) => line.event.event === "stand-in-began" && line.number < (done[0]?.number ?? 0);
  return {
    seat,
    first: summed(besides.filter(isFirst), hints),
    deeds: summed(done, hints),
    besides: summed(besides.filter((line) => !isFirst(line)), hints),
  };
}

/** A seat's frequent events are counted, at the place of the first. */
function summed(lines: readonly Line[], hints: Hints): Deed[] {
  const found: (Deed & { seat: number | undefined })[] = [];
  for (const { event, count, seat, standIn } of lines) {
    const { counted, runs } = hints[event.event] ?? {};
    const points = (numberIn(event, "points") ?? 0) * count;
    const same = counted || runs ? found.find((one) => one.event.event === event.event && one.seat === seat && one.standIn === standIn) : undefined;
    if (!same) found.push({ event, count, points, mixed: false, seat, standIn });
    else {
      same.count += count;
      same.points += points;
      same.mixed ||= wordIn(same.event, "what") !== wordIn(event, "what");
    }
  }
  return found;
}

/** The turns of others since a player's last turn. */
export function sinceTurnOf(turns: readonly Turn[], seat: number): Turn[] {
  const current = turns.at(-1)?.seat === seat ? turns.length - 1 : turns.length;
  const last = turns.slice(0, current).findLastIndex((turn) => turn.seat === seat);
  return turns.slice(last + 1, current).filter((turn) => turn.turn > 0 && turn.seat !== undefined && turn.lines.length > 0);
}
