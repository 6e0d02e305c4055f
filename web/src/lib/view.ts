/** The common parts of all games' views, for a board that knows no game. */
import { frameHints } from "./games.ts";
import type { AnyFrame, FrameHints, LaidTile } from "./wire.ts";

type Contest = NonNullable<FrameHints["contest"]>;

type Value = string | number | boolean | null | undefined | readonly unknown[] | object;

/** A command, event or frame as plain fields, for code that handles all kinds alike. */
export type Fields = Readonly<Record<string, Value>>;

export interface SeatView {
  pawn: number;
  life: number;
  points: number;
  dead: boolean;
  ammo?: number;
  hand?: number;
  front?: string[];
  horse?: number;
  collection?: readonly number[];
  played?: boolean;
}

/** A lasting effect: it ends when `seat`'s turn begins or, with `ends`, at the end of that many of its turns; it takes hold after `waits` of them. */
export interface Lasting {
  what: string;
  owner: number;
  target: number;
  seat: number;
  ends: number;
  waits: number;
}

/** The fields every game's view has. */
export interface View {
  game: string;
  content: string;
  viewer: number | null;
  turns: number;
  active: number;
  seats: SeatView[];
  tiles: LaidTile[];
  stack: Record<string, number>;
  agenda: readonly AnyFrame[];
  winners: number[];
  way: string;
  life: number[];
  ammo?: number[];
  zombies?: number[];
  skeletons?: Record<string, number[]>;
  supply?: readonly number[];
  box?: number;
  bank?: number;
  deck?: number;
  hand?: string[];
  book?: number;
  holder?: number;
  /** Where dead players begin again. */
  home?: number;
  barred?: number[];
  lasting?: readonly Lasting[];
}

export function numberIn(fields: Fields, name: string): number | undefined {
  const value = fields[name];
  return typeof value === "number" ? value : undefined;
}

export function wordIn(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === "string" ? value : undefined;
}

/** The current round, in which everybody has one turn; 0 before the first. */
export function roundOf(view: Pick<View, "turns" | "seats">): number {
  return roundIn(view.turns, view.seats.length);
}

/** The round of a turn, of which everybody's count. */
export function roundIn(turn: number, seats: number): number {
  return Math.ceil(turn / Math.max(seats, 1));
}

/** The frame that asks now: the last one of the agenda. */
export function topFrame(view: View): AnyFrame | undefined {
  return view.agenda.at(-1);
}

/** The fields of all pending frames; upper ones override those below. */
export function pendingFields(view: View): Fields {
  return view.agenda.reduce<Fields>((fields, frame) => ({ ...fields, ...frame }), {});
}

/** The current fight: the fighter and the enemy's square. */
export function fightIn(view: View): { seat: number; square: number; frame: AnyFrame } | undefined {
  const frames = contestFrames(view, "fight");
  const frame = frames.findLast((one) => numberIn(one, "square") !== undefined) ?? frames.at(-1);
  const seat = (frame && numberIn(frame, "seat")) ?? view.active;
  const square = (frame && numberIn(frame, "square")) ?? view.seats[seat]?.pawn;
  return frame && square !== undefined ? { seat, square, frame } : undefined;
}

/** The pending frames of a fight or duel. */
export function contestFrames(view: View, ...contests: Contest[]): AnyFrame[] {
  const hints = frameHints(view.game);
  return view.agenda.filter((frame) => contests.some((contest) => hints[frame.frame]?.contest === contest));
}

/** The topmost pending frame of these kinds. */
export function frameOf<K extends AnyFrame["frame"]>({ agenda }: Pick<View, "agenda">, ...kinds: K[]): Extract<AnyFrame, { frame: K }> | undefined {
  return agenda.findLast((frame): frame is Extract<AnyFrame, { frame: K }> => kinds.some((kind) => kind === frame.frame));
}
