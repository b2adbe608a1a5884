/** What this viewer likes: language, theme, motion, speed, sound. Kept on this device. */

export const LANGUAGES = ["en", "cs", "sk", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  cs: "Čeština",
  sk: "Slovenčina",
  uk: "Українська",
};

interface Kept {
  lang?: Language;
  theme: "auto" | "light" | "dark";
  /** Pieces glide, or change place with a fade. "auto" follows the system. */
  motion: "auto" | "full" | "less";
  /** Seconds an automaton's step stays before the next one; 0: all at once, BY_HAND: until one asks for the next. */
  pace: number;
  /** Where it is always told all at once: by person and game. */
  atOnce: string[];
  sound: boolean;
  /** Whether somebody has said that sound should be on or off. */
  soundAnswered: boolean;
  /** Every move waits for a second click. */
  ask: boolean;
}

export const BY_HAND = -1;
export const KEY = "regnum.settings";
const FIRST: Kept = {
  theme: "auto",
  motion: "auto",
  pace: 2,
  atOnce: [],
  sound: false,
  soundAnswered: false,
  ask: false,
};

function kept(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

function isLanguage(word: string | null | undefined): word is Language {
  return (LANGUAGES as readonly string[]).includes(word ?? "");
}

class Settings {
  #kept = $state(kept());
  #dark = $state(false);
  #less = $state(false);

  constructor() {
    this.#follow("(prefers-color-scheme: dark)", (on) => (this.#dark = on));
    this.#follow("(prefers-reduced-motion: reduce)", (on) => (this.#less = on));
  }

  #follow(query: string, tell: (on: boolean) => void): void {
    const asked = matchMedia(query);
    tell(asked.matches);
    asked.addEventListener("change", (event) => {
      tell(event.matches);
      this.apply();
    });
  }

  /** `?lang=` of the address, else what was chosen here, else what the server found in the browser's wishes. */
  get lang(): Language {
    const asked = new URLSearchParams(location.search).get("lang");
    if (isLanguage(asked)) return asked;
    if (this.#kept.lang) return this.#kept.lang;
    const page = document.documentElement.lang;
    return isLanguage(page) ? page : "en";
  }

  get theme(): Kept["theme"] {
    return this.#kept.theme;
  }
  get motion(): Kept["motion"] {
    return this.#kept.motion;
  }
  get pace(): number {
    return this.#kept.pace;
  }
  /** Whether an automaton's turns are told all at once to this person in this game. */
  isAtOnce(person: string | null, game: string): boolean {
    return this.pace === 0 || this.#kept.atOnce.includes(`${person ?? ""} ${game}`);
  }
  setAtOnce(person: string | null, game: string, on: boolean): void {
    const key = `${person ?? ""} ${game}`;
    const others = this.#kept.atOnce.filter((each) => each !== key);
    this.set({ atOnce: on ? [...others, key] : others });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get soundAnswered(): boolean {
    return this.#kept.soundAnswered || this.#kept.sound;
  }
  get ask(): boolean {
    return this.#kept.ask;
  }

  /** Whether the page is dark now. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#dark);
  }

  /** Whether pieces glide. */
  get glides(): boolean {
    return this.motion === "full" || (this.motion === "auto" && !this.#less);
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change, ...("sound" in change ? { soundAnswered: true } : {}) };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  /** Another tab of this browser chose something. */
  readAgain(): void {
    this.#kept = kept();
    this.apply();
  }

  /** Tell the document, so that the style sheet can follow. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.glides ? "full" : "less";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", this.dark ? "#1b1e27" : "#f8f2e4");
  }
}

export const settings = new Settings();
