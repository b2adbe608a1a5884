/** What lies open over the table: a drawer, a side's things, a tab, short words. */
import { tick } from "svelte";
import type { Choosing } from "../kit/choosing.svelte";
import { announcer } from "../lib/announcer.svelte";
import { sound } from "../lib/sound";
import type { LiveTable } from "../lib/liveTable.svelte";
import type { Refusal } from "../wire/messages";
import { zones } from "./layout";
import type { Display } from "./display.svelte";
import type { Viewport } from "./viewport.svelte";

export type Drawer = "log" | "chat" | "list" | "why" | "score" | "hint" | "menu" | "help" | "rules";

interface Notice {
  n: number;
  sentence: string;
  refusal?: Refusal;
}

/** Px of the drawers that one reads while one plays. */
const BESIDE: Partial<Record<Drawer, number>> = { rules: 410, hint: 410, log: 330, chat: 330 };
const READ = 7000; // ms a notice stays

/** What it needs to know of the table. */
type Source = Pick<LiveTable, "chat" | "you" | "words" | "seen" | "looked">;

export class Overlays {
  drawer = $state<Drawer | null>(null);
  /** The side whose things are looked at. */
  side = $state<number | null>(null);
  zone = $state("");
  trayFolded = $state(false);
  /** At the end: the board instead of the sheet. */
  atBoard = $state(false);
  notices = $state.raw<Notice[]>([]);
  /** The paragraph at which the rules are open; asked for again it is shown again. */
  rule = $state("");
  asked = $state(0);

  /** Px of the column of tabs beside a board, which such a drawer shares. */
  tabsWide = $state(0);

  #count = 0;
  #opener: HTMLElement | null = null;
  #chatRead = $state(0);

  /** `resting`: what stays outlined when nothing lies open. */
  constructor(
    readonly live: Source,
    readonly display: Display,
    readonly viewport: Viewport,
    readonly choosing: Choosing,
    readonly resting: () => readonly string[] = () => [],
  ) {}

  unread = $derived.by(
    () => this.live.chat.filter((line) => line.n > this.read && line.person !== this.live.you.person).length,
  );
  /** The last line of the chat that was read, here or on another device. */
  get read(): number {
    return Math.max(this.#chatRead, this.live.seen?.chat ?? 0);
  }

  refused(refusal: Refusal): void {
    sound.play("refused");
    this.notice(this.live.words.why(refusal), refusal);
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
    const { scene, shown } = this.display;
    if (!this.viewport.wide || (shown?.result && !this.atBoard)) return false;
    return this.viewport.layout === "large" || !!scene?.stage?.some((column) => column.log);
  }

  open(drawer: Drawer): void {
    if (drawer === "log" && this.logDocked) {
      this.close();
      this.display.root?.querySelector<HTMLElement>(".log")?.focus();
      return;
    }
    if (this.viewport.phone && (drawer === "log" || drawer === "chat")) {
      this.close();
      this.zone = drawer;
      if (drawer === "chat") this.readChat();
      if (this.display.shown && !this.display.shown.result) {
        void tick().then(() =>
          this.display.root?.querySelector<HTMLElement>(".zone [data-first], .zone .log")?.focus(),
        );
        return;
      }
    }
    if (!this.drawer) this.#opener = document.activeElement as HTMLElement | null;
    this.side = null;
    this.drawer = drawer;
    if (drawer === "chat") this.readChat();
  }

  /** The rules beside the table, at a paragraph if one is named. */
  openRule(rule: string): void {
    this.rule = rule;
    this.asked++;
    if (this.drawer !== "rules") this.open("rules");
  }

  /** How many px the stage leaves to the drawer, so that nothing to be chosen lies under it. */
  get beside(): number {
    return (this.viewport.layout === "wide" && this.drawer && BESIDE[this.drawer]) || 0;
  }

  /** Whether the drawer has its place below what lies there: beside it there is no room on a tablet. */
  get below(): boolean {
    const ended = !!this.display.shown?.result && !this.atBoard;
    return !!this.drawer && !ended && ["tabs", "stacked"].includes(this.viewport.layout);
  }

  toggle(drawer: Drawer): void {
    if (this.drawer === drawer) this.close();
    else this.open(drawer);
  }

  close(): void {
    this.drawer = null;
    this.side = null;
    this.point(this.resting());
    if (this.#opener?.isConnected) this.#opener.focus();
    this.#opener = null;
  }

  readChat(): void {
    const last = this.live.chat.at(-1)?.n ?? 0;
    if (last <= this.read) return;
    this.#chatRead = last;
    this.live.looked({ chat: last });
  }

  point(ids: readonly string[]): void {
    this.choosing.pointed = ids;
  }

  /** Bring things into sight: the tab they lie in, and the outline. */
  show(ids: readonly string[]): void {
    this.point(ids);
    const panel = this.display.index.panels.get(ids[0] ?? "");
    const { scene } = this.display;
    const zone = scene && zones(scene).find((each) => panel && each.panels.includes(panel));
    if (zone) this.zone = zone.id;
    if (this.viewport.phone) this.drawer = null;
  }
}
