/** What lies open over the table: a drawer, a side's things, a tab, short words. */
import { tick } from "svelte";
import { announcer } from "../lib/announcer.svelte";
import { sound } from "../lib/sound";
import type { Refusal } from "../wire/messages";
import { zones } from "./layout";
import { Sights } from "./sights.svelte";

export type Drawer = "log" | "chat" | "list" | "why" | "score" | "hint" | "menu" | "help";

export interface Notice {
  n: number;
  sentence: string;
  refusal?: Refusal;
}

const READ = 7000; // ms a notice stays

export abstract class Openings extends Sights {
  drawer = $state<Drawer | null>(null);
  /** The side whose things are looked at. */
  side = $state<number | null>(null);
  zone = $state("");
  trayFolded = $state(false);
  /** At the end: the board instead of the sheet. */
  atBoard = $state(false);
  notices = $state.raw<Notice[]>([]);

  #count = 0;
  #opener: HTMLElement | null = null;
  #chatRead = $state(-1);

  unread = $derived.by(() => this.live.chat.filter((line) => line.n > this.#chatRead && line.person !== this.live.you.person).length);

  refused(refusal: Refusal): void {
    sound.play("refused");
    this.notice(this.words.why(refusal), refusal);
  }

  notice(sentence: string, refusal?: Refusal): void {
    const n = ++this.#count;
    this.notices = [...this.notices.slice(-2), { n, sentence, ...(refusal ? { refusal } : {}) }];
    announcer.say(sentence);
    setTimeout(() => this.dismiss(n), READ);
  }

  dismiss(n: number): void {
    this.notices = this.notices.filter((notice) => notice.n !== n);
  }

  /** Whether the log lies on the stage already. */
  get logDocked(): boolean {
    return this.wide && !!this.scene?.stage?.some((column) => column.log) && !(this.shown?.result && !this.atBoard);
  }

  open(drawer: Drawer): void {
    if (drawer === "log" && this.logDocked) {
      this.close();
      this.root?.querySelector<HTMLElement>(".log")?.focus();
      return;
    }
    if (this.phone && (drawer === "log" || drawer === "chat")) {
      this.close();
      this.zone = drawer;
      if (drawer === "chat") this.readChat();
      if (this.shown && !this.shown.result) {
        void tick().then(() => this.root?.querySelector<HTMLElement>(".zone [data-first], .zone .log")?.focus());
        return;
      }
    }
    if (!this.drawer) this.#opener = document.activeElement as HTMLElement | null;
    this.side = null;
    this.drawer = drawer;
    if (drawer === "chat") this.readChat();
  }

  toggle(drawer: Drawer): void {
    if (this.drawer === drawer) this.close();
    else this.open(drawer);
  }

  close(): void {
    this.drawer = null;
    this.side = null;
    this.choosing.pointed = [];
    if (this.#opener?.isConnected) this.#opener.focus();
    this.#opener = null;
  }

  readChat(): void {
    this.#chatRead = this.live.chat.at(-1)?.n ?? this.#chatRead;
  }

  point(ids: readonly string[]): void {
    this.choosing.pointed = ids;
  }

  /** Bring things into sight: the tab they lie in, and the outline. */
  show(ids: readonly string[]): void {
    this.point(ids);
    const panel = this.index.panels.get(ids[0] ?? "");
    const zone = this.scene && zones(this.scene).find((each) => panel && each.panels.includes(panel));
    if (zone) this.zone = zone.id;
    if (this.phone) this.drawer = null;
  }

  rulesLink(rule: string): string {
    return `/rules/${this.live.table?.game ?? ""}?table=${this.live.id}#p-${rule}`;
  }
}
