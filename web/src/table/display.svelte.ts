/** What of a table is drawn: the latest sight, or the one before while an automatic opponent's turn is told. */
import { glide } from "../kit/glide";
import { announcer } from "../lib/announcer.svelte";
import { api } from "../lib/api.svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import type { LiveTable } from "../lib/liveTable.svelte";
import { texts } from "../lib/texts.svelte";
import type { Snapshot, StepInfo } from "../wire/messages";
import type { Scene } from "../wire/scene";
import { SceneIndex } from "./sceneIndex";
import { beatsOf, Narration, type Beat, type Moment } from "./narration.svelte";
import { Others } from "./others.svelte";
import { Illuminations } from "./illuminations.svelte";
import { growths, ownGrowths, Payoffs, type Growth } from "./payoffs.svelte";
import type { TracedTurn } from "./trace";

const LEAD = 400; // ms the board before a step is shown, for each second of a beat
const SAID = 3000; // ms the last step of somebody else is said
const NOTHING: ReadonlySet<string> = new Set();
const SHORT = 3; // sentences of others' moves that are read aloud

/** What it needs to know of the table. */
type Source = Pick<LiveTable, "id" | "table" | "sight" | "seat" | "story" | "you" | "words">;

export class Display {
  shown = $state.raw<Snapshot | null>(null);
  /** The board of the moment that is being told, instead of that of `shown`. */
  moment = $state.raw<Scene | null>(null);
  /** What a step that is told is about. */
  #told = $state.raw<ReadonlySet<string>>(new Set());
  /** The last step of somebody else, shown for a moment. */
  lately = $state.raw<StepInfo | null>(null);
  /** Where the board is drawn, once it is. */
  root: HTMLElement | null = null;
  #heard = "";
  /** What my own move brought me, until it is read aloud. */
  #brought: readonly Growth[] = [];
  #lead = 0;
  #silence = 0;
  readonly narration = new Narration();
  /** What the last moves brought. */
  readonly payoffs = new Payoffs();
  /** The big moments. */
  readonly illuminations = new Illuminations();
  /** What was touched for my own move. */
  touched: readonly string[] = [];
  /** What others did since my last move. */
  readonly others: Others;

  constructor(readonly live: Source) {
    this.others = new Others(live, (scene) => this.#change(() => (this.moment = scene)));
  }

  /** What changed by itself, or what a step that is told is about: outlined in ink. */
  traced = $derived.by(() => {
    if (this.narration.running) return this.#told;
    return this.others.replaying ? NOTHING : this.others.alone;
  });

  /** Whether the board shows what has been, and nothing can be chosen on it. */
  get telling(): boolean {
    return this.narration.running || this.others.replaying;
  }

  /** What is drawn over the board: the others' last turns, or what an automatic opponent searches just now. */
  marked = $derived.by((): readonly TracedTurn[] => {
    const { beat } = this.narration;
    return beat ? searchOf(beat) : (this.others.recalled ?? this.others.turns);
  });

  get scene(): Scene | null {
    return this.moment ?? this.#standing;
  }
  /** The board of the sight itself. */
  get #standing(): Scene | null {
    return this.shown?.scene ?? null;
  }
  index = $derived.by(() => indexOf(this.scene));

  /** Outline these things, until something else changes. */
  outline(ids: readonly string[]): void {
    this.traced = new Set(ids);
  }

  /** A new state came. */
  follow(sight: Snapshot | null, fresh: StepInfo[]): void {
    const before = this.shown;
    if (!sight || sight === before) return;
    this.#brought = [];
    if (!before || before.seat !== sight.seat || sight.at < before.at) {
      this.narration.stop();
      clearTimeout(this.#lead);
      this.moment = null;
      this.shown = sight;
      this.others.follow(sight);
      return;
    }
    const table = this.live.table;
    const ends = !before.over && sight.result;
    const beats = beatsOf(fresh, table?.seats.length ?? 0, table?.opponents.length ?? 0);
    const told = () => this.#show(this.live.sight ?? sight, true, fresh);
    if (beats.length && !settings.isAtOnce(this.live.you.person, table?.game ?? "")) {
      this.narration.start(beats, () => {
        told();
        if (ends) this.illuminations.seeEnd(ends);
      });
      const inBeats = new Set(beats.map((beat) => beat.event));
      this.illuminations.see(fresh.map(({ events }) => ({ events: events.filter((event) => !inBeats.has(event)) })));
      for (const step of new Set(beats.map((beat) => beat.step))) void this.#illustrate(step, sight.seat);
    } else if (!this.narration.running) {
      const lately = fresh.findLast((step) => step.events.length && this.#isOther(step)) ?? null;
      this.#say(lately);
      this.#show(sight, !!lately, fresh);
      if (ends) this.illuminations.seeEnd(ends);
      else this.illuminations.see(fresh);
    }
    this.#read(fresh);
  }

  /** The moments of a step that is told. Without them it is told as well, only without pictures. */
  async #illustrate(step: number, seat: number | null): Promise<void> {
    const asSeat = seat === null ? "" : `&seat=${seat}`;
    const path = `/api/tables/${this.live.id}/frames?at=${step}${asSeat}`;
    const found = await api.get<{ before: Scene; frames: Moment[] }>(path).catch(() => null);
    if (found?.frames.length && this.shown?.seat === seat) this.narration.illustrate(step, found.before, found.frames);
  }

  #change(change: () => void, then: () => void = () => undefined): void {
    if (this.root) void glide(this.root, change).then(then);
    else change();
  }

  /** A step is said for a moment, whatever moves on the page or does not. */
  #say(step: StepInfo | null): void {
    clearTimeout(this.#silence);
    this.lately = step;
    if (step) this.#silence = window.setTimeout(() => (this.lately = null), SAID);
  }

  #show(sight: Snapshot, trace: boolean, fresh: readonly StepInfo[] = []): void {
    clearTimeout(this.#lead);
    this.others.stop();
    const undone = fresh.some((step) => step.undoes.length);
    const brought = this.scene && !undone ? growths(this.scene, sight.scene) : [];
    this.#brought = ownGrowths(brought, sight.scene);
    const from = this.#source(fresh);
    if (this.root) this.payoffs.expect(brought);
    this.#change(
      () => {
        this.moment = null;
        this.shown = sight;
      },
      () => this.payoffs.pay(from),
    );
    this.others.follow(sight);
    if (trace) sound.play("move");
  }

  /** Where gains come from: what I touched last, or what the moves of others speak of. */
  #source(fresh: readonly StepInfo[]): DOMRect | null {
    const spoken = fresh.flatMap((step) => step.events.flatMap(({ message }) => this.index.touched(message)));
    const ids = [...this.touched.toReversed(), ...spoken];
    this.touched = [];
    for (const id of ids) {
      const box = this.root?.querySelector(`[data-thing="${CSS.escape(id)}"]`)?.getBoundingClientRect();
      if (box?.width) return box;
    }
    return null;
  }

  /**
   * While a turn is told: the board after this step. What the moment takes away stays until the step that speaks of it,
   * and before the first step the player's own move is seen for a while.
   */
  tell(beat: Beat): void {
    clearTimeout(this.#lead);
    this.illuminations.see([{ events: [beat.event] }]);
    const { scene } = beat;
    const { earlier } = beat;
    if (!scene || !earlier) return this.#picture(beat, scene);
    const [was, is] = [indexOf(earlier), indexOf(scene)];
    const takes = (each: Beat) => each.scene === scene && was.lost(each.event.message, is).length > 0;
    if (this.narration.after(beat).some(takes)) return this.#picture(beat, earlier);
    const first = !this.moment;
    if (!first && !takes(beat)) return this.#picture(beat, scene);
    this.#picture(beat, earlier);
    this.#lead = window.setTimeout(() => this.#picture(beat, scene), Math.max(1, settings.pace) * LEAD);
  }

  /** A board of a step, with an outline around what the step speaks of and has changed. */
  #picture(beat: Beat, scene: Scene | undefined): void {
    if (scene && scene !== this.moment) this.#change(() => (this.moment = scene));
    const before = beat.earlier ?? this.#standing;
    const changed = scene && scene === beat.scene ? this.index.changed(indexOf(before)) : new Set<string>();
    const spoken = this.index.touched(beat.event.message).filter((id) => this.index.abroad(id));
    const both = spoken.filter((id) => changed.has(id));
    this.#told = new Set(both.length ? both : spoken.length ? spoken : changed);
  }

  /** What was read aloud of the last moves, once: the question that follows is said behind it, not instead of it. */
  takeHeard(): string {
    const heard = this.#heard;
    this.#heard = "";
    return heard;
  }

  /** `silver 3, plus 2` */
  #gain({ counter, by }: Growth): string {
    const { words } = this.live;
    return texts.say("web-table-gain", { name: words.label(counter.label), value: counter.value, gain: by });
  }

  #isOther(step: StepInfo): boolean {
    return !step.undoes.length && !this.live.you.seats.includes(step.seat);
  }

  /** Aloud: what others did. */
  #read(fresh: readonly StepInfo[]): void {
    const others = fresh.filter((step) => step.seat !== this.live.seat || this.live.you.seats.length > 1);
    const said = others.flatMap((step) => step.events).map((event) => this.live.words.text(event.message));
    if (!others.length) said.push(...this.#brought.map((each) => this.#gain(each)));
    this.#heard = said.slice(-SHORT).join(" ");
    announcer.say(this.#heard);
  }
}

/** What a step of an automatic opponent looked at, one after the other, as the lines of a turn are drawn. */
function searchOf({ event, step, nth }: Beat): readonly TracedTurn[] {
  const lines = event.points.map((id, n) => {
    const before = event.points[n - 1];
    const mark = { id, spot: { panel: "" }, ...(before ? { from: { panel: "", on: before } } : {}) };
    return { event, at: step, nth, number: n + 1, marks: [mark] };
  });
  return lines.length ? [{ side: event.side, from: step, latest: true, lines }] : [];
}

function indexOf(scene: Scene | null): SceneIndex {
  return new SceneIndex(scene ?? { game: "", panels: [] });
}
