/** A game as it was seen, moment by moment: what the board shows of it, and what was told up to there. */
import { numberIn, type View } from "../lib/view.ts";
import { isDieRoll, tell, type Hints, type Turn } from "../lib/log.ts";
import type { Roll } from "../lib/table.svelte.ts";
import type { AnyEvent, AnyView, StoryGlimpse, StoryMoment } from "../lib/wire.ts";

/** Through whose eyes: a seat's, a spectator's, or everybody's at once. */
export type Eyes = number | "watch" | "all";

/** A turn's first moment. */
export interface Mark {
  moment: number;
  seat: number;
  turn: number;
}

/** What one moment shows. */
export interface Shown {
  view: View;
  /** The open hands by seat; nothing where a hand can't be seen, or the game has none. */
  hands: (readonly string[] | undefined)[];
  events: readonly AnyEvent[];
}

/** All moments through somebody's eyes. */
interface Seen {
  views: View[];
  events: AnyEvent[][];
}

const TURNS = 8; // so many are told in the log

export class Timeline {
  private readonly told = new Map<Eyes, Seen>();
  /** The moment at which each event was told. */
  private readonly when = new WeakMap<AnyEvent, number>();

  /** All moments, and through whose eyes each of `seen` is; `who` has the spectators first. */
  constructor(
    private readonly moments: readonly StoryMoment[],
    readonly eyes: readonly Eyes[],
    readonly hints: Hints,
  ) {}

  get last(): number {
    return this.moments.length - 1;
  }

  at(moment: number, eyes: Eyes): Shown {
    const { views, events } = this.through(eyes);
    const view = views[moment]!;
    return { view, hands: this.hands(moment, eyes, view), events: events[moment]! };
  }

  private hands(moment: number, eyes: Eyes, view: View): Shown["hands"] {
    return view.seats.map((_, seat) => {
      if (eyes !== "all") return seat === view.viewer ? view.hand : undefined;
      return this.through(seat).views[moment]!.hand;
    });
  }

  /** The moments at which somebody sees or hears something new, the first and the last among them. */
  stops(eyes: Eyes): number[] {
    const { views, events } = this.through(eyes);
    return views.flatMap((view, moment) => {
      const new_ = view !== views[moment - 1] || events[moment]!.length > 0;
      return new_ || moment === this.last ? [moment] : [];
    });
  }

  /** Where turns begin, each moment once: of turns that are skipped at once, the one that is played counts. */
  marks(eyes: Eyes): Mark[] {
    return this.through(eyes).events.flatMap((heard, moment) => {
      const event = heard.findLast((one) => one.event === "turn-began");
      return event ? [{ moment, seat: event.seat, turn: event.turn }] : [];
    });
  }

  rolls(eyes: Eyes, upto: number): Roll[] {
    const heard = this.through(eyes).events.slice(0, upto + 1).flat();
    return heard.filter(isDieRoll).map(({ seat, purpose, pips, result }, number) => ({ seat, purpose, pips, result, number }));
  }

  /** The log of the last turns up to a moment. */
  turns(eyes: Eyes, upto: number): Turn[] {
    const begun = this.marks(eyes).filter((mark) => mark.moment <= upto);
    const from = begun.at(-TURNS)?.moment ?? 0;
    const heard = this.through(eyes).events.slice(from, upto + 1).flat();
    return tell([], heard, this.hints);
  }

  /** The moment at which an event was told. */
  momentOf(event: AnyEvent): number | undefined {
    return this.when.get(event);
  }

  private through(eyes: Eyes): Seen {
    let found = this.told.get(eyes);
    if (!found) {
      found = eyes === "all" ? this.everything() : this.folded(eyes);
      this.told.set(eyes, found);
      for (const [moment, heard] of found.events.entries()) for (const event of heard) this.when.set(event, moment);
    }
    return found;
  }

  /** The whole view at each moment; where nothing changed it is the one before. */
  private folded(eyes: number | "watch"): Seen {
    const views: View[] = [];
    const events: AnyEvent[][] = [];
    for (const moment of this.moments) {
      const { view, events: heard } = glimpseOf(moment, eyes);
      const before = views.at(-1);
      views.push(view || !before ? ({ ...before, ...view } as AnyView) : before); // the first one is whole
      events.push(heard ?? []);
    }
    return { views, events };
  }

  /** What spectators see; and of what happened, what the one it happened to was told. */
  private everything(): Seen {
    const { views, events } = this.through("watch");
    const told = events.map((heard, moment) =>
      heard.map((event, place) => {
        const seat = numberIn(event, "seat");
        return seat === undefined ? event : (this.heardBy(seat, moment)[place] ?? event);
      }),
    );
    return { views, events: told };
  }

  private heardBy(seat: number, moment: number): readonly AnyEvent[] {
    return this.through(seat).events[moment] ?? [];
  }
}

function glimpseOf(moment: StoryMoment, eyes: number | "watch"): StoryGlimpse {
  return moment.seen[moment.who[eyes === "watch" ? 0 : eyes + 1] ?? 0] ?? {};
}

/** A finished game with all its secrets. */
export function wholeTimeline(moments: readonly StoryMoment[], hints: Hints): Timeline {
  const seats = Math.max((moments[0]?.who.length ?? 1) - 1, 0);
  return new Timeline(moments, ["all", ...Array.from({ length: seats }, (_, seat) => seat)], hints);
}

/** What one viewer has seen: a line of JSON for each moment, after one that says who it was. */
export function recordedTimeline(record: string, hints: Hints): Timeline {
  const [head, ...lines] = record.trim().split("\n");
  const { viewer } = JSON.parse(head ?? "{}") as { viewer?: number | null };
  const moments = lines.map((line): StoryMoment => {
    const seen = JSON.parse(line) as { events: AnyEvent[]; view: AnyView };
    return { who: [], seen: [seen] };
  });
  return new Timeline(moments, [viewer ?? "watch"], hints);
}
