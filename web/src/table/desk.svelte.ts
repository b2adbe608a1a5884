/** Everything the table page knows and does beside the table itself. */
import { getContext, setContext } from "svelte";
import { Choosing } from "../kit/choosing.svelte";
import { announcer } from "../lib/announcer.svelte";
import { api, ApiError } from "../lib/api.svelte";
import { percent, type Findings } from "../lib/analysis";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import type { LiveTable } from "../lib/liveTable.svelte";
import { texts } from "../lib/texts.svelte";
import type { Decision, Option, Refusal } from "../wire/messages";
import type { Zone } from "../wire/scene";
import { labelOf } from "./choices";
import { columns, columnsBesideLog, halves, ownLeaf, stack, zoneFor, zones } from "./layout";
import { Away } from "./away.svelte";
import { Overlays } from "./overlays.svelte";
import { now } from "./clocks.svelte";
import { Display } from "./display.svelte";
import type { Ending } from "./ending.svelte";
import { RematchState } from "./rematch.svelte";
import { stepped } from "./steps";
import { Viewport } from "./viewport.svelte";

export class Desk {
  readonly viewport: Viewport;
  /** What of the table is drawn. */
  readonly display: Display;
  /** What of the decision has been touched. */
  readonly choosing: Choosing;
  /** What lies open over the table. */
  readonly overlays: Overlays;
  /** Whether the match is played again, once it is over. */
  readonly rematch: RematchState;
  /** What happened while this person was away. */
  readonly away: Away;
  /** Advice, and the length of the play log it was given at. */
  hint = $state.raw<(Findings & { at: number }) | null>(null);
  /** The advice that is lit on the board, until something else is asked. */
  advised = $state.raw<Option | null>(null);
  hinting = $state(false);
  /** The answer a stepper stands at, once somebody has begun to choose it. */
  step = $state.raw<Option | null>(null);
  /** Under a guide: the answer it asks for, or null while it only shows something. Without a guide: undefined. */
  lesson = $state.raw<Option | null | undefined>(undefined);
  /** Legal answers that lie nowhere on the table, or whose things have all been touched: one stepper for those that
   *  differ in a number, and buttons. Where all that lies on the table is one number to be chosen, and that comes first
   *  (a raise, before passing), nothing needs to be touched for it either. */
  loose = $derived.by(() => {
    const { open } = this.choosing;
    const going = open.filter((option) => option.outcome !== "end");
    const lying = stepped(going.filter((option) => !this.isLoose(option)));
    const numberOnly = lying.steps.length === 1 && !lying.rest.length && !this.isLoose(open[0]!);
    return stepped(numberOnly ? going : going.filter((option) => this.isLoose(option)));
  });
  /** The answers that end the turn, pass or decline; they stand apart from the others, also while they are refused. */
  endings = $derived.by(() => {
    const all = this.choosing.decision?.options.filter((option) => option.outcome === "end") ?? [];
    const open = all.filter((option) => !option.refusal);
    return open.length ? open : all.slice(0, 1);
  });
  /** The only answer there is: nothing else is left to be done. */
  only = $derived.by(() => {
    const open = this.choosing.decision?.options.filter((option) => !option.refusal) ?? [];
    return open.length === 1 ? open[0]! : null;
  });
  /** What is told of the match while its end is looked at. */
  ending = $state.raw<Ending | null>(null);
  /** Commands of this seat on their way. */
  busy = $state(0);

  decision = $derived.by<Decision | null>(() => {
    if (this.display.telling || this.busy || this.lent || this.display.shown !== this.live.sight) return null;
    return this.display.shown?.decision ?? null;
  });
  /** What may be answered now: nothing while a guide shows something. */
  asking = $derived.by(() => (this.lesson === null ? null : this.decision));
  /** The bot that plays for this seat. */
  lent = $derived.by(() => this.live.table?.seats[this.display.shown?.seat ?? -1]?.bot ?? null);
  /** How many choices wait in each panel. */
  counts = $derived.by(() => {
    const lit = new Set(this.choosing.open.flatMap((option) => option.handles));
    const counts = new Map<string, number>();
    for (const id of lit) {
      const panel = this.display.index.panels.get(id);
      if (panel) counts.set(panel, (counts.get(panel) ?? 0) + 1);
    }
    return counts;
  });
  /** The option that would be played by a last word: what a guide asks for comes before what could end here. */
  ready = $derived.by(() => {
    const { chosen, picks, exact, open, lead } = this.choosing;
    const asked = open.find((option) => option.move === lead?.move);
    const whole = asked && !this.choosing.missing(asked).length ? asked : lead ? null : exact;
    return chosen ?? this.step ?? (picks.length ? whole : null);
  });
  /** What Enter plays. */
  enters = $derived.by(() => this.waits || !!this.only);
  /** Something waits for a last word: a held move, one that was chosen, or one that could end here or go on. */
  waits = $derived.by(() => !!this.display.shown?.held || !!this.ready);

  /** The leaves of the stage, and what is found in tabs beside or below them. */
  parts = $derived.by(() => {
    const { scene } = this.display;
    const { layout } = this.viewport;
    if (!scene) return { leaves: [], zones: [] };
    if (layout === "large") return { leaves: columnsBesideLog(scene), zones: [] };
    if (layout === "wide") return { leaves: columns(scene), zones: [] };
    if (layout === "stacked") return stack(scene);
    const { board, zones: rest } = halves(scene);
    return { leaves: [board], zones: rest };
  });
  /** The leaf on which an automatic opponent's turn is told, in the place of one's own things; -1: it lies over others. */
  toldOn = $derived.by(() => {
    const { scene, narration } = this.display;
    if (!scene || !narration.running || this.viewport.phone || !this.opponentsPanel) return -1;
    return ownLeaf(scene, this.parts.leaves);
  });
  /** What lies before the automatic opponent. */
  opponentsPanel = $derived.by(() => {
    const seats = this.live.table?.seats.length ?? 0;
    const found = this.display.scene?.panels.find((panel) => panel.role === "others" && (panel.seat ?? -1) >= seats);
    return found ?? null;
  });

  constructor(
    readonly live: LiveTable,
    viewport = new Viewport(),
  ) {
    this.viewport = viewport;
    this.viewport.leaves = () => (this.display.scene ? columns(this.display.scene) : []);
    this.display = new Display(live);
    this.rematch = new RematchState(live, () => now.ms);
    this.away = new Away(live);
    this.choosing = new Choosing(
      (option) => void this.play(option),
      () => settings.ask,
    );
    // What was advised stays lit when the drawer is gone.
    this.overlays = new Overlays(live, this.display, viewport, this.choosing, () => this.advised?.handles ?? []);
  }

  get words() {
    return this.live.words;
  }

  /** The tabs there are in this window. */
  get zones(): Zone[] {
    const { scene } = this.display;
    if (!scene || this.viewport.wide) return [];
    if (this.viewport.phone) return zones(scene);
    return this.viewport.layout === "stacked" ? stack(scene).zones : halves(scene).zones;
  }
  /** The tab that lies open: the one that is asked for, else where the choices are, else the first. */
  get openZone(): string {
    const { zones } = this;
    const known = [...zones.map((zone) => zone.id), "log", "chat"];
    if (known.includes(this.overlays.zone)) return this.overlays.zone;
    return zoneFor(zones, this.counts) ?? zones[0]?.id ?? "log";
  }

  isLoose(option: Option): boolean {
    return !option.handles.some((id) => this.display.index.panels.has(id) && !this.choosing.picks.includes(id));
  }

  /** A decision opened. */
  asked(decision: Decision | null): void {
    this.choosing.ask(decision);
    this.overlays.trayFolded = false;
    if (this.hint && this.hint.at !== this.display.shown?.at) this.hint = null;
    if (this.advised && !decision?.options.includes(this.advised)) this.advised = null;
    const { scene } = this.display;
    if (!decision || !scene) return;
    const zone = zoneFor(this.zones, this.counts);
    if (zone) this.overlays.zone = zone;
    const turn = texts.say("say-your-turn", { prompt: this.words.text(decision.prompt) });
    const heard = this.display.takeHeard();
    announcer.say(heard ? `${heard} ${turn}` : turn);
    sound.play("turn");
  }

  /** What touching a thing would come to, in words: as what is in hand would lie there, else points at once. */
  tag(id: string): string | undefined {
    const thing = this.display.index.things.get(id);
    const ghosts = thing?.kind === "piece" ? (thing.ghosts ?? []) : [];
    const ghost = ghosts.find((each) => this.choosing.picks.includes(each.of));
    if (!ghost) return this.choosing.picks.includes(id) ? undefined : this.#points(id);
    const points = this.#change(this.display.shown?.worth[ghost.move] ?? 0);
    return [ghost.note && this.words.text(ghost.note), points].filter(Boolean).join(", ") || undefined;
  }

  /** Points at once, where every way a thing leads to brings or costs the same. */
  #points(id: string): string | undefined {
    const changes = new Set(this.choosing.leadsTo(id).map((option) => this.display.shown?.worth[option.move] ?? 0));
    const [change] = changes;
    return changes.size === 1 ? this.#change(change ?? 0) : undefined;
  }

  /** `+3 points` */
  #change(change: number): string | undefined {
    if (!change) return undefined;
    const unit = this.words.has("count-score") ? "count-score" : "count-points";
    return `${change > 0 ? "+" : "−"}${this.words.say(unit, { count: Math.abs(change) })}`;
  }

  async play(option: Option): Promise<void> {
    this.display.touched = option.handles;
    await this.#send(() => this.live.play(option.move));
  }

  async undo(): Promise<void> {
    if (this.busy) return;
    if (this.choosing.picks.length || this.choosing.chosen) return this.choosing.back();
    if (this.display.shown?.may_undo) return this.#send(() => this.live.undo());
    if (this.display.shown?.undo) this.overlays.refused(this.display.shown.undo);
  }

  async confirm(): Promise<void> {
    if (this.busy) return;
    if (this.display.shown?.held) return this.#send(() => this.live.confirm());
    const last = this.ready ?? this.only;
    if (last) await this.play(last);
  }

  async #send(order: () => Promise<Refusal | null>): Promise<void> {
    if (this.busy) return;
    this.busy++;
    const refusal = await order();
    this.busy--;
    if (refusal) this.overlays.refused(refusal);
  }

  /** Something over HTTP that may be refused. */
  async order<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (wrong) {
      if (wrong instanceof ApiError && wrong.problem.refusal) this.overlays.refused(wrong.problem.refusal);
      else this.overlays.notice(wrong instanceof ApiError ? wrong.sentence : texts.say("ui-error"));
      return null;
    }
  }

  async askHint(): Promise<void> {
    const { shown } = this.display;
    if (!shown?.decision || this.hinting) return;
    this.hinting = true;
    const path = `/api/tables/${this.live.id}/hint`;
    const found = await this.order(() => api.post<Findings>(path, { seat: shown.seat }));
    this.hinting = false;
    if (!found) {
      if (this.overlays.drawer === "hint") this.overlays.close(); // the notice says why
      return;
    }
    this.hint = { ...found, at: shown.at };
    const [first] = found.prospects;
    const best = shown.decision.options.find((option) => option.move === first?.move);
    if (!first || !best) return;
    const points = texts.say("web-table-hint-points", { points: Math.round(first.points) });
    announcer.say(
      texts.say("web-table-hint-row", { move: labelOf(best, this.words), percent: percent(first.chance), points }),
    );
  }

  /** The seat for which the match waits although nobody sits there, or whose time is up. */
  absent = $derived.by(() => {
    const { shown } = this.display;
    const asked = shown?.over ? [] : (shown?.waiting ?? []);
    for (const seat of asked) {
      const chair = this.live.table?.seats[seat];
      if (!chair || chair.bot || this.live.you.seats.includes(seat)) continue;
      if (!chair.person) return { seat, empty: true };
      if (shown?.clocks?.[seat]?.ran_out) return { seat, empty: false };
    }
    return null;
  });
  #waits = $state(-1);
  /** Whether the way on is offered: not to whoever has chosen to wait, until the match has gone on. */
  get offersAbsent(): boolean {
    return !!this.absent && !this.asking && this.#waits !== this.display.shown?.at;
  }
  wait(): void {
    this.#waits = this.display.shown?.at ?? -1;
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
