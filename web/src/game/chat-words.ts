/** Chat messages in the reader's language. */
import { cheerIn } from "../lib/chat.svelte.ts";
import { translate } from "../lib/i18n.svelte.ts";
import { PRESETS, type Said } from "../lib/wire.ts";

/** Spectators have no name at the table. */
export function speakerOf({ seat, name }: Said, names: readonly string[]): string {
  return seat === null ? name || translate("replay-eyes-watch") : (names[seat] ?? name);
}

export function wordsOf(text: string): string {
  const cheer = cheerIn(text);
  if (cheer) return translate(`web-cheer-${cheer}`);
  const preset = PRESETS.find((preset) => text === `:${preset}`);
  return preset ? translate(`web-preset-${preset}`) : text;
}
