/** The tables of the lobby: mine, and those of everyone as they are filtered; read anew from time to time. */
import { api } from "../lib/api.svelte";
import { router } from "../lib/router.svelte";
import { texts } from "../lib/texts.svelte";
import {
  fromAddress,
  inAddress,
  keepFilter,
  keptFilter,
  toAddress,
  toServer,
  UNFILTERED,
  type Filter,
} from "./filters";
import type { AwayAtTable, ListedTables, MyTables } from "./tableList";

const PAGE = 20;
const MOST = 200; // rows that the server sends at once
const BESIDE = 4; // rows of the columns beside the list
const TYPING_MS = 250;

export class LobbyTables {
  own = $state.raw<MyTables | null>(null);
  listed = $state.raw<ListedTables | null>(null);
  /** The latest that are being played, and that have ended today. */
  running = $state.raw<ListedTables | null>(null);
  ended = $state.raw<ListedTables | null>(null);
  /** What happened at my tables while I was away, by table. */
  away = $state.raw(new Map<string, AwayAtTable>());
  filter = $state.raw<Filter>(UNFILTERED);
  /** When the list was last read. */
  asOf = $state(Date.now());
  /** The last attempt to read it has failed. */
  failed = $state(false);
  #limit = $state(PAGE);
  #asked = 0;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #local = false;

  /** Begin with what the address says, else with what this person had chosen. */
  async open(local: boolean): Promise<void> {
    this.#local = local;
    const me = await api.who().catch(() => null);
    this.filter = inAddress(router.query) ? fromAddress(router.query) : keptFilter(me?.person ?? null);
    await this.look();
  }

  get more(): number {
    const shown = this.listed?.tables.length ?? 0;
    return this.#limit >= MOST ? 0 : Math.max(0, (this.listed?.total ?? 0) - shown);
  }

  next(): Promise<void> {
    this.#limit = Math.min(MOST, this.#limit + PAGE);
    return this.look();
  }

  /** Filter anew: at once, or when the reader has stopped typing. */
  choose(change: Partial<Filter>): void {
    this.filter = { ...this.filter, ...change };
    this.#limit = PAGE;
    keepFilter(api.me?.person ?? null, this.filter);
    const query = new URLSearchParams(router.query);
    for (const part of Object.keys(UNFILTERED)) query.delete(part);
    for (const [part, value] of toAddress(this.filter)) query.set(part, value);
    if (router.query.has("show")) query.set("show", this.filter.show);
    router.ask(query);
    clearTimeout(this.#typing);
    if ("find" in change) this.#typing = setTimeout(() => void this.look(), TYPING_MS);
    else void this.look();
  }

  /** Read everything anew. An answer that comes after a later question is dropped. */
  async look(): Promise<void> {
    const turn = ++this.#asked;
    const me = await api.who().catch(() => null);
    const mine = me?.person ? api.get<MyTables>("/api/me/tables") : Promise.resolve(null);
    const shown = this.#local ? [] : [this.filter, beside("playing"), beside("finished")];
    const lists = shown.map((filter, n) => this.#read(filter, n ? BESIDE : this.#limit));
    const [own, ...read] = await Promise.all([mine.catch(() => null), ...lists]);
    await wordsOf([own, ...read]);
    if (turn !== this.#asked) return;
    if (own?.tables.some(({ table }) => table.state === "playing")) void this.#lookBack();
    this.own = own ?? this.own;
    const [listed, running, ended] = read;
    this.failed = read.includes(null) || (Boolean(me?.person) && !own) || !me;
    this.listed = listed ?? this.listed;
    this.running = running ?? this.running;
    this.ended = ended ?? this.ended;
    if (!this.failed) this.asOf = Date.now();
  }

  /** This loads the matches themselves: the rows do not wait for it. */
  async #lookBack(): Promise<void> {
    const found = await api.get<{ tables: AwayAtTable[] }>("/api/me/away").catch(() => null);
    if (found) this.away = new Map(found.tables.map((each) => [each.table, each]));
  }

  #read(filter: Filter, limit: number): Promise<ListedTables | null> {
    const today = new Date().setHours(0, 0, 0, 0);
    const asked = toServer(filter, today, limit);
    asked.set("lang", texts.lang);
    return api.get<ListedTables>(`/api/tables?${asked}`).catch(() => null);
  }
}

const beside = (show: Filter["show"]): Filter => ({ ...UNFILTERED, show });

/** Headlines and the names of bots are in the words of their games. */
async function wordsOf(lists: (MyTables | ListedTables | null)[]): Promise<void> {
  const games = new Set(lists.flatMap((list) => list?.tables.map(({ table }) => table.game) ?? []));
  await Promise.all([...games].map((game) => texts.need(game))).catch(() => undefined);
}
