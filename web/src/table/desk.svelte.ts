/** Everything the table page knows beside the table itself: what is drawn, chosen, open and told. */
import { getContext, setContext, tick } from "svelte";
import { Choosing } from "../kit/choosing.svelte";
import { glide } from "../kit/glide";
import { announcer } from "../lib/announcer.svelte";
import { api, Refused } from "../lib/api.svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import type { LiveTable } from "../lib/table.svelte";
import { texts } from "../lib/texts.svelte";
import type { Decision, Option, Refusal, Sight, StepInfo } from "../wire/messages";
import type { Scene } from "../wire/scene";
import { Index } from "./finding";
import { labelOf } from "./choices";
import { halves, zoneFor, zones } from "./layout";
import { beatsOf, Telling } from "./telling.svelte";

export type Drawer = "log" | "chat" | "list" | "why" | "score" | "hint" | "menu" | "help";

export interface Notice {
  n: number;
  sentence: string;
  refusal?: Refusal;
}

/** What a bot would do: every legal move with the lead right after it, best first. */
export interface Findings {
  move: string;
  lead: number;
  prospects: { move: string; lead: number }[];
  at: number;
}

const PHONE = 700;
const WIDE = 1440;
const DRAWN_OVER = 900;
const READ = 7000; // ms a notice stays
const SHORT = 3; // sentences of others' moves that are read aloud

export class Desk {
  /** What is drawn: the latest sight, or the one before while a turn is told. */
  shown = $state.raw<Sight | null>(null);
  traced = $state.raw<ReadonlySet<string>>(new Set());
  /** The last step of somebody else, shown for a moment. */
  lately = $state.raw<StepInfo | null>(null);
  drawer = $state<Drawer | null>(null);
  /** The side whose things are looked at. */
  side = $state<number | null>(null);
  zone = $state("");
  trayFolded = $state(false);
  /** At the end: the board instead of the sheet. */
  atBoard = $state(false);
  notices = $state.raw<Notice[]>([]);
  hint = $state.raw<Findings | null>(null);
  hinting = $state(false);
  /** Commands of this seat on their way. */
  busy = $state(0);
  width = $state(innerWidth);
  root: HTMLElement | null = null;
  readonly telling = new Telling();
  readonly choosing: Choosing;

  #count = 0;
  #opener: HTMLElement | null = null;
  #chatRead = $state(-1);

  constructor(readonly live: LiveTable) {
    this.choosing = new Choosing((option) => void this.play(option), () => settings.ask);
  }

  get words() {
    return this.live.words;
  }
  get scene(): Scene | null {
    return (this.shown?.scene as Scene | undefined) ?? null;
  }
  get phone(): boolean {
    return this.width < PHONE;
  }
  get wide(): boolean {
    return this.width >= WIDE;
  }
  /** Between 700 and 899 px the side column lies over the board. */
  get over(): boolean {
    return !this.phone && this.width < DRAWN_OVER;
  }

  index = $derived.by(() => new Index(this.scene ?? { game: "", panels: [] }));
  decision = $derived.by<Decision | null>(() => {
    if (this.telling.running || this.busy || this.shown !== this.live.sight) return null;
    return this.shown?.decision ?? null;
  });
  /** How many choices wait in each panel. */
  counts = $derived.by(() => {
    const lit = new Set(this.choosing.open.flatMap((option) => option.handles));
    const counts = new Map<string, number>();
    for (const id of lit) {
      const panel = this.index.panels.get(id);
      if (panel) counts.set(panel, (counts.get(panel) ?? 0) + 1);
    }
    return counts;
  });
  /** The option that would be played by a last word. */
  ready = $derived.by(() => this.choosing.chosen ?? (this.choosing.picks.length ? this.choosing.exact : null));
  /** Something waits for a last word: a held move, one that was chosen, or one that could end here or go on. */
  waits = $derived.by(() => !!this.shown?.held || !!this.ready);
  unread = $derived.by(() => this.live.chat.filter((line) => line.n > this.#chatRead && line.person !== this.live.you.person).length);

  // -- what is shown ---------------------------------------------------------------------------------------------------

  /** A new state came. */
  follow(sight: Sight | null, fresh: StepInfo[]): void {
    const before = this.shown;
    if (!sight || sight === before) return;
    if (!before || before.seat !== sight.seat || sight.at < before.at) {
      this.telling.stop();
      this.shown = sight;
      this.traced = new Set();
      return;
    }
    const table = this.live.table;
    const beats = beatsOf(fresh, table?.seats.length ?? 0, table?.opponents.length ?? 0);
    const told = () => this.#show(this.live.sight ?? sight, true);
    if (beats.length && settings.pace > 0) this.telling.start(beats, told);
    else if (!this.telling.running) {
      this.lately = fresh.findLast((step) => this.#isOther(step)) ?? null;
      this.#show(sight, !!this.lately);
    }
    this.#read(fresh);
  }

  #show(sight: Sight, trace: boolean): void {
    const before = this.index;
    const change = () => {
      this.shown = sight;
    };
    if (this.root) void glide(this.root, change);
    else change();
    if (trace) this.traced = this.index.changed(before);
    else this.traced = new Set();
    if (trace) sound.play("move");
  }

  /** While a turn is told: what the step speaks of. */
  trace(ids: readonly string[]): void {
    this.traced = new Set(ids.filter((id) => this.index.abroad(id)));
  }

  #isOther(step: StepInfo): boolean {
    return !step.undoes.length && !this.live.you.seats.includes(step.seat);
  }

  /** Aloud: what others did. */
  #read(fresh: readonly StepInfo[]): void {
    const others = fresh.filter((step) => step.seat !== this.live.seat || this.live.you.seats.length > 1);
    const said = others.flatMap((step) => step.events).map((event) => this.words.text(event.message));
    if (said.length) announcer.say(said.slice(-SHORT).join(" "));
  }

  /** A decision opened. */
  asked(decision: Decision | null): void {
    this.choosing.ask(decision);
    this.trayFolded = false;
    if (this.hint && this.hint.at !== this.shown?.at) this.hint = null;
    if (!decision || !this.scene) return;
    const zone = zoneFor(this.phone ? zones(this.scene) : halves(this.scene).zones, this.counts);
    if (zone) this.zone = zone;
    announcer.say(texts.say("say-your-turn", { prompt: this.words.text(decision.prompt) }));
    sound.play("turn");
  }

  // -- doing -----------------------------------------------------------------------------------------------------------

  async play(option: Option): Promise<void> {
    await this.#send(() => this.live.play(option.move));
  }

  async undo(): Promise<void> {
    if (this.busy) return;
    if (this.choosing.picks.length || this.choosing.chosen) return this.choosing.back();
    if (this.shown?.may_undo) return this.#send(() => this.live.undo());
    if (this.shown?.undo) this.refused(this.shown.undo);
  }

  async confirm(): Promise<void> {
    if (this.busy) return;
    if (this.shown?.held) return this.#send(() => this.live.confirm());
    if (this.ready) await this.play(this.ready);
  }

  async #send(order: () => Promise<Refusal | null>): Promise<void> {
    if (this.busy) return;
    this.busy++;
    const refusal = await order();
    this.busy--;
    if (refusal) this.refused(refusal);
  }

  /** Something over HTTP that may be refused. */
  async order<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (wrong) {
      if (wrong instanceof Refused && wrong.problem.refusal) this.refused(wrong.problem.refusal);
      else this.notice(wrong instanceof Refused ? wrong.sentence : texts.say("ui-error"));
      return null;
    }
  }

  async askHint(): Promise<void> {
    const { shown } = this;
    if (!shown?.decision || this.hinting) return;
    this.hinting = true;
    const path = `/api/tables/${this.live.id}/hint`;
    const found = await this.order(() => api.post<Omit<Findings, "at">>(path, { seat: shown.seat }));
    this.hinting = false;
    if (!found) return;
    this.hint = { ...found, at: shown.at };
    const best = shown.decision.options.find((option) => option.move === found.move);
    if (best) {
      this.choosing.pointed = best.handles;
      announcer.say(texts.say("page-hint-is", { move: labelOf(best, this.words) }));
    }
  }

  // -- notices ---------------------------------------------------------------------------------------------------------

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

  // -- what is open ----------------------------------------------------------------------------------------------------

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

const KEY = Symbol("desk");

export function setDesk(desk: Desk): Desk {
  setContext(KEY, desk);
  return desk;
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
