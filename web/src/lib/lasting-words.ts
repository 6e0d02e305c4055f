/** Texts about lasting effects. */
import { translate } from "./i18n.svelte.ts";
import type { Effect } from "./lasting.ts";
import type { Teller } from "./teller.ts";

/** What an effect causes, and which card brought it. */
export function effectText({ what, target, hints }: Effect, teller: Teller): string {
  const effect = translate(`lasting-${what}`, teller.parameters({ seat: target }));
  return hints.card ? translate("lasting-line", { effect, card: teller.title("card", hints.card) }) : effect;
}

/** When it ends, in words. */
export function untilWhen({ seat, ends }: Effect, teller: Teller): string {
  return translate(ends > 0 ? "lasting-until-end" : "lasting-until-turn", { ...teller.parameters({ seat }), number: ends });
}
