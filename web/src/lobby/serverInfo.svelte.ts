/** What this server offers: games, bots, clocks, in the reader's language. Asked for once in each language. */
import { api, type Me } from "../lib/api.svelte";
import { settings } from "../lib/settings.svelte";
import type { Clock } from "../wire/messages";

export interface GameOption {
  /** Tells it from others of the same name, which count with other players or expansions. */
  key: string;
  name: string;
  kind: "choice" | "several";
  choices: (string | number)[];
  default: string | number | (string | number)[];
  pick: number;
  /** Each stands for a whole list. */
  words: string[];
  /** With how many players it counts. */
  seats: [number, number];
  /** The expansion it comes with; it then stands for one of the same name. */
  needs: string;
  label: string;
  about: string;
  labels: Record<string, string>;
}

interface Expansion {
  id: string;
  label: string;
  about: string;
  /** Whether it is in play unless the table says otherwise. */
  usual: boolean;
}

export interface Game {
  id: string;
  title: string;
  /** The title where there is little room. */
  short: string;
  tagline: string;
  about: string;
  seats: [number, number];
  sides: string[];
  colours: string[];
  /** The official opponent of whoever plays alone. */
  solo: string | null;
  /** Whether there is a guided first game. */
  guide?: boolean;
  /** How many lessons it has, and about how many minutes they take; 0 without one. */
  lessons?: number;
  guide_minutes?: number;
  options: GameOption[];
  expansions: Expansion[];
  /** How long a match takes at a table of wood, in words. */
  time: string;
  /** Whose game it is. */
  credits: string;
}

/** How many can play it. */
export function playersOf(game: Game): string {
  return game.seats[0] === game.seats[1] ? `${game.seats[0]}` : game.seats.join("–");
}

interface ClockChoice {
  id: string;
  clock: Clock;
  label: string;
}

/** A level of bots, the weakest first. */
export interface Bot {
  id: string;
  label: string;
  /** How it plays, in one line. */
  about: string;
  level: number;
  /** For a move at most; 0: it answers at once. */
  seconds: number;
}

interface ServerInfo {
  version: string;
  /** What its operator calls it. */
  name: string;
  /** A few lines of its operator. */
  news: string;
  lang: string;
  games: Game[];
  bots: Bot[];
  usual_bot: string;
  clocks: ClockChoice[];
  local: boolean;
  push_key: string;
  mail: boolean;
  /** The page that needs no server is under /offline/. */
  offline?: boolean;
  me: Me;
}

class ServerInfoStore {
  now = $state.raw<ServerInfo | null>(null);
  /** The server does not answer. */
  away = $state(false);
  #asked = "";
  #told = new Map<string, ServerInfo>();

  /** Ask in the reader's language. Until the answer is here, the words of the last language stay. */
  async open(lang: string = settings.lang): Promise<void> {
    if (this.#asked === lang) return;
    this.#asked = lang;
    this.away = false;
    try {
      const told = this.#told.get(lang) ?? (await api.get<ServerInfo>(`/api/house?lang=${lang}`));
      this.#told.set(lang, told);
      if (this.#asked === lang) this.now = told;
    } catch {
      if (this.#asked === lang) this.#asked = "";
      this.away = true;
    }
  }

  game(id: string): Game | undefined {
    return this.now?.games.find((game) => game.id === id);
  }

  bot(id: string): string {
    return this.now?.bots.find((bot) => bot.id === id)?.label ?? id;
  }
}

export const serverInfo = new ServerInfoStore();
