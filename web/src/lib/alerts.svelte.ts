/** Turn alerts for players who look elsewhere: a sound, and a system notification if allowed. */
import { at } from "./base.ts";
import { translate } from "./i18n.svelte.ts";
import { sounds } from "../sound/sounds.svelte.ts";
import { recall, remember } from "./remember.ts";

class Alerts {
  /** Whether the player wants system notifications. */
  notify = $state(recall("notify") !== "off");
  /** Notifications only exist on secure pages. */
  readonly possible = typeof Notification !== "undefined" && globalThis.isSecureContext;

  /** The browser's permission; only its own settings can revoke it. */
  allowed = $state<NotificationPermission>(this.possible ? Notification.permission : "denied");

  /** Turn notifications on or off; browsers ask for permission only after a click. */
  async toggleNotify(wanted: boolean): Promise<void> {
    if (wanted && this.allowed === "default") this.allowed = await Notification.requestPermission();
    this.notify = wanted;
    remember("notify", wanted ? "on" : "off");
  }

  /** Show in the tab's icon whether it's my turn. */
  mark(turn: boolean): void {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = at(turn ? "/icon-turn.svg" : "/icon.svg");
  }

  yourTurn(title: string): void {
    sounds.ring();
    if (document.hidden && this.notify && this.allowed === "granted") {
      new Notification(title, { body: translate("web-your-move"), tag: "boneyard-turn" });
    }
  }
}

export const alerts = new Alerts();
