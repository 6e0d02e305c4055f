/** A recorded game, moment by moment: the view and the log up to there. */
import { numberIn, type View } from "../lib/view.ts";
import { isDieRoll, addEvents, type Hints, type Turn } from "../lib/log.ts";
import type { Roll } from "../lib/table.svelte.ts";
import type { AnyEvent, AnyView, Goals, StoryGlimpse, StoryMoment } from "../lib/wire.ts";

/** The point of view: a seat, a spectator, or everyone at once. */
export type Eyes = number | "watch" | "all";

export interface Mark {
  moment: number;
  seat: number;
  turn: number;
}

/** A moment worth finding, and its symbol. */
export interface Highlight {
  moment: number;
  icon: string;
}

const ICONS: Readonly<Record<string, string>> = { death: "x-tomb", book: "f-book" };

/** The state at one moment. */
export interface Shown {
  view: View;
  /** None in stories of earlier versions. */
  goals: Goals | undefined;
  /** Visible hands by seat; undefined if hidden, or if the game has none. */
  hands: (readonly string[] | undefined)[];
  events: readonly AnyEvent[];
}

/** All moments from one point of view. */
interface Seen {
  views: View[];
  goals: (Goals | undefined)[];
  events: AnyEvent[][];
}

const TURNS = 8; // turns shown in the log

export class Timeline {
  private readonly views = new Map<Eyes, Seen>();
  /** The moment of each event. */
  private readonly when = new WeakMap<AnyEvent, number>();

  /** All moments, and the point of view of each entry of `seen`; `who` lists spectators first. */
  constructor(
    private readonly moments: readonly StoryMoment[],
    readonly eyes: readonly Eyes[],
    readonly hints: Hints,
  ) {}

  get last(): number {
    return this.moments.length - 1;
  }

  at(moment: number, eyes: Eyes): Shown {
    const { views, goals, events } = this.through(eyes);
    const view = views[moment]!;
    return { view, goals: goals[moment], hands: this.hands(moment, eyes, view), events: events[moment]! };
  }

  private hands(moment: number, eyes: Eyes, view: View): Shown["hands"] {
    return view.seats.map((_, seat) => {
      if (eyes !== "all") return seat === view.viewer ? view.hand : undefined;
      return this.through(seat).views[moment]!.hand;
    });
  }

  /** The moments with something new, including the first and the last. */
  stops(eyes: Eyes): number[] {
    const { views, events } = this.through(eyes);
    return views.flatMap((view, moment) => {
      const new_ = view !== views[moment - 1] || events[moment]!.length > 0;
      return new_ || moment === this.last ? [moment] : [];
    });
  }

  /** Where turns begin, one per moment: among skipped turns, the one that is played counts. */
  marks(eyes: Eyes): Mark[] {
    return this.through(eyes).events.flatMap((events, moment) => {
      const event = events.findLast((one) => one.event === "turn-began");
      return event ? [{ moment, seat: event.seat, turn: event.turn }] : [];
    });
  }

  /** Where somebody died, took the book or fought a duel. */
  highlights(eyes: Eyes): Highlight[] {
    return this.through(eyes).events.flatMap((events, moment) => {
      const icon = events.map(({ event }) => ICONS[this.hints[event]?.scene ?? ""]).find(Boolean);
      return icon ? [{ moment, icon }] : [];
    });
  }

  rolls(eyes: Eyes, upto: number): Roll[] {
    const events = this.through(eyes).events.slice(0, upto + 1).flat();
    return events.filter(isDieRoll).map(({ seat, purpose, pips, result }, number) => ({ seat, purpose, pips, result, number }));
  }

  /** The log of the last turns up to a moment. */
  turns(eyes: Eyes, upto: number): Turn[] {
    const begun = this.marks(eyes).filter((mark) => mark.moment <= upto);
    const from = begun.at(-TURNS)?.moment ?? 0;
    const events = this.through(eyes).events.slice(from, upto + 1).flat();
    return addEvents([], events, this.hints);
  }

  momentOf(event: AnyEvent): number | undefined {
    return this.when.get(event);
  }

  private through(eyes: Eyes): Seen {
    let found = this.views.get(eyes);
    if (!found) {
      found = eyes === "all" ? this.everything() : this.folded(eyes);
      this.views.set(eyes, found);
      for (const [moment, events] of found.events.entries()) for (const event of events) this.when.set(event, moment);
    }
    return found;
  }

  /** The complete view at each moment; unchanged ones are reused. */
  private folded(eyes: number | "watch"): Seen {
    const views: View[] = [];
    const goals: (Goals | undefined)[] = [];
    const events: AnyEvent[][] = [];
    for (const moment of this.moments) {
      const { view, goals: changed, events: now = [] } = glimpseOf(moment, eyes);
      const before = views.at(-1);
      goals.push(changed ? ({ ...goals.at(-1), ...changed } as Goals) : goals.at(-1));
      views.push(view || !before ? ({ ...before, ...view } as AnyView) : before); // the first view is complete
      events.push(now);
    }
    return { views, goals, events };
  }

  /** The spectators' view, with the hidden events of all seats. */
  private everything(): Seen {
    const { views, goals, events } = this.through("watch");
    const visible = events.map((now, moment) =>
      now.map((event, place) => {
        const seat = numberIn(event, "seat");
        return seat === undefined ? event : (this.eventsFor(seat, moment)[place] ?? event);
      }),
    );
    return { views, goals, events: visible };
  }

  private eventsFor(seat: number, moment: number): readonly AnyEvent[] {
    return this.through(seat).events[moment] ?? [];
  }
}

function glimpseOf(moment: StoryMoment, eyes: number | "watch"): StoryGlimpse {
  return moment.seen[moment.who[eyes === "watch" ? 0 : eyes + 1] ?? 0] ?? {};
}

/** A finished game with everything visible. */
export function wholeTimeline(moments: readonly StoryMoment[], hints: Hints): Timeline {
  const seats = Math.max((moments[0]?.who.length ?? 1) - 1, 0);
  return new Timeline(moments, ["all", ...Array.from({ length: seats }, (_, seat) => seat)], hints);
}

/** One viewer's record: a header line, then one JSON line per moment. */
export function recordedTimeline(record: string, hints: Hints): Timeline {
  const [head, ...lines] = record.trim().split("\n");
  const { viewer } = JSON.parse(head ?? "{}") as { viewer?: number | null };
  const moments = lines.map((line): StoryMoment => {
    const seen = JSON.parse(line) as { events: AnyEvent[]; view: AnyView };
    return { who: [], seen: [seen] };
  });
  return new Timeline(moments, [viewer ?? "watch"], hints);
}
