/** The tiles and cards that a table is played with: how they are called, and the sheet they are drawn from. */
import { place } from "./art.ts";
import { at } from "./base.ts";
import { say, speech } from "./i18n.svelte.ts";

/** What the client knows of a card. */
export interface CardInfo {
  kind: string;
  title: string;
  gist: string;
  text: string;
}

export class Content {
  drawn = $state(false);

  constructor(readonly hash: string) {
    void place(at(`/sheet-${hash}.svg`)).then(() => (this.drawn = true));
  }

  readonly titles: ReadonlyMap<string, string> = new Map();
  readonly tileTitles: ReadonlyMap<string, string> = new Map();
  readonly tileNumbers: ReadonlyMap<string, number> = new Map();

  card(id: string): CardInfo {
    const known = speech.knows(`card-${id}`);
    return {
      kind: "boon",
      title: known ? say(`card-${id}`) : id,
      gist: known ? say(`card-${id}.gist`) : "",
      text: known ? say(`card-${id}.text`) : "",
    };
  }
}
