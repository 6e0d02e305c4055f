/** Sentences for people: names for the fields of events, commands and frames, then the message of their tag. */
import type { FluentVariable } from "@fluent/bundle";
import { say, speech, type Parameters } from "./i18n.svelte.ts";
import type { Option } from "./offer.ts";
import { numberIn, type Fields } from "./view.ts";
import type { AnyCommand, AnyEvent, LaidTile } from "./wire.ts";

const SEATS = new Set(["seat", "chooser", "target", "owner", "holder", "loser"]);
const SQUARES = new Set(["square", "start", "to"]);
/** Fields whose plain id goes along as `$what_id` and so on, for languages that choose words by it. */
const NAMED = new Set(["what", "tile", "card"]);
const COLOURS = ["white", "red", "blue"];
const DIRECTIONS: Record<string, string> = { "0,-1": "n", "1,0": "e", "0,1": "s", "-1,0": "w" };

/** What a teller needs to know: who sits where, what lies where, and titles that the content brings itself. */
export interface Names {
  seats: readonly string[];
  tiles: readonly LaidTile[];
  titles: ReadonlyMap<string, string>;
  /** The rule behind an event. */
  rule?: (event: AnyEvent) => string | undefined;
  /** The reader's own seat, which messages address as "you". */
  reader?: number | undefined;
  /** The frame that asks: some words mean something else there. */
  asks?: string | undefined;
}

/** Where a square lies on the whole board: column and row. */
export function placeOf(tiles: readonly LaidTile[], square: number): { x: number; y: number } | undefined {
  const tile = tiles[Math.floor(square / 9)];
  if (!tile || square < 0) return undefined;
  return { x: tile.x * 3 + (square % 3), y: tile.y * 3 + Math.floor((square % 9) / 3) };
}

export class Teller {
  constructor(readonly names: Names) {}

  seat(seat: number): string {
    return this.names.seats[seat] ?? say("seat-human", { number: seat + 1 });
  }

  title(table: "tile" | "card", id: string): string {
    const own = this.names.titles.get(`${table} ${id}`);
    if (own !== undefined) return own;
    return speech.knows(`${table}-${id}`) ? say(`${table}-${id}`) : id.replaceAll("-", " ");
  }

  piece(what: string): string {
    return speech.knows(`piece-${what}`) ? say(`piece-${what}`) : what;
  }

  /** A square as the tile it is on, and where on it. */
  place(square: number): string {
    const tile = this.names.tiles[Math.floor(square / 9)];
    if (!tile || square < 0) return say("nowhere");
    return say("place", { tile: this.title("tile", tile.tile), spot: say(`spot-${square % 9}`) });
  }

  direction(start: number, to: number): string {
    const [from, towards] = [placeOf(this.names.tiles, start), placeOf(this.names.tiles, to)];
    const letter = from && towards && DIRECTIONS[`${towards.x - from.x},${towards.y - from.y}`];
    return letter ? say(`direction-${letter}`) : "none";
  }

  /** What happened, as a sentence; `number` equal things at once. */
  event(event: AnyEvent, number = 1): string {
    const message = `event-${event.event}`;
    const many = number > 1 && speech.knows(`${message}-many`);
    const sentence = many
      ? say(`${message}-many`, { ...this.parameters(event), number })
      : say(message, this.parameters(event));
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  }

  /** The rule behind what happened, where somebody knows it. */
  rule(event: AnyEvent): string | undefined {
    return this.names.rule?.(event);
  }

  /** An option's label: the game's own where it chooses one, else that of its command. */
  option({ command, label }: Option): string {
    if (!label) return this.command(command);
    return say(label.message, { ...this.parameters(command), points: label.points ?? 0 });
  }

  /** What can be answered, as a label; `start` is where a pawn stands. */
  command(command: AnyCommand, start?: number): string {
    const parameters = this.parameters(command);
    const to = numberIn(command, "to");
    const from = numberIn(command, "start") ?? start;
    const direction = to !== undefined && from !== undefined ? this.direction(from, to) : "none";
    const message = `command-${command.do}`;
    const here = `${message}-${this.names.asks}`;
    return say(speech.knows(here) ? here : message, { ...parameters, direction });
  }

  /** What a command does, without saying where. */
  verb(command: AnyCommand): string {
    const message = `command-${command.do}-where`;
    return speech.knows(message) ? say(message, this.parameters(command)) : this.command(command);
  }

  /** The fields, as words. */
  parameters(fields: Fields): Parameters {
    const found: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(fields)) {
      found[name] = this.parameter(name, value);
      if (NAMED.has(name)) found[`${name}_id`] = this.plain(value);
      if (SEATS.has(name)) found[`${name}_id`] = this.person(value);
    }
    const seats = fields["seats"];
    if (Array.isArray(seats)) {
      found["number"] = seats.length;
      found["seats_id"] = this.person(seats.length === 1 ? seats[0] : undefined);
    }
    if ("white" in fields) found["skeletons"] = this.skeletons(fields);
    const square = fields["square"];
    if (typeof square === "number" && !("tile" in fields)) found["tile"] = this.tileAt(Math.floor(square / 9));
    if ("pips" in fields && "result" in fields) found["changed"] = fields["pips"] === fields["result"] ? "no" : "yes";
    return found;
  }

  private person(seat: unknown): string {
    return seat !== undefined && seat === this.names.reader ? "you" : "other";
  }

  private plain(value: Fields[string]): string {
    if (typeof value === "number") return this.names.tiles[value]?.tile ?? "none";
    return typeof value === "string" ? value : "none";
  }

  private parameter(name: string, value: Fields[string]): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return this.numbered(name, value);
    if (typeof value === "string") return this.named(name, value);
    if (Array.isArray(value) && name === "seats" && value.length) return this.seats(value.filter(Number.isInteger));
    return value === null && name === "card" ? say("a-card") : "none";
  }

  private numbered(name: string, value: number): FluentVariable {
    if (SEATS.has(name) && value >= 0 && value < this.names.seats.length) return this.seat(value);
    if (SQUARES.has(name)) return this.place(value);
    return name === "tile" ? this.tileAt(value) : value;
  }

  private named(name: string, value: string): string {
    if (name === "tile" || name === "card") return this.title(name, value);
    if (name === "what") return this.piece(value);
    return name === "way" ? say(`way-${value}`) : value;
  }

  private tileAt(number: number): string {
    const tile = this.names.tiles[number];
    return tile ? this.title("tile", tile.tile) : say("nowhere");
  }

  private seats(seats: number[]): string {
    const names = seats.map((seat) => this.seat(seat));
    const last = names.pop() ?? "";
    return names.length ? say("and", { first: names.join(", "), second: last }) : last;
  }

  private skeletons(fields: Fields): string {
    const some = COLOURS.filter((colour) => fields[colour]).map((colour) =>
      say(`some-${colour}`, { number: Number(fields[colour]) }),
    );
    return some.join(", ") || say("none");
  }
}
