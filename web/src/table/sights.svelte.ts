/** What of a table is drawn: the latest sight, or the one before while an automatic opponent's turn is told. */
import { Choosing } from "../kit/choosing.svelte";
import { glide } from "../kit/glide";
import { announcer } from "../lib/announcer.svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import type { LiveTable } from "../lib/table.svelte";
import type { Option, Sight, StepInfo } from "../wire/messages";
import type { Scene } from "../wire/scene";
import { Index } from "./finding";
import { beatsOf, Telling } from "./telling.svelte";

const PHONE = 700;
const WIDE = 1440;
const DRAWN_OVER = 900;
const SHORT = 3; // sentences of others' moves that are read aloud

export abstract class Sights {
  shown = $state.raw<Sight | null>(null);
  /** What the last move of somebody else changed. */
  traced = $state.raw<ReadonlySet<string>>(new Set());
  /** The last step of somebody else, shown for a moment. */
  lately = $state.raw<StepInfo | null>(null);
  width = $state(innerWidth);
  root: HTMLElement | null = null;
  /** What was read aloud of the last moves: the question that follows is said behind it, not instead of it. */
  protected heard = "";
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
    this.heard = said.slice(-SHORT).join(" ");
    announcer.say(this.heard);
  }
}
