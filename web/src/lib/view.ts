/** What the games' views have in common, for a board that knows no game. */
import { frameHints } from "./games.ts";
import type { AnyFrame, FrameHints, LaidTile } from "./wire.ts";

type Contest = NonNullable<FrameHints["contest"]>;

type Value = string | number | boolean | null | undefined | readonly unknown[] | object;

/** A command, an event or a frame as a bag of fields, for what treats all kinds alike. */
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

/** What every game's view fits. */
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
  barred?: number[];
}

/** A number among the fields of something. */
export function numberIn(fields: Fields, name: string): number | undefined {
  const value = fields[name];
  return typeof value === "number" ? value : undefined;
}

/** A word among the fields of something. */
export function wordIn(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === "string" ? value : undefined;
}

/** What is decided now; the last frame of the agenda is the one that asks. */
export function topFrame(view: View): AnyFrame | undefined {
  return view.agenda.at(-1);
}

/** The fields of all pending frames, the upper ones before those beneath. */
export function pendingFields(view: View): Fields {
  return view.agenda.reduce<Fields>((fields, frame) => ({ ...fields, ...frame }), {});
}

/** The fight under way: who fights, and on which square the enemy is. */
export function fightIn(view: View): { seat: number; square: number; frame: AnyFrame } | undefined {
  const frames = contestFrames(view, "fight");
  const frame = frames.findLast((one) => numberIn(one, "square") !== undefined) ?? frames.at(-1);
  const seat = (frame && numberIn(frame, "seat")) ?? view.active;
  const square = (frame && numberIn(frame, "square")) ?? view.seats[seat]?.pawn;
  return frame && square !== undefined ? { seat, square, frame } : undefined;
}

/** The pending frames of a fight or a duel. */
export function contestFrames(view: View, ...contests: Contest[]): AnyFrame[] {
  const hints = frameHints(view.game);
  return view.agenda.filter((frame) => contests.some((contest) => hints[frame.frame]?.contest === contest));
}

/** The upmost pending frame of these kinds. */
export function frameOf<K extends AnyFrame["frame"]>({ agenda }: Pick<View, "agenda">, ...kinds: K[]): Extract<AnyFrame, { frame: K }> | undefined {
  return agenda.findLast((frame): frame is Extract<AnyFrame, { frame: K }> => kinds.some((kind) => kind === frame.frame));
}
