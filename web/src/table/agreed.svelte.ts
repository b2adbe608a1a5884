/** What was agreed about a table, in words: the game's own options and the table's. */
import { api } from "../lib/api.svelte";
import { texts } from "../lib/texts.svelte";
import type { TableInfo } from "../wire/messages";

interface OptionSeen {
  name: string;
  label: string;
  labels: Record<string, string>;
  seats: [number, number];
}

export interface Agreement {
  label: string;
  value: string;
}

const DAY = 86_400;

/** The labels of every game's options, by game and language; read once. */
class Labels {
  #known = $state.raw(new Map<string, OptionSeen[]>());
  #asked = new Set<string>();

  of(game: string, lang: string): OptionSeen[] {
    const key = `${lang}/${game}`;
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      void api
        .get<{ options: OptionSeen[] }>(`/api/games/${game}?lang=${lang}`)
        .then(({ options }) => (this.#known = new Map(this.#known).set(key, options ?? [])))
        .catch(() => undefined);
    }
    return this.#known.get(key) ?? [];
  }
}

const labels = new Labels();

/** The game's own options that count with so many players. */
export function optionWords(table: TableInfo, lang: string): Agreement[] {
  const seats = table.seats.length;
  return labels
    .of(table.game, lang)
    .filter((option) => option.seats[0] <= seats && seats <= option.seats[1])
    .flatMap((option) => {
      const value = table.options[option.name];
      if (value === undefined || value === null) return [];
      const each = (Array.isArray(value) ? value : [value]).map((one) => option.labels[String(one)] ?? String(one));
      return [{ label: option.label, value: each.join(", ") }];
    });
}

/** What the table itself agreed. */
export function tableWords(table: TableInfo): Agreement[] {
  const { clock, confirm, watchers, listed } = table.agreed;
  const yes = (on: boolean) => texts.say(on ? "ui-yes" : "ui-no");
  const kind = clock?.kind ?? "untimed";
  const minutes = Math.floor((clock?.turn_s ?? 0) / 60);
  const reserve = Math.floor((clock?.reserve_s ?? 0) / 60);
  const time = {
    untimed: () => texts.say("ui-pace-none"),
    days: () => texts.say("page-clock-days", { days: Math.floor((clock?.turn_s ?? 0) / DAY) }),
    total: () => texts.say("page-clock-total", { minutes: reserve }),
    turn: () => texts.say("page-clock-turn", { minutes, reserve }),
  }[kind]();
  return [
    { label: texts.say("ui-clock"), value: time },
    { label: texts.say("ui-confirm-moves"), value: yes(confirm ?? false) },
    { label: texts.say("page-hints"), value: yes(table.hints ?? false) },
    { label: texts.say("page-watchers"), value: yes(watchers ?? true) },
    { label: texts.say("page-listed"), value: yes(listed ?? false) },
  ];
}
