/** Turn alerts for players who look elsewhere: a sound, and a system notification if allowed. */
import { at } from "./base.ts";
import { translate } from "./i18n.svelte.ts";
import { recall, remember } from "./remember.ts";

const NOTES = [523, 659];

class Alerts {
  sound = $state(recall("sound") === "on");
  /** Whether the player wants system notifications. */
  notify = $state(recall("notify") !== "off");
  /** Notifications only exist on secure pages. */
  readonly possible = typeof Notification !== "undefined" && globalThis.isSecureContext;
  private voice: AudioContext | undefined;

  toggleSound(): void {
    this.sound = !this.sound;
    remember("sound", this.sound ? "on" : "off");
    if (this.sound) this.ring(); // also unlocks audio in the browser for later
  }

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
    if (this.sound) this.ring();
    if (document.hidden && this.notify && this.allowed === "granted") {
      new Notification(title, { body: translate("web-your-move"), tag: "boneyard-turn" });
    }
  }

  private ring(): void {
    this.voice ??= new AudioContext();
    for (const [place, pitch] of NOTES.entries()) this.note(pitch, this.voice.currentTime + place * 0.14);
  }

  private note(pitch: number, at: number): void {
    const voice = this.voice;
    if (!voice) return;
    const [tone, loudness] = [voice.createOscillator(), voice.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
    tone.connect(loudness).connect(voice.destination);
    tone.start(at);
    tone.stop(at + 0.32);
  }
}

export const alerts = new Alerts();
