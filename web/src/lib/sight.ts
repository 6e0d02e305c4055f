/** What the games' views have in common, for a board that knows no game. */
import { frameHints } from "./games.ts";
import type { AnyFrame, FrameHints, LaidTile } from "./wire.ts";

type Contest = NonNullable<FrameHints["contest"]>;

type Value = string | number | boolean | null | undefined | readonly unknown[] | object;

/** A command, an event or a frame as a bag of fields, for what treats all kinds alike. */
export type Fields = Readonly<Record<string, Value>>;

export interface SeatSight {
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
export interface Sight {
  game: string;
  content: string;
  viewer: number | null;
  turns: number;
  active: number;
  seats: SeatSight[];
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
export function topFrame(sight: Sight): AnyFrame | undefined {
  return sight.agenda.at(-1);
}

/** The fields of all pending frames, the upper ones before those beneath. */
export function pendingFields(sight: Sight): Fields {
  return sight.agenda.reduce<Fields>((fields, frame) => ({ ...fields, ...frame }), {});
}

/** The fight under way: who fights, and on which square the enemy is. */
export function fightIn(sight: Sight): { seat: number; square: number; frame: AnyFrame } | undefined {
  const frames = contestFrames(sight, "fight");
  const frame = frames.findLast((one) => numberIn(one, "square") !== undefined) ?? frames.at(-1);
  const seat = (frame && numberIn(frame, "seat")) ?? sight.active;
  const square = (frame && numberIn(frame, "square")) ?? sight.seats[seat]?.pawn;
  return frame && square !== undefined ? { seat, square, frame } : undefined;
}

/** The pending frames of a fight or a duel. */
export function contestFrames(sight: Sight, ...contests: Contest[]): AnyFrame[] {
  const hints = frameHints(sight.game);
  return sight.agenda.filter((frame) => contests.some((contest) => hints[frame.frame]?.contest === contest));
}

/** The upmost pending frame of these kinds. */
export function frameOf<K extends AnyFrame["frame"]>({ agenda }: Pick<Sight, "agenda">, ...kinds: K[]): Extract<AnyFrame, { frame: K }> | undefined {
  return agenda.findLast((frame): frame is Extract<AnyFrame, { frame: K }> => kinds.some((kind) => kind === frame.frame));
}
