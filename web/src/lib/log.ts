/** The log: events grouped by turn, with runs of small equal events combined. */
import { numberIn, wordIn } from "./view.ts";
import { SQUARE_FIELDS, type AnyEvent, type EventHints, type RolledEvent, type TableEvent } from "./wire.ts";

/** How to show each kind of event. */
export type Hints = Readonly<Record<string, EventHints>>;

/** Fields that may differ between the events of a run. */
const WHERE = new Set([...SQUARE_FIELDS, "card"]);

/** One line of the log. It is translated when shown, in the current language. */
export interface Line {
  number: number;
  /** The last event of this line. */
  event: AnyEvent;
  /** The number of equal events it combines. */
  count: number;
  seat: number | undefined;
  /** The squares it mentions. */
  squares: number[];
  /** Whether a stand-in played for the seat. */
  standIn?: boolean;
}

export interface Turn {
  turn: number;
  /** The active seat; unknown until someone does something. */
  seat: number | undefined;
  lines: Line[];
  /** The seats that stand-ins play after these lines. */
  stood?: readonly number[];
}

/** Add events; the given turns are not modified. `stood` are the seats that stand-ins played before the first turn here. */
export function addEvents(turns: readonly Turn[], events: readonly AnyEvent[], hints: Hints, stood: readonly number[] = []): Turn[] {
  return events.reduce<Turn[]>((found, event) => addEvent(found, event, hints, stood), [...turns]);
}

function addEvent(turns: readonly Turn[], event: AnyEvent, hints: Hints, first: readonly number[]): Turn[] {
  const last = turns.at(-1);
  const stood = last?.stood ?? first;
  if (event.event === "turn-began") return [...turns, { turn: event.turn, seat: event.seat, lines: [], stood }];
  if (!last) return addEvent([{ turn: 0, seat: seatIn(event), lines: [], stood }], event, hints, first);
  const seat = event.event === "start-player" ? seatIn(event) : (last.seat ?? (isAboutStandIn(event) ? undefined : seatIn(event)));
  const lines = withEvent(last.lines, event, numberAfter(turns), hints, stood);
  return [...turns.slice(0, -1), { ...last, seat, lines, stood: isAboutStandIn(event) ? after(stood, event) : stood }];
}

/** Whether an event is about who plays a seat. It stays when answers are taken back. */
export function isAboutStandIn(event: AnyEvent): event is TableEvent {
  return event.event === "stand-in-began" || event.event === "stand-in-ended";
}

function after(stood: readonly number[], { event, seat }: TableEvent): number[] {
  const others = stood.filter((one) => one !== seat);
  return event === "stand-in-began" ? [...others, seat] : others;
}

/** Whether a die was rolled; a card may set the number instead. */
export function isDieRoll(event: AnyEvent): event is RolledEvent {
  return event.event === "rolled" && !event.by_card;
}

function numberAfter(turns: readonly Turn[]): number {
  return (turns.findLast((turn) => turn.lines.length)?.lines.at(-1)?.number ?? 0) + 1;
}

function withEvent(lines: readonly Line[], event: AnyEvent, number: number, hints: Hints, stood: readonly number[]): Line[] {
  const last = lines.at(-1);
  const seat = seatIn(event);
  // A trap was armed by the player.
  const standIn = seat !== undefined && stood.includes(seat) && !isAboutStandIn(event) && !wordIn(event, "trap");
  if (last && hints[event.event]?.runs && last.standIn === standIn && key(last.event) === key(event)) {
    const squares = [...last.squares, ...squaresOf(event)];
    return [...lines.slice(0, -1), { ...last, event, squares, count: last.count + 1 }];
  }
  return [...lines, { number, event, count: 1, seat, squares: squaresOf(event), standIn }];
}

function seatIn(event: AnyEvent): number | undefined {
  return numberIn(event, "seat");
}

/** Don't combine figures placed on different tiles. */
function key(event: AnyEvent): string {
  const square = numberIn(event, "square");
  const tile = square === undefined ? null : Math.floor(square / 9);
  return JSON.stringify([Object.entries(event).filter(([name]) => !WHERE.has(name)), tile]);
}

function squaresOf(event: AnyEvent): number[] {
  return SQUARE_FIELDS.flatMap((name) => numberIn(event, name) ?? []);
}
