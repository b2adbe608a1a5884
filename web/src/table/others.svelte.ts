/**
 * What the others did since my last move: their last turns with what is marked on the board, and the latest of them once
 * more. The steps are known; which things they changed is asked from the server, so it is there after a reload too.
 */
import { announcer } from "../lib/announcer.svelte";
import { api } from "../lib/api.svelte";
import { settings } from "../lib/settings.svelte";
import type { LiveTable } from "../lib/liveTable.svelte";
import type { EventInfo, Snapshot } from "../wire/messages";
import type { Scene } from "../wire/scene";
import { SceneIndex } from "./sceneIndex";
import { outOfSight, traced, tracedDeeds, type TracedTurn, type TraceStep } from "./trace";
import { lastTurns, type Turn } from "./turns";

const STEP = 500; // ms between two steps when a turn is shown again

type Source = Pick<LiveTable, "id" | "table" | "story" | "words">;

interface Moment {
  scene: Scene;
  /** How many lines of the turn have been told then. */
  lines: number;
}

export class Others {
  /** The last turn of each of them, the latest at the end. */
  turns = $state.raw<readonly TracedTurn[]>([]);
  /** Moves that are told in the place of the last turns: those of the time somebody was away. */
  recalled = $state.raw<readonly TracedTurn[] | null>(null);
  /** What changed by itself. */
  alone = $state.raw<ReadonlySet<string>>(new Set());
  /** How many lines of the latest turn are drawn: all, but while it is shown again. */
  drawn = $state(Infinity);
  replaying = $state(false);
  /** The marks that are drawn, once it is known where their things lie. */
  #seen = $state.raw<{ turns: readonly TracedTurn[]; marks: readonly { side: number; number: number }[] } | null>(null);
  /** The turns for which it has been asked what they changed. */
  #traced = $state.raw<readonly TracedTurn[]>([]);
  #at = -1;
  #seat: number | null = null;
  #timer = 0;
  /** Counts what was begun and stopped: whatever waited meanwhile sees that its turn is over. */
  #runs = 0;

  /** `show`: the board of a moment, or that of now. */
  constructor(
    readonly live: Source,
    readonly show: (scene: Scene | null) => void,
  ) {}

  latest = $derived.by(() => this.turns.findLast((turn) => turn.latest) ?? null);

  /** What of the turns lies on no leaf in sight, by side. */
  beyond = $derived.by((): ReadonlyMap<number, readonly number[]> => {
    const known = this.#seen?.turns === this.turns && this.#traced === this.turns && !this.replaying;
    return known ? outOfSight(this.turns, this.#seen!.marks) : new Map();
  });

  /** These marks of these turns are drawn. */
  saw(turns: readonly TracedTurn[], marks: readonly { side: number; number: number }[]): void {
    if (turns !== this.turns) return;
    if (this.#seen?.turns !== turns || this.#seen.marks !== marks) this.#seen = { turns, marks };
  }

  /** The table is shown as it stands in this sight. */
  follow(sight: Snapshot): void {
    this.stop();
    this.#at = sight.at;
    this.#seat = sight.seat;
    const seats = this.live.table?.seats.length ?? 0;
    const turns = sight.over ? [] : lastTurns(this.live.story, sight.seat, seats);
    this.alone = new Set();
    this.turns = traced(turns, [], new SceneIndex(sight.scene)).turns;
    if (turns.length) void this.#trace(turns, sight);
  }

  async #trace(turns: readonly Turn[], sight: Snapshot): Promise<void> {
    const steps = await this.#changedSince(
      Math.min(...turns.flatMap((turn) => turn.lines.map((line) => line.at))),
      sight,
    );
    if (!steps) return;
    const { turns: marked, alone } = traced(turns, steps, new SceneIndex(sight.scene));
    this.turns = this.#traced = marked;
    this.alone = new Set(alone);
  }

  /** What the steps from this one on changed; nothing once the table shows something else. */
  async #changedSince(first: number, { at, seat }: Snapshot): Promise<TraceStep[] | null> {
    const path = `/api/tables/${this.live.id}/trace?since=${first - 1}${asSeat(seat)}`;
    const found = await api.get<{ steps: TraceStep[] }>(path).catch(() => null);
    return this.#at === at && this.#seat === seat ? (found?.steps ?? null) : null;
  }

  /** Mark what these moves did, numbered in their order, instead of the last turns. */
  async recall(deeds: readonly { at: number; seat: number }[], sight: Snapshot): Promise<void> {
    if (!deeds.length) return;
    const steps = await this.#changedSince(Math.min(...deeds.map(({ at }) => at)), sight);
    if (steps) this.recalled = tracedDeeds(deeds, steps, new SceneIndex(sight.scene));
  }
  forget(): void {
    this.recalled = null;
  }

  /** The latest turn once more, step by step; with less motion it is only said. */
  async replay(): Promise<void> {
    const { latest } = this;
    if (!latest || this.replaying) return;
    announcer.say(latest.lines.map(({ event }) => this.live.words.text(event.message)).join(" "));
    if (!settings.glides) return;
    this.replaying = true;
    const moments = await this.#moments(latest);
    if (!this.replaying || this.latest !== latest) return;
    if (moments.length) this.#step(moments, 0);
    else this.stop();
  }

  /** The boards of these steps one after the other, so many times as fast as a turn. */
  async run(steps: readonly number[], speed: number): Promise<void> {
    if (this.replaying) return;
    this.replaying = true;
    this.drawn = 0;
    const run = ++this.#runs;
    for (const at of steps) {
      const path = `/api/tables/${this.live.id}/frames?at=${at}${asSeat(this.#seat)}`;
      const answer = await api.get<{ frames: { scene: Scene }[] }>(path).catch(() => null);
      for (const { scene } of answer?.frames ?? []) {
        if (this.#runs !== run) return; // it was stopped, or another began
        this.show(scene);
        await new Promise((next) => (this.#timer = window.setTimeout(next, STEP / speed)));
      }
    }
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#runs++;
    if (!this.replaying) return;
    this.replaying = false;
    this.drawn = Infinity;
    this.show(null);
  }

  #step(moments: readonly Moment[], nth: number): void {
    const moment = moments[nth];
    if (!moment) return this.stop();
    this.drawn = moment.lines;
    this.show(moment.scene);
    this.#timer = window.setTimeout(() => this.#step(moments, nth + 1), STEP);
  }

  /** The boards of a turn, each with how much of it has been told. */
  async #moments(turn: TracedTurn): Promise<Moment[]> {
    const found: Moment[] = [];
    for (const at of new Set(turn.lines.map((line) => line.at))) {
      const path = `/api/tables/${this.live.id}/frames?at=${at}${asSeat(this.#seat)}`;
      type Frames = { before: Scene; frames: { events: EventInfo[]; scene: Scene }[] };
      const answer = await api.get<Frames>(path).catch(() => null);
      if (!answer?.frames.length) continue;
      let nth = 0;
      let before = answer.before;
      for (const frame of answer.frames) {
        nth += frame.events.length;
        const lines = turn.lines.filter((line) => line.at < at || (line.at === at && line.nth < nth)).length;
        if (lines && !found.length) found.push({ scene: before, lines: 0 });
        if (lines > (found.at(-1)?.lines ?? 0)) found.push({ scene: frame.scene, lines });
        before = frame.scene;
      }
    }
    return found;
  }
}

function asSeat(seat: number | null): string {
  return seat === null ? "" : `&seat=${seat}`;
}
