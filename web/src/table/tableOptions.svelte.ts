/** What was agreed about a table, in words: the game's own options and the table's. */
import { api } from "../lib/api.svelte";
import { texts } from "../lib/texts.svelte";
import type { Game } from "../lobby/serverInfo.svelte";
import { optionsFor } from "../lobby/newTable";
import type { TableInfo } from "../wire/messages";

type GameSeen = Pick<Game, "options" | "expansions">;

const UNKNOWN: GameSeen = { options: [], expansions: [] };

interface Agreement {
  label: string;
  value: string;
}

const DAY = 86_400;

/** The options and expansions of every game with their labels, by game and language; read once. */
class Labels {
  #known = $state.raw(new Map<string, GameSeen>());
  #asked = new Set<string>();

  of(game: string, lang: string): GameSeen {
    const key = `${lang}/${game}`;
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      void api
        .get<GameSeen>(`/api/games/${game}?lang=${lang}`)
        .then((seen) => (this.#known = new Map(this.#known).set(key, seen)))
        .catch(() => undefined);
    }
    return this.#known.get(key) ?? UNKNOWN;
  }
}

const labels = new Labels();

/** The name of the figures of a box that a table is played with; nothing where they are ours. */
function figuresAt(table: Pick<TableInfo, "options">): string {
  const words = table.options["figures"];
  return Array.isArray(words) ? String(words[0]).split(":")[0]! : "";
}

/** The expansions in play, and the game's own options that count at this table. */
export function optionWords(table: TableInfo, lang: string): Agreement[] {
  const game = labels.of(table.game, lang);
  const added = table.options["expansions"];
  const expansions = Array.isArray(added) ? added.map(String) : [];
  const played = game.expansions.filter((each) => expansions.includes(each.id)).map((each) => each.label);
  const agreed = optionsFor(game.options, table.seats.length, expansions).flatMap((option) => {
    const value = table.options[option.name];
    if (value === undefined || value === null) return [];
    const each = (Array.isArray(value) ? value : [value]).map((one) => option.labels[String(one)] ?? String(one));
    return [{ label: option.label, value: each.join(", ") }];
  });
  const figures = figuresAt(table);
  if (figures) agreed.push({ label: texts.say("figures-option"), value: figures });
  if (!game.expansions.length) return agreed;
  return [{ label: texts.say("page-expansions"), value: played.join(", ") || texts.say("ui-no") }, ...agreed];
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
