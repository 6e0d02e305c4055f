/** Light or dark, following the system or chosen here. */
import { recall, remember } from "./remember.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

function known(name: string | undefined): Theme {
  return THEMES.find((theme) => theme === name) ?? "system";
}

class Look {
  theme = $state<Theme>(known(recall("theme")));

  choose(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.show();
  }

  toggle(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    this.choose(this.theme === "dark" || (this.theme === "system" && dark) ? "light" : "dark");
  }

  show(): void {
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const look = new Look();
