/** A table's content: the texts of its tiles and cards, and its symbol sheet. */
import { cards } from "virtual:symbols";
import { call } from "./api.ts";
import { place } from "./art.ts";
import { at } from "./base.ts";
import { i18n, translate } from "./i18n.svelte.ts";
import type { ContentInfo } from "./wire.ts";

type Words = Record<string, string>;

export interface CardWords {
  kind: string;
  /** The symbol in its medallion. */
  picture: string;
  title: string;
  gist: string;
  text: string;
  rule: string | null;
}

export class Content {
  private info = $state.raw<ContentInfo>();
  /** Whether the symbols were added to the page. */
  drawn = $state(false);
  failed = $state(false);

  /** A content set by its hash; custom sets also need a table that uses them. */
  constructor(
    readonly hash: string,
    private readonly table: string,
  ) {
    this.load().catch(() => (this.failed = true));
  }

  private async load(): Promise<void> {
    const info = await call("GET /contents/{content}", { path: { content: this.hash }, query: { table: this.table } });
    this.info = info;
    await place(at(`/api/contents/${this.hash}/sheet?table=${this.table}&version=${info.sheet}`));
    this.drawn = true;
    if (info.cards.length) await place(cards).catch(() => undefined); // after the board, which is worth more
  }

  /** Titles defined by the content itself, by kind and id. */
  readonly titles = $derived.by(() => {
    const { tiles = [], cards = [] } = this.info ?? {};
    const own = [...tiles.map((tile) => ["tile", tile] as const), ...cards.map((card) => ["card", card] as const)];
    return new Map(own.flatMap(([kind, { id, title }]) => (inLanguage(title) ? [[`${kind} ${id}`, inLanguage(title)] as const] : [])));
  });

  /** Titles on ribbons, by tile. */
  readonly ribbons = $derived.by(() => {
    const shown = this.info?.tiles.filter((tile) => tile.shows_title) ?? [];
    return new Map(shown.map((tile) => [tile.id, inLanguage(tile.title) || worded(`tile-${tile.id}`, tile.id)]));
  });

  /** Tiles that are numbered parts of a layout. */
  readonly numbers = $derived.by(
    () => new Map(this.info?.tiles.flatMap((tile) => (tile.number === null ? [] : [[tile.id, tile.number] as const])) ?? []),
  );

  /** The kinds of a tile's nine squares, as rotated. */
  squares(tile: string, rotation: number): readonly string[] {
    return this.info?.tiles.find((one) => one.id === tile)?.turns[rotation % 4]?.squares ?? [];
  }

  /** The open sides of a tile as rotated, such as `nes`. */
  exits(tile: string, rotation: number): string {
    return this.info?.tiles.find((one) => one.id === tile)?.turns[rotation % 4]?.exits ?? "";
  }

  card(id: string): CardWords {
    const own = this.info?.cards.find((card) => card.id === id);
    return {
      kind: own?.kind ?? "item",
      picture: own?.picture ?? "i-k-item",
      title: inLanguage(own?.title) || worded(`card-${id}`, id),
      gist: inLanguage(own?.gist) || worded(`card-${id}.gist`, ""),
      text: inLanguage(own?.text) || worded(`card-${id}.text`, ""),
      rule: own?.rule ?? null,
    };
  }
}

function inLanguage(words: Words | undefined): string {
  return words?.[i18n.language] ?? words?.["en"] ?? "";
}

function worded(message: string, otherwise: string): string {
  return i18n.knows(message) ? translate(message) : otherwise.replaceAll("-", " ");
}
