/** Builds sentences: translates the fields of events, commands and frames, then formats the message of their tag. */
import type { FluentVariable } from "@fluent/bundle";
import { i18n, translate, type Parameters } from "./i18n.svelte.ts";
import type { Option } from "./offer.ts";
import type { Deed, Story } from "./story.ts";
import { numberIn, type Fields } from "./view.ts";
import { COLOURS, NAMED_FIELDS, SEAT_FIELDS, SQUARE_FIELDS, type AnyCommand, type AnyEvent, type LaidTile, type Sentence, type Trap } from "./wire.ts";

const DIRECTIONS: Record<string, string> = { "0,-1": "n", "1,0": "e", "0,1": "s", "-1,0": "w" };

/** Everything needed to name things: seats, tiles, and the content's own titles. */
export interface Names {
  seats: readonly string[];
  tiles: readonly LaidTile[];
  titles: ReadonlyMap<string, string>;
  /** The rule behind an event. */
  rule?: (event: AnyEvent) => string | undefined;
  /** The reader's own seat, addressed as "you". */
  reader?: number | undefined;
  /** The seats that stand-ins play now. */
  standIns?: readonly number[];
  /** The asking frame: some command words mean something else there. */
  asks?: string | undefined;
}

/** A square's column and row on the whole board. */
export function placeOf(tiles: readonly LaidTile[], square: number): { x: number; y: number } | undefined {
  const tile = tiles[Math.floor(square / 9)];
  if (!tile || square < 0) return undefined;
  return { x: tile.x * 3 + (square % 3), y: tile.y * 3 + Math.floor((square % 9) / 3) };
}

export class Teller {
  constructor(readonly names: Names) {}

  seat(seat: number): string {
    return this.names.seats[seat] ?? translate("seat-human", { number: seat + 1 });
  }

  title(kind: "tile" | "card", id: string): string {
    const own = this.names.titles.get(`${kind} ${id}`);
    if (own !== undefined) return own;
    return i18n.knows(`${kind}-${id}`) ? translate(`${kind}-${id}`) : id.replaceAll("-", " ");
  }

  /** An armed card's condition, or whom it is for. */
  trap({ when, rival }: Trap, message: "trap-on" | "trap-who" = "trap-on"): string {
    return translate(`${message}.${when}`, { seat: this.seat(rival ?? -1) });
  }

  list(seats: readonly number[]): string {
    return joined(seats.map((seat) => this.seat(seat)));
  }

  piece(what: string): string {
    return i18n.knows(`piece-${what}`) ? translate(`piece-${what}`) : what;
  }

  /** A square as a tile and a direction on it. */
  place(square: number): string {
    const tile = this.names.tiles[Math.floor(square / 9)];
    if (!tile || square < 0) return translate("nowhere");
    return translate("place", { tile: this.title("tile", tile.tile), spot: translate(`spot-${square % 9}`) });
  }

  direction(start: number, to: number): string {
    const [from, towards] = [placeOf(this.names.tiles, start), placeOf(this.names.tiles, to)];
    const letter = from && towards && DIRECTIONS[`${towards.x - from.x},${towards.y - from.y}`];
    return letter ? translate(`direction-${letter}`) : "none";
  }

  /** An event, or `number` equal ones, as a sentence; `standIn` says whether a bot did it for a player. */
  event(event: AnyEvent, number = 1, standIn = this.names.standIns?.includes(numberIn(event, "seat") ?? -1) ?? false): string {
    const message = `event-${event.event}`;
    const many = number > 1 && i18n.knows(`${message}-many`);
    const parameters = { ...this.parameters(event), ...(standIn ? this.standIn(event) : {}) };
    return capitalized(many ? translate(`${message}-many`, { ...parameters, number }) : translate(message, parameters));
  }

  /** A stand-in in place of the seat it plays. */
  private standIn(fields: Fields): Parameters {
    return { seat: translate("turn-stand-in", { seat: this.seat(numberIn(fields, "seat") ?? -1) }), seat_id: "other" };
  }

  /** A turn in one line. */
  story({ seat, first = [], deeds, besides }: Story): string {
    const quiet = !deeds.length && !besides.length && seat !== undefined;
    return [
      ...first.map((deed) => this.aside(deed)),
      ...(deeds.length ? [this.deedsOf(seat, deeds)] : []),
      ...(quiet ? [capitalized(translate("story-quiet", this.parameters({ seat })))] : []),
      ...besides.map((deed) => this.aside(deed)),
    ].join(" ");
  }

  private deedsOf(seat: number | undefined, deeds: readonly Deed[]): string {
    const who = deeds[0]?.standIn ? this.standIn({ seat }) : {};
    const clauses = deeds.map((deed) => translate(`story-${deed.event.event}`, { ...this.ofDeed(deed), ...who }));
    return capitalized(translate("story-turn", { ...this.parameters({ seat }), ...who, deeds: joined(clauses) }));
  }

  /** Something that another player did, or that just happened. */
  private aside(deed: Deed): string {
    const seat = numberIn(deed.event, "seat");
    const hasClause = seat !== undefined && i18n.knows(`story-${deed.event.event}`);
    return hasClause ? this.deedsOf(seat, [deed]) : this.event(deed.event, deed.count, deed.standIn);
  }

  private ofDeed({ event, count, points, mixed }: Deed): Parameters {
    const number = numberIn(event, "number") ?? count;
    return { ...this.parameters(event), number, points, ...(mixed ? { what_id: "mixed" } : {}) };
  }

  /** A sentence that comes with the game. */
  sentence(sentence: Sentence): string {
    return capitalized(this.phrase(sentence));
  }

  /** The same in the middle of a line; or an attribute of its message. */
  phrase(sentence: Sentence, attribute?: "short" | "end"): string {
    return translate(attribute ? `${sentence.message}.${attribute}` : sentence.message, this.parameters(sentence));
  }

  /** The rule behind an event, if known. */
  rule(event: AnyEvent): string | undefined {
    return this.names.rule?.(event);
  }

  /** An option's label: the game's own, else its command's. */
  option({ command, label }: Option): string {
    if (!label) return this.command(command);
    return translate(label.message, { ...this.parameters(command), points: label.points ?? 0 });
  }

  /** A command as a label; `start` is the pawn's square. */
  command(command: AnyCommand, start?: number): string {
    const parameters = this.parameters(command);
    const to = numberIn(command, "to");
    const from = numberIn(command, "start") ?? start;
    const direction = to !== undefined && from !== undefined ? this.direction(from, to) : "none";
    const message = `command-${command.do}`;
    const here = `${message}-${this.names.asks}`;
    return translate(i18n.knows(here) ? here : message, { ...parameters, direction });
  }

  /** A command's label without its place. */
  verb(command: AnyCommand): string {
    const message = `command-${command.do}-where`;
    return i18n.knows(message) ? translate(message, this.parameters(command)) : this.command(command);
  }

  /** The fields as translated parameters. */
  parameters(fields: Fields): Parameters {
    const found: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(fields)) {
      found[name] = this.parameter(name, value);
      if (NAMED_FIELDS.includes(name)) found[`${name}_id`] = this.plain(value);
      if (SEAT_FIELDS.includes(name)) found[`${name}_id`] = this.person(value);
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
    if (Array.isArray(value) && name === "seats" && value.length) return this.list(value.filter(Number.isInteger));
    return value === null && name === "card" ? translate("a-card") : "none";
  }

  private numbered(name: string, value: number): FluentVariable {
    if (SEAT_FIELDS.includes(name) && value >= 0 && value < this.names.seats.length) return this.seat(value);
    if (SQUARE_FIELDS.includes(name)) return this.place(value);
    return name === "tile" ? this.tileAt(value) : value;
  }

  private named(name: string, value: string): string {
    if (name === "tile" || name === "card") return this.title(name, value);
    if (name === "what") return this.piece(value);
    return name === "way" ? translate(`way-${value}`) : value;
  }

  private tileAt(number: number): string {
    const tile = this.names.tiles[number];
    return tile ? this.title("tile", tile.tile) : translate("nowhere");
  }

  private skeletons(fields: Fields): string {
    const some = COLOURS.filter((colour) => fields[colour]).map((colour) =>
      translate(`some-${colour}`, { number: Number(fields[colour]) }),
    );
    return some.join(", ") || translate("none");
  }
}

function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Words as a list: "a, b and c". */
function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? translate("and", { first: words.slice(0, -1).join(", "), second: last }) : last;
}
