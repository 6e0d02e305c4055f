/** The log: events grouped by turn, with runs of small equal events combined. */
import { numberIn } from "./view.ts";
import { SQUARE_FIELDS, type AnyEvent, type EventHints, type RolledEvent } from "./wire.ts";

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
}

export interface Turn {
  turn: number;
  /** The active seat; unknown until someone does something. */
  seat: number | undefined;
  lines: Line[];
}

/** Add events; the given turns are not modified. */
export function addEvents(turns: readonly Turn[], events: readonly AnyEvent[], hints: Hints): Turn[] {
  return events.reduce<Turn[]>((found, event) => addEvent(found, event, hints), [...turns]);
}

function addEvent(turns: readonly Turn[], event: AnyEvent, hints: Hints): Turn[] {
  const last = turns.at(-1);
  if (event.event === "turn-began") return [...turns, { turn: event.turn, seat: event.seat, lines: [] }];
  if (!last) return addEvent([{ turn: 0, seat: seatIn(event), lines: [] }], event, hints);
  const seat = event.event === "start-player" ? seatIn(event) : (last.seat ?? seatIn(event));
  return [...turns.slice(0, -1), { ...last, seat, lines: withEvent(last.lines, event, numberAfter(turns), hints) }];
}

/** Whether a die was rolled; a card may set the number instead. */
export function isDieRoll(event: AnyEvent): event is RolledEvent {
  return event.event === "rolled" && !event.by_card;
}

function numberAfter(turns: readonly Turn[]): number {
  return (turns.findLast((turn) => turn.lines.length)?.lines.at(-1)?.number ?? 0) + 1;
}

function withEvent(lines: readonly Line[], event: AnyEvent, number: number, hints: Hints): Line[] {
  const last = lines.at(-1);
  if (last && hints[event.event]?.runs && key(last.event) === key(event)) {
    const squares = [...last.squares, ...squaresOf(event)];
    return [...lines.slice(0, -1), { ...last, event, squares, count: last.count + 1 }];
  }
  return [...lines, { number, event, count: 1, seat: seatIn(event), squares: squaresOf(event) }];
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
