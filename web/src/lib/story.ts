/** The log: events as sentences, grouped by turn, with runs of small equal things told as one. */
import { numberIn, type Fields } from "./sight.ts";

const RUNS = new Set(["figure-put", "stepped", "figure-moved", "card-drawn"]);
const WHERE = new Set(["square", "start", "to", "card"]);

/** One line of the log; it is put into words when it is shown, in the language of then. */
export interface Line {
  number: number;
  /** The last of the events that this line tells. */
  event: Fields;
  /** How many equal ones it tells. */
  count: number;
  seat: number | undefined;
  /** The squares that it speaks of. */
  squares: number[];
}

export interface Turn {
  turn: number;
  /** Whose turn it is; not known before somebody has done something. */
  seat: number | undefined;
  lines: Line[];
}

/** The log with one more event; what was there before is never changed. */
export function tell(turns: readonly Turn[], event: Fields): Turn[] {
  const last = turns.at(-1);
  if (event["event"] === "turn-began" || !last) {
    const begun: Turn = { turn: Number(event["turn"] ?? 0), seat: seatIn(event), lines: [] };
    const opened = [...turns, begun];
    return event["event"] === "turn-began" ? opened : tell(opened, event);
  }
  const seat = event["event"] === "start-player" ? seatIn(event) : (last.seat ?? seatIn(event));
  return [...turns.slice(0, -1), { ...last, seat, lines: withEvent(last.lines, event, numberAfter(turns)) }];
}

/** Whether a die was rolled; a card may decide the number instead. */
export function isDieRoll(event: Fields): boolean {
  return event["event"] === "rolled" && event["by_card"] !== true;
}

function numberAfter(turns: readonly Turn[]): number {
  return (turns.findLast((turn) => turn.lines.length)?.lines.at(-1)?.number ?? 0) + 1;
}

function withEvent(lines: readonly Line[], event: Fields, number: number): Line[] {
  const last = lines.at(-1);
  if (last && RUNS.has(String(event["event"])) && key(last.event) === key(event)) {
    const squares = [...last.squares, ...squaresOf(event)];
    return [...lines.slice(0, -1), { ...last, event, squares, count: last.count + 1 }];
  }
  return [...lines, { number, event, count: 1, seat: seatIn(event), squares: squaresOf(event) }];
}

function seatIn(event: Fields): number | undefined {
  return numberIn(event, "seat");
}

/** Figures that come onto different tiles are told apart. */
function key(event: Fields): string {
  const square = event["square"];
  const tile = typeof square === "number" ? Math.floor(square / 9) : null;
  return JSON.stringify([Object.entries(event).filter(([name]) => !WHERE.has(name)), tile]);
}

function squaresOf(event: Fields): number[] {
  return ["start", "to", "square"].map((name) => event[name]).filter((value) => typeof value === "number");
}
