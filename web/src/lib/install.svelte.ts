/** Installing Boneyard as an app, and the offline page. */
import { at } from "./base.ts";
import { i18n, translate } from "./i18n.svelte.ts";
import { offlinePage } from "./offline.ts";
import { look } from "./theme.svelte.ts";

const CACHE = "boneyard-offline"; // as in public/sw.js
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'";

/** The event of an installable page, unknown to TypeScript. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** `insecure`: browsers don't install pages from plain http. `menu`: only the browser's menu can install it. */
export type Installing = "insecure" | "menu" | "ready" | "done";

class Install {
  state = $state<Installing>(isSecureContext ? "menu" : "insecure");
  private offered: InstallEvent | undefined;

  /** Listen for the browser's offer, and cache the offline page in the current language. */
  start(): void {
    if (matchMedia("(display-mode: standalone)").matches) this.state = "done";
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offered = event as InstallEvent;
      this.state = "ready";
    });
    addEventListener("appinstalled", () => (this.state = "done"));
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    void navigator.serviceWorker.register(at("/sw.js"), { scope: at("/") }).catch(() => undefined); // a browser may forbid it
    $effect.root(() => {
      $effect(() => void keep(offlinePage(translate, i18n.language, look.theme, at)).catch(() => undefined));
    });
  }

  async ask(): Promise<void> {
    const offered = this.offered;
    this.offered = undefined;
    this.state = "menu";
    await offered?.prompt();
  }
}

async function keep(page: string): Promise<void> {
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  const cache = await caches.open(CACHE);
  await cache.put(at("/offline.html"), new Response(page, { headers }));
}

export const install = new Install();
