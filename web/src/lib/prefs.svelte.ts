/** What this browser prefers: language, light or dark. Kept in the browser only. */

import type { Lang } from "./words";

const STORE = "rentier.prefs";

interface Kept {
  lang?: Lang;
  dark?: boolean;
  name?: string;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Prefs {
  lang = $state<Lang>("en");
  dark = $state(false);
  name = $state("");

  constructor() {
    const { lang, dark, name } = kept();
    const asked = new URLSearchParams(location.search).get("lang");
    this.lang = asked === "ru" || asked === "en" ? asked : (lang ?? (navigator.language.startsWith("ru") ? "ru" : "en"));
    this.dark = dark ?? matchMedia("(prefers-color-scheme: dark)").matches;
    this.name = name ?? "";
    this.show();
  }

  set(change: Kept): void {
    Object.assign(this, change);
    localStorage.setItem(STORE, JSON.stringify({ lang: this.lang, dark: this.dark, name: this.name }));
    this.show();
  }

  private show(): void {
    document.documentElement.classList.toggle("dark", this.dark);
    document.documentElement.lang = this.lang;
  }
}

export const prefs = new Prefs();
