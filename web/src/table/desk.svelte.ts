/** Everything the table page knows and does beside the table itself. */
import { getContext, setContext } from "svelte";
import { announcer } from "../lib/announcer.svelte";
import { api, Refused } from "../lib/api.svelte";
import { percent, type Findings } from "../lib/findings";
import { sound } from "../lib/sound";
import { texts } from "../lib/texts.svelte";
import type { Decision, Option, Refusal } from "../wire/messages";
import { labelOf } from "./choices";
import { halves, zoneFor, zones } from "./layout";
import { Openings } from "./openings.svelte";
import { stepped } from "./steps";

export type { Drawer } from "./openings.svelte";

export class Desk extends Openings {
  /** Advice, and the length of the play log it was given at. */
  hint = $state.raw<(Findings & { at: number }) | null>(null);
  /** The advice that is lit on the board, until something else is asked. */
  advised = $state.raw<Option | null>(null);
  hinting = $state(false);
  /** The answer a stepper stands at, once somebody has begun to choose it. */
  step = $state.raw<Option | null>(null);
  /** Legal answers that lie nowhere on the table, or whose things have all been touched: one stepper for those that
   *  differ in a number, and buttons. Where all that lies on the table is one number to be chosen, and that comes first
   *  (a raise, before passing), nothing needs to be touched for it either. */
  loose = $derived.by(() => {
    const { open } = this.choosing;
    const lying = stepped(open.filter((option) => !this.isLoose(option)));
    const numberOnly = lying.steps.length === 1 && !lying.rest.length && !this.isLoose(open[0]!);
    return stepped(numberOnly ? open : open.filter((option) => this.isLoose(option)));
  });
  /** Commands of this seat on their way. */
  busy = $state(0);

  decision = $derived.by<Decision | null>(() => {
    if (this.telling.running || this.busy || this.lent || this.shown !== this.live.sight) return null;
    return this.shown?.decision ?? null;
  });
  /** The bot that plays for this seat. */
  lent = $derived.by(() => this.live.table?.seats[this.shown?.seat ?? -1]?.bot ?? null);
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
  ready = $derived.by(() => this.choosing.chosen ?? this.step ?? (this.choosing.picks.length ? this.choosing.exact : null));
  /** Something waits for a last word: a held move, one that was chosen, or one that could end here or go on. */
  waits = $derived.by(() => !!this.shown?.held || !!this.ready);

  isLoose(option: Option): boolean {
    return !option.handles.some((id) => this.index.panels.has(id) && !this.choosing.picks.includes(id));
  }

  /** A decision opened. */
  asked(decision: Decision | null): void {
    this.choosing.ask(decision);
    this.trayFolded = false;
    if (this.hint && this.hint.at !== this.shown?.at) this.hint = null;
    if (this.advised && !decision?.options.includes(this.advised)) this.advised = null;
    if (!decision || !this.scene) return;
    const zone = zoneFor(this.phone ? zones(this.scene) : halves(this.scene).zones, this.counts);
    if (zone) this.zone = zone;
    const turn = texts.say("say-your-turn", { prompt: this.words.text(decision.prompt) });
    announcer.say(this.heard ? `${this.heard} ${turn}` : turn);
    this.heard = "";
    sound.play("turn");
  }

  /** What touching a thing would bring or cost in points at once, where every way it leads to does the same. */
  tag(id: string): string | undefined {
    const changes = new Set(this.choosing.leadsTo(id).map((option) => this.shown?.worth[option.move] ?? 0));
    const [change] = changes;
    if (changes.size !== 1 || !change) return undefined;
    return change > 0 ? `+${change}` : `−${-change}`;
  }

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
    const found = await this.order(() => api.post<Findings>(path, { seat: shown.seat }));
    this.hinting = false;
    if (!found) {
      if (this.drawer === "hint") this.close(); // the notice says why
      return;
    }
    this.hint = { ...found, at: shown.at };
    const [first] = found.prospects;
    const best = shown.decision.options.find((option) => option.move === first?.move);
    if (!first || !best) return;
    const points = texts.say("web-table-hint-points", { points: Math.round(first.points) });
    announcer.say(texts.say("web-table-hint-row", { move: labelOf(best, this.words), percent: percent(first.chance), points }));
  }

  /** What was advised stays lit when the drawer is gone. */
  override close(): void {
    super.close();
    if (this.advised) this.point(this.advised.handles);
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
