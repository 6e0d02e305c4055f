/**
 * Where the camera rests. It holds still as long as everything that happens or is asked is in view; else it makes one
 * move to a place that shows all of it. Its scale changes little within a turn, unless the map grew.
 */
import type { Box, Point } from "./geometry.ts";

/** The board point in the middle of the uncovered part of the window, and pixels per unit. */
export interface Rest extends Point {
  scale: number;
}

/** The uncovered part of the window, in pixels. */
export interface Room {
  width: number;
  height: number;
  /** The upper part that no question covers. */
  safe: number;
}

/** What matters now. */
export interface Wish {
  /** Everything that must be in view, the most important first. */
  must: readonly Box[];
  /** At least one of these must be in view too; the first, if none is. */
  any?: readonly Box[];
  /** Shown too as far as there is room, the nearest to `heart` first: offered squares and places. */
  also: readonly Box[];
  /** The player's own pawn: shown with the nearest places for a tile if they fit together, and where no question covers it. */
  own: readonly Box[];
  /** What matters next, the soonest first: shown too if the camera moves anyway and they fit. */
  soon?: readonly Box[];
  /** The share of `also` that is enough. */
  enough: number;
  /** How many of the nearest in `also` must be in view at the first look of a turn; if more than one, the own pawn must be too. */
  few: number;
  heart: Point;
  /** The laid tiles, and the places offered for the next one. */
  whole: Box;
  /** The tiles with all places next to them. */
  ring: Box;
}

/** Pixels per unit. */
export interface Scales {
  /** Everything smaller can't be seen or pointed at. */
  least: number;
  /** The whole board is shown if it is at least this large. */
  whole: number;
  /** Large enough if a part of the board is shown. */
  comfort: number;
  /** A whole board leaves room for the next tile as long as it is this large. */
  roomy: number;
  most: number;
}

const RANGE = 1.3; // the largest change of scale within a turn
const NUDGE = 96; // units, and a share of the scale: not worth a move if everything important is in view
const LARGER = 1.12;
const SLACK = 72; // units of a box that may be out of view: its margin, and a third of a square

export class Attention {
  private turn = -1;
  private tiles = 0;
  /** Whether this is the first look of a turn, when the scale may change. */
  private first = true;
  /** The largest scale since the turn began or the map grew. */
  private largest = 0;
  private settled = false;

  constructor(private readonly scales: () => Scales) {}

  /** Note the turn and the number of tiles; returns whether a turn began. */
  follow(turn: number, tiles: number): boolean {
    const begins = turn !== this.turn;
    if (begins) this.again();
    else if (tiles !== this.tiles) this.largest = 0;
    [this.turn, this.tiles] = [turn, tiles];
    return begins;
  }

  /** Choose the place and the scale again, as at the beginning of a turn. */
  again(): void {
    this.first = true;
    this.largest = 0;
  }

  /** The place of rest for a wish; undefined if the camera can stay where it is. */
  rest(wish: Wish, now: Rest, room: Room): Rest | undefined {
    const to = this.choose(wish, now, room);
    this.settled = true;
    this.first = false;
    this.largest = Math.max(this.largest, to?.scale ?? now.scale);
    return to;
  }

  private choose(wish: Wish, now: Rest, room: Room): Rest | undefined {
    const scales = this.scales();
    const least = Math.max(scales.least, this.largest / RANGE);
    const answers = nearest(wish);
    const [first] = answers;
    const sees = (box: Box) => isInView(box, now, room);
    const one = wish.any?.find(sees) ?? wish.any?.[0];
    const shown = asManyAsFit([], [...(one ? [one] : []), ...wish.must], room, least);
    // A question shows at least one of its answers, if need be without what led to it.
    const apart = first !== undefined && !fits([...shown, first], room, least);
    const must = apart ? [first] : shown;
    const near = asManyAsFit(must, first ? [first, ...(wish.few > 1 ? wish.own : []), ...answers.slice(1, wish.few)] : [], room, least);
    const best = asManyAsFit(near, [...(wish.soon ?? []), ...answers.slice(wish.few), ...wish.must], room, least);
    const overview = overviewOf(wish, room, scales);
    const possible = answers.filter((box) => best.includes(box)).length;
    const some = answers.filter(sees).length >= Math.max(Math.min(answers.length, 1), wish.enough * possible);
    const enough = overview ? answers.every(sees) : some && (!this.first || near.every(sees));
    const large = now.scale >= scales.least * 0.99 && !(this.first && overview && now.scale * RANGE < overview.scale);
    const wide = !this.first || !overview || sees(wish.whole);
    if (this.settled && must.every(sees) && enough && large && wide) return undefined;
    const rest = overview ?? this.around(wish, best, now, room, least);
    return this.settled && near.every(sees) && large && wide && isNudge(now, rest) ? undefined : rest;
  }

  /** A part of the board with as much as possible of what matters. */
  private around(wish: Wish, best: readonly Box[], now: Rest, room: Room, least: number): Rest {
    const box = around(best.length ? best : [wish.whole]);
    const most = this.first ? this.scales().comfort : Math.max(now.scale, least);
    const scale = Math.max(Math.min(fitting(box, room), most), least);
    const chosen = { ...bounded(box, scale, room, wish.whole), scale };
    const lifts = wish.own.some((own) => isInView(own, chosen, room));
    return lifts ? { ...chosen, y: lifted(chosen.y, around(wish.own), scale, room) } : chosen;
  }
}

function isNudge(now: Rest, to: Rest): boolean {
  const larger = Math.max(to.scale / now.scale, now.scale / to.scale);
  return Math.max(Math.abs(to.x - now.x), Math.abs(to.y - now.y)) < NUDGE && larger < LARGER;
}

/** The whole board, if it is large enough; with room for the next tile where that costs little. */
function overviewOf({ whole, ring, own }: Wish, room: Room, { whole: least, roomy, most }: Scales): Rest | undefined {
  const largest = fitting(whole, room);
  if (largest < least) return undefined;
  const scale = Math.min(largest, most, Math.max(fitting(ring, room), roomy));
  const y = whole.y + whole.height / 2;
  const highest = whole.y + room.height / 2 / scale;
  return { x: whole.x + whole.width / 2, y: own.length ? Math.min(lifted(y, around(own), scale, room), highest) : y, scale };
}

function nearest({ also, heart }: Wish): Box[] {
  const far = (box: Box) => Math.hypot(box.x + box.width / 2 - heart.x, box.y + box.height / 2 - heart.y);
  return [...also].sort((one, other) => far(one) - far(other));
}

/** As many of these, in this order, as can be shown together with others. */
function asManyAsFit(with_: readonly Box[], boxes: readonly Box[], room: Room, scale: number): Box[] {
  return boxes.reduce<Box[]>((found, box) => (found.includes(box) || !fits([...found, box], room, scale) ? found : [...found, box]), [...with_]);
}

function fits(boxes: readonly Box[], room: Room, scale: number): boolean {
  return boxes.length === 1 || fitting(around(boxes), room) >= scale;
}

/** The largest scale at which a whole box is in view. */
function fitting(box: Box, room: Room): number {
  return Math.min(room.width / box.width, room.height / box.height);
}

function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function isInView(box: Box, { x, y, scale }: Rest, room: Room): boolean {
  const [width, height] = [room.width / 2 / scale + SLACK, room.height / 2 / scale + SLACK];
  const [left, top] = [box.x - x, box.y - y];
  return left >= -width && top >= -height && left + box.width <= width && top + box.height <= height;
}

/** Moved so that the pawn stays in view when a question covers the lower part of the window. */
function lifted(y: number, { y: top, height }: Box, scale: number, room: Room): number {
  const lowest = top + height + (room.height / 2 - room.safe) / scale;
  return Math.min(Math.max(y, lowest), top + room.height / 2 / scale);
}

/** The centre of a box, moved so that no space is wasted beyond the board's border. */
function bounded(box: Box, scale: number, room: Room, whole: Box): Point {
  return {
    x: between(box.x, box.width, whole.x, whole.width, room.width / scale),
    y: between(box.y, box.height, whole.y, whole.height, room.height / scale),
  };
}

/** The centre of a window that shows an interval, and nothing outside a longer one if it can. */
function between(low: number, length: number, from: number, all: number, window: number): number {
  if (all <= window) return from + all / 2;
  return Math.min(Math.max(low + length / 2, from + window / 2), from + all - window / 2);
}
