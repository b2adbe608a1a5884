/** What of a table is drawn: the latest sight, or the one before while an automatic opponent's turn is told. */
import { Choosing } from "../kit/choosing.svelte";
import { glide } from "../kit/glide";
import { announcer } from "../lib/announcer.svelte";
import { api } from "../lib/api.svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import type { LiveTable } from "../lib/table.svelte";
import type { Option, Sight, StepInfo } from "../wire/messages";
import type { Scene } from "../wire/scene";
import { Index } from "./finding";
import { beatsOf, Telling, type Beat, type Moment } from "./telling.svelte";

const PHONE = 700;
const WIDE = 1440;
const DRAWN_OVER = 900;
const LEAD = 400; // ms the board before a step is shown, for each second of a beat
const SHORT = 3; // sentences of others' moves that are read aloud

export abstract class Sights {
  shown = $state.raw<Sight | null>(null);
  /** The board of the moment that is being told, instead of that of `shown`. */
  moment = $state.raw<Scene | null>(null);
  /** What the last move of somebody else changed. */
  traced = $state.raw<ReadonlySet<string>>(new Set());
  /** The last step of somebody else, shown for a moment. */
  lately = $state.raw<StepInfo | null>(null);
  width = $state(innerWidth);
  root: HTMLElement | null = null;
  /** What was read aloud of the last moves: the question that follows is said behind it, not instead of it. */
  protected heard = "";
  #lead = 0;
  readonly telling = new Telling();
  readonly choosing: Choosing;

  constructor(readonly live: LiveTable) {
    this.choosing = new Choosing((option) => void this.play(option), () => settings.ask);
  }

  abstract play(option: Option): Promise<void>;

  get words() {
    return this.live.words;
  }
  get scene(): Scene | null {
    return this.moment ?? this.#standing;
  }
  /** The board of the sight itself. */
  get #standing(): Scene | null {
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

  index = $derived.by(() => indexOf(this.scene));

  /** A new state came. */
  follow(sight: Sight | null, fresh: StepInfo[]): void {
    const before = this.shown;
    if (!sight || sight === before) return;
    if (!before || before.seat !== sight.seat || sight.at < before.at) {
      this.telling.stop();
      clearTimeout(this.#lead);
      this.moment = null;
      this.shown = sight;
      this.traced = new Set();
      return;
    }
    const table = this.live.table;
    const beats = beatsOf(fresh, table?.seats.length ?? 0, table?.opponents.length ?? 0);
    const told = () => this.#show(this.live.sight ?? sight, true);
    if (beats.length && settings.pace > 0) {
      this.telling.start(beats, told);
      for (const step of new Set(beats.map((beat) => beat.step))) void this.#illustrate(step, sight.seat);
    } else if (!this.telling.running) {
      this.lately = fresh.findLast((step) => step.events.length && this.#isOther(step)) ?? null;
      this.#show(sight, !!this.lately);
    }
    this.#read(fresh);
  }

  /** The moments of a step that is told. Without them it is told as well, only without pictures. */
  async #illustrate(step: number, seat: number | null): Promise<void> {
    const eyes = seat === null ? "" : `&seat=${seat}`;
    const path = `/api/tables/${this.live.id}/frames?at=${step}${eyes}`;
    const found = await api.get<{ frames: Moment[] }>(path).catch(() => null);
    if (found?.frames.length && this.shown?.seat === seat) this.telling.illustrate(step, found.frames);
  }

  #change(change: () => void): void {
    if (this.root) void glide(this.root, change);
    else change();
  }

  #show(sight: Sight, trace: boolean): void {
    clearTimeout(this.#lead);
    const before = indexOf(this.#standing);
    this.#change(() => {
      this.moment = null;
      this.shown = sight;
    });
    if (trace) this.traced = this.index.changed(before);
    else this.traced = new Set();
    if (trace) sound.play("move");
  }

  /**
   * While a turn is told: the board after this step. What the moment takes away stays until the step that speaks of it,
   * and before the first step the player's own move is seen for a while.
   */
  tell(beat: Beat): void {
    clearTimeout(this.#lead);
    const { scene } = beat;
    const earlier = this.telling.sceneBefore(beat);
    if (!scene || !earlier) return this.#picture(beat, scene);
    const [was, is] = [indexOf(earlier), indexOf(scene)];
    const takes = (each: Beat) => each.scene === scene && was.lost(each.event.message, is).length > 0;
    if (this.telling.after(beat).some(takes)) return this.#picture(beat, earlier);
    const first = !this.moment;
    if (!first && !takes(beat)) return this.#picture(beat, scene);
    this.#picture(beat, earlier);
    this.#lead = window.setTimeout(() => this.#picture(beat, scene), settings.pace * LEAD);
  }

  /** A board of a step, with an outline around what the step speaks of and has changed. */
  #picture(beat: Beat, scene: Scene | undefined): void {
    if (scene && scene !== this.moment) this.#change(() => (this.moment = scene));
    const before = this.telling.sceneBefore(beat) ?? this.#standing;
    const changed = scene && scene === beat.scene ? this.index.changed(indexOf(before)) : new Set<string>();
    const spoken = this.index.touched(beat.event.message).filter((id) => this.index.abroad(id));
    const both = spoken.filter((id) => changed.has(id));
    this.traced = new Set(both.length ? both : spoken.length ? spoken : changed);
  }

  #isOther(step: StepInfo): boolean {
    return !step.undoes.length && !this.live.you.seats.includes(step.seat);
  }

  /** Aloud: what others did. */
  #read(fresh: readonly StepInfo[]): void {
    const others = fresh.filter((step) => step.seat !== this.live.seat || this.live.you.seats.length > 1);
    const said = others.flatMap((step) => step.events).map((event) => this.words.text(event.message));
    this.heard = said.slice(-SHORT).join(" ");
    announcer.say(this.heard);
  }
}

function indexOf(scene: Scene | null): Index {
  return new Index(scene ?? { game: "", panels: [] });
}
