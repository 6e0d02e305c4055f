/** The tiles and cards that a table is played with: how they are called, and the sheet they are drawn from. */
import { call } from "./api.ts";
import { place } from "./art.ts";
import { at } from "./base.ts";
import { say, speech } from "./i18n.svelte.ts";
import type { ContentInfo } from "./wire.ts";

type Words = Record<string, string>;

/** A card in words. */
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
  private told = $state.raw<ContentInfo>();
  /** Whether the symbols are in the page. */
  drawn = $state(false);
  failed = $state(false);

  /** A set of content by its hash; a table is named for sets that are somebody's own. */
  constructor(
    readonly hash: string,
    private readonly table: string,
  ) {
    this.load().catch(() => (this.failed = true));
  }

  private async load(): Promise<void> {
    const told = await call("GET /contents/{content}", { path: { content: this.hash }, query: { table: this.table } });
    this.told = told;
    await place(at(`/api/contents/${this.hash}/sheet?table=${this.table}&version=${told.sheet}`));
    this.drawn = true;
  }

  /** Titles that this set brings itself, by table and id. */
  readonly titles = $derived.by(() => {
    const { tiles = [], cards = [] } = this.told ?? {};
    const own = [...tiles.map((tile) => ["tile", tile] as const), ...cards.map((card) => ["card", card] as const)];
    return new Map(own.flatMap(([table, { id, title }]) => (inLanguage(title) ? [[`${table} ${id}`, inLanguage(title)] as const] : [])));
  });

  /** The titles that stand on ribbons, by tile. */
  readonly ribbons = $derived.by(() => {
    const shown = this.told?.tiles.filter((tile) => tile.shows_title) ?? [];
    return new Map(shown.map((tile) => [tile.id, inLanguage(tile.title) || worded(`tile-${tile.id}`, tile.id)]));
  });

  /** Tiles that are numbered parts of a layout. */
  readonly numbers = $derived.by(
    () => new Map(this.told?.tiles.flatMap((tile) => (tile.number === null ? [] : [[tile.id, tile.number] as const])) ?? []),
  );

  /** The kinds of a tile's nine squares, as it lies. */
  squares(tile: string, rotation: number): readonly string[] {
    return this.told?.tiles.find((one) => one.id === tile)?.turns[rotation % 4]?.squares ?? [];
  }

  /** The sides where one can leave a tile as it lies, such as `nes`. */
  exits(tile: string, rotation: number): string {
    return this.told?.tiles.find((one) => one.id === tile)?.turns[rotation % 4]?.exits ?? "";
  }

  card(id: string): CardWords {
    const own = this.told?.cards.find((card) => card.id === id);
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
  return words?.[speech.language] ?? words?.["en"] ?? "";
}

function worded(message: string, otherwise: string): string {
  return speech.knows(message) ? say(message) : otherwise.replaceAll("-", " ");
}
