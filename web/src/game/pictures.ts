/** The picture of a card in its medallion; a card without one of its own shows that of its kind. */
import { boxes } from "virtual:symbols";

const PICTURES: Record<string, string> = {
  sword: "i-sword",
  mace: "i-mace",
  "pole-arm": "i-polearm",
  "short-bow": "i-bow",
  crossbow: "i-crossbow",
  shield: "i-shield",
  horse: "i-horse",
  "holy-water": "i-water",
  necronomicon: "f-book",
  "second-wind": "i-wind",
  "hearty-stew": "i-stew",
  "bone-soup": "i-stew",
  "secret-tunnel": "i-tunnel",
  blessing: "i-bless",
  "cold-feet": "i-feet",
  buckethead: "i-feet",
  "bad-omen": "i-omen",
  "i-aint-that-good": "i-omen",
  pickpocket: "i-pick",
  "slippery-hands": "i-pick",
  "grave-robber": "i-pick",
  "they-rise-again": "i-rise",
  "call-of-the-grave": "i-rise",
};

export const KINDS = ["weapon", "item", "boon", "hex", "grave"] as const;
export type Kind = (typeof KINDS)[number];

export function pictureOf(card: string, kind: Kind): string {
  const own = PICTURES[card];
  return own && own in boxes ? own : `i-k-${kind}`;
}
