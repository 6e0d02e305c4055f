/** Events as beats: what is shown one after another, and for how long. */
import type { Hints } from "./log.ts";
import type { Pace } from "./motion.svelte.ts";
import type { AnyEvent, EventHints, RolledEvent } from "./wire.ts";
import { numberIn, wordIn } from "./view.ts";

export type SceneName = NonNullable<EventHints["scene"]>;
export type SoundName = NonNullable<EventHints["sound"]>;

export interface Beat {
  event: AnyEvent;
  /** The events whose log lines appear with it. */
  lines: readonly AnyEvent[];
  scene: SceneName;
  sound: SoundName;
  /** Milliseconds at normal pace. */
  time: number;
  /** Whether the outcome is unknown until its end: its log lines wait, and so does the next question. */
  hides: boolean;
}

/** The fights of a turn so far; a repeated roll doesn't open a fight again. */
export interface Fights {
  foe: string;
  number: number;
}

/** How notable a scene is: when a turn is too long, the least notable beats are shortened first. */
const WEIGHTS: Record<SceneName, number> = {
  "": 0,
  tile: 1,
  roll: 1,
  token: 1,
  shot: 1,
  fight: 2,
  lasting: 2,
  life: 3,
  hit: 3,
  miss: 3,
  card: 4,
  goal: 4,
  book: 5,
  duel: 5,
  death: 6,
  victory: 7,
};
const OPENING = { first: 650, next: 350 }; // milliseconds until a fight's die is thrown
const MISSING = 850;
const GOAL = 1200;
const ELSEWHERE = 0.7; // somebody else's fight is shorter, and the next one in the same turn again
export const SPRING = 1_500; // a sprung trap lies face down over its victim before it turns
const UNAIMED = 0.45; // a card that hits nobody is only shown

/** Milliseconds of somebody else's turn, as far as it is known. */
const LONGEST_TURN = 6_000;
const SHORTEST_TURN = 4_000;
const LONGEST_FAST_TURN = 1_700;
/** What it never exceeds, whatever else happens in it; with the camera's way to the next turn, 8 and 2 seconds. */
const LIMIT = 7_500;
const FAST_LIMIT = 1_750;
const KEPT = 0.5; // share of what is left until the limit that is kept for what isn't known yet
const FAST = 0.45;
const SLOW = 1.6;
const STRETCH = 2.2; // at most, for a turn in which little happens

/** The beats of an update; `mine` is this viewer's seat. */
export function beatsOf(events: readonly AnyEvent[], hints: Hints, fights: Fights, mine: number | undefined): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const hint = hints[event.event] ?? {};
    const last = beats.at(-1);
    if (event.event === "turn-began") fights.number = 0;
    if (last && !hint.beat && event.event !== "turn-began") beats[beats.length - 1] = { ...last, lines: [...last.lines, event] };
    else beats.push(...played(event, hint, fights, mine));
  }
  return beats;
}

function played(event: AnyEvent, hint: EventHints, fights: Fights, mine: number | undefined): Beat[] {
  const scene = hint.scene ?? "";
  const whole: Beat = { event, lines: [event], scene, sound: hint.sound ?? "", time: hint.beat ?? 0, hides: scene === "roll" };
  if (event.event === "rolled") return rolled(event, whole, fights, mine);
  if (scene === "hit" || scene === "life") return [{ ...whole, time: whole.time * shorter(event, fights, mine) }];
  if (scene === "tile" && "goal" in event && event.goal) return [{ ...whole, scene: "goal", sound: "horn", time: GOAL }];
  if (scene !== "card") return [whole];
  const target = numberIn(event, "target");
  const aimed = target !== undefined && target !== numberIn(event, "seat");
  return [{ ...whole, time: whole.time * (aimed ? 1 : UNAIMED) + (wordIn(event, "trap") ? SPRING : 0) }];
}

/** A fight opens, the die is thrown, and a miss is told; a hit is an event of its own. */
function rolled(event: RolledEvent, whole: Beat, fights: Fights, mine: number | undefined): Beat[] {
  if (event.purpose === "duel") return [{ ...whole, scene: "duel" }];
  if (!event.needed) return [whole];
  const foe = `${event.seat} ${event.square}`;
  const opens = fights.foe !== foe || fights.number === 0;
  if (opens) fights.number += 1;
  fights.foe = foe;
  const share = shorter(event, fights, mine);
  const part = (scene: SceneName, sound: SoundName, time: number): Beat => ({ ...whole, lines: [], scene, sound, time: time * share, hides: false });
  return [
    ...(opens ? [{ ...part("fight", "drum", fights.number > 1 ? OPENING.next : OPENING.first), hides: true }] : []),
    { ...whole, time: whole.time * share },
    ...(event.result < event.needed ? [part("miss", "thud", MISSING)] : []),
  ];
}

function shorter(event: AnyEvent, { number }: Fights, mine: number | undefined): number {
  return numberIn(event, "seat") === mine ? 1 : number > 1 ? ELSEWHERE ** 2 : ELSEWHERE;
}

/** A turn as far as it is known. */
export interface TurnSoFar {
  own: boolean;
  /** Milliseconds since it began. */
  spent: number;
  /** Whether the given beats are all that is left of it. */
  ended: boolean;
}

/** How long each of a turn's remaining beats is shown, in milliseconds. */
export function timesOf(beats: readonly Beat[], pace: Pace, turn: TurnSoFar): number[] {
  if (pace === "instant") return beats.map(() => 0);
  const times = beats.map((beat) => (pace === "fast" ? fastTime(beat) : beat.time));
  if (turn.own) return pace === "slow" ? times.map((time) => time * SLOW) : times;
  if (pace === "slow") return bounded(beats, times, { ...turn, spent: turn.spent / SLOW }).map((time) => time * SLOW);
  return pace === "fast" ? squeezed(times, Math.max(LONGEST_FAST_TURN - turn.spent, timeLeft(pace, turn) * (1 - KEPT))) : bounded(beats, times, turn);
}

/** Milliseconds until a turn's limit. */
export function timeLeft(pace: Pace, { own, spent }: TurnSoFar): number {
  if (own) return Infinity;
  const limit = pace === "fast" ? FAST_LIMIT : pace === "slow" ? LIMIT * SLOW : LIMIT;
  return Math.max(limit - spent, 0);
}

/** In a fast turn only scenes take time. */
function fastTime(beat: Beat): number {
  return WEIGHTS[beat.scene] ? beat.time * FAST : 0;
}

function bounded(beats: readonly Beat[], times: readonly number[], turn: TurnSoFar): number[] {
  const total = sum(times);
  if (turn.spent + total > LONGEST_TURN) return shortened(beats, times, Math.max(LONGEST_TURN - turn.spent, timeLeft("normal", turn) * (1 - KEPT)));
  const lacking = SHORTEST_TURN - turn.spent - total;
  return turn.ended && lacking > 0 && total > 0 ? stretched(beats, times, Math.min(lacking, total * (STRETCH - 1))) : [...times];
}

/** The least notable beats become shorter together, then the next, until all fit; if that isn't enough, all do. */
function shortened(beats: readonly Beat[], times: readonly number[], room: number): number[] {
  let found = [...times];
  for (const weight of new Set(Object.values(WEIGHTS))) {
    const isLight = (place: number) => WEIGHTS[beats[place]!.scene] === weight;
    const light = sum(found.filter((_, place) => isLight(place)));
    const excess = sum(found) - room;
    if (excess <= 0) return found;
    const share = Math.max(1 - excess / light, FAST);
    found = found.map((time, place) => (isLight(place) ? time * share : time));
  }
  return squeezed(found, room);
}

/** Whether a beat is a step, a tile or the like, which a long turn shortens first. */
function isMinor(beat: Beat): boolean {
  return WEIGHTS[beat.scene] <= 1;
}

/** Minor beats share the time that is left; without any, all do. */
function stretched(beats: readonly Beat[], times: readonly number[], extra: number): number[] {
  const minor = times.map((time, place) => (isMinor(beats[place]!) ? time : 0));
  const shares = sum(minor) > 0 ? minor : times;
  return times.map((time, place) => time + (extra * (shares[place] ?? 0)) / sum(shares));
}

function squeezed(times: readonly number[], room: number): number[] {
  const total = sum(times);
  const share = total > room ? room / total : 1;
  return times.map((time) => time * share);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
