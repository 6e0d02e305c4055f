/** When something is heard in a beat. */
import type { Content } from "../lib/content.svelte.ts";
import { SPRING, type SceneName } from "../lib/beats.ts";
import type { Playing } from "../lib/playback.svelte.ts";
import { numberIn, wordIn } from "../lib/view.ts";
import type { Cue } from "../sound/player.ts";

/** Milliseconds of the beat at normal pace, the sound, and its strength. */
type Moment = readonly [number, Cue["sound"], number?];

const MORE: Partial<Record<SceneName, readonly Moment[]>> = {
  roll: [[280, "clack", 1], [465, "clack", 0.7], [600, "clack", 0.4]],
  hit: [[60, "bones"]],
  miss: [[560, "glass"]],
  death: [[1120, "bones"], [1600, "earth"], [4600, "thud"]],
  card: [[870, "slap"]],
};
const LENGTHS: Partial<Record<SceneName, number>> = { roll: 800, hit: 1150, miss: 850, death: 5000, card: 3800 };

/** The sounds of a beat, in seconds from its start. */
export function cuesOf({ beat: { scene: staged, sound, event }, time }: Playing, content: Content): Cue[] {
  const scene = event.event === "rolled" && staged === "duel" ? "roll" : staged; // a duel's die is heard like any other
  const late = scene === "card" && wordIn(event, "trap") ? SPRING : 0;
  const share = time / ((LENGTHS[scene] ?? Math.max(time, 1)) + late) / 1000;
  const more = time > 0 ? (MORE[scene] ?? []) : [];
  const moments: Moment[] = [[0, sound], ...(late ? [[480, "drum"] as const] : []), ...more.map(([at, ...rest]) => [at + late, ...rest] as const)];
  const points = numberIn(event, "points");
  if (scene === "hit" && points) moments.push([560, "chime", points]);
  const kind = scene === "card" ? content.card(wordIn(event, "card") ?? "").kind : "";
  if (kind === "hex" || kind === "boon" || kind === "weapon" || kind === "item") moments.push([late + 950, kind]);
  return moments.map(([at, name, strength = 1]) => ({ sound: name, after: at * share, strength }));
}
