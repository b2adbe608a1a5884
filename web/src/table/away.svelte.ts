/** What happened while this person was away: asked once when the table is opened, told until they play or put it away. */
import { api } from "../lib/api.svelte";
import type { LiveTable } from "../lib/liveTable.svelte";
import type { ChatLine, EventInfo, LastSeen, Message, StepInfo } from "../wire/messages";

const RELOAD = 20_000; // ms; whoever only reloads the page was not away
const ENOUGH = 2; // moves of others; a single one is told by its trace

export interface Deed {
  at: number;
  seat: number;
  touches: boolean;
  events: EventInfo[];
}

interface Digest {
  seat: number;
  since: number;
  at: number;
  moves: number;
  lent: number;
  deeds: Deed[];
  shifts: { id: string; label: Message; icon: string; before: number; now: number }[];
  loan: {
    bot: string;
    by: string | null;
    time: number;
    ran_out: boolean;
    over: boolean;
    moves: number;
    deeds: Deed[];
  } | null;
}

export interface News {
  seen: LastSeen | null;
  digest: Digest | null;
  unread: number;
  lines: ChatLine[];
  names: Record<string, string>;
}

type Source = Pick<LiveTable, "id" | "table" | "you" | "seen" | "sight" | "story" | "looked" | "ahead">;

export class Away {
  /** What is told now. */
  news = $state.raw<News | null>(null);
  /** Length of the play log when this person came back: the log says so. */
  here = $state<number | null>(null);
  #asked = false;
  #told = -1;

  constructor(readonly live: Source) {}

  /** The steps that were missed, as far as this page knows them. */
  missed = $derived.by(() => {
    const digest = this.news?.digest;
    return digest ? this.live.story.filter((step: StepInfo) => step.at > digest.since && step.at <= digest.at) : [];
  });

  /** The table was opened: ask what happened, if this person has looked at it before. */
  async ask(): Promise<void> {
    const { seen, sight, table, you } = this.live;
    if (this.#asked || !sight || !table) return;
    this.#asked = true;
    const alone = table.agreed.guide || table.agreed.sandbox;
    if (!seen || sight.seat === null || table.state !== "playing" || alone || you.seats.length > 1) return this.look();
    const path = `/api/tables/${this.live.id}/away?since=${seen.at}&seat=${sight.seat}`;
    const news = await api.get<News>(path).catch(() => null);
    const digest = news?.digest;
    const long = Date.now() + this.live.ahead - seen.time >= RELOAD;
    const tells = !!digest && (digest.lent > 0 || !!digest.loan || (long && digest.moves >= ENOUGH));
    if (!tells) return this.look();
    this.here = digest.at;
    this.news = news;
  }

  /** Put away: from now on it counts as seen. */
  close(): void {
    this.news = null;
    this.look();
  }

  /** What is shown has been looked at, unless the page lies in the background or the card tells of it. */
  look(): void {
    const at = this.live.sight?.at ?? 0;
    if (!this.#asked || this.news || document.hidden || at === this.#told) return;
    this.#told = at;
    this.live.looked({ at });
  }

  /** The page is left: the time of the last look is now. */
  leave(): void {
    if (this.#asked && !this.news) this.live.looked({ at: this.live.sight?.at ?? 0 });
  }
}
