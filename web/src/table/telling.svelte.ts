/**
 * An automatic opponent's turn, told step by step: what it does, why, and which paragraph says so.
 *
 * The server sends the whole turn at once; the page asks for its moments and shows the board of each. Where none come,
 * the board stays as it was until the telling ends.
 */
import { settings } from "../lib/settings.svelte";
import type { EventInfo, StepInfo } from "../wire/messages";
import type { Scene } from "../wire/scene";

export interface Beat {
  event: EventInfo;
  /** The step of the play log it belongs to. */
  step: number;
  /** The move that set it off, done already when the telling begins. */
  before: boolean;
  /** The board right after it, once that is known. */
  scene?: Scene;
}

/** What was told at once, and the scene after it. */
export interface Moment {
  events: EventInfo[];
  scene: Scene;
}

type Owner = "player" | "opponent" | "nobody";

/** Whose deed an event is. Official opponents have the sides behind the seats. */
export function ownerOf(event: EventInfo, seats: number): Owner {
  if (event.side < 0) return "nobody";
  return event.side >= seats ? "opponent" : "player";
}

/** The turn of an official opponent inside these steps; nothing where there is none. */
export function beatsOf(steps: readonly StepInfo[], seats: number, opponents: number): Beat[] {
  if (!opponents) return [];
  const told = steps.flatMap((step) => step.events.map((event) => ({ event, step: step.at })));
  const owners = told.map(({ event }) => ownerOf(event, seats));
  const first = owners.indexOf("opponent");
  if (first < 0) return [];
  const last = owners.lastIndexOf("opponent");
  return told.slice(0, last + 1).map((each, n) => ({ ...each, before: n < first }));
}

/** A sentence without the paragraph in brackets at its end, in any language: it stands beside it as a link. */
export function withoutRule(sentence: string, rule: string): string {
  if (!rule) return sentence;
  const number = rule.replaceAll(".", "\\.");
  return sentence.replace(new RegExp(`\\s*\\([^()]*(?<![\\d.])${number}(?!\\.?\\d)[^()]*\\)(?=[.…]?\\s*$)`), "");
}

/** Seconds after which a turn should be told, however many steps it has. */
const LONGEST = 40;

export class Telling {
  beats = $state.raw<Beat[]>([]);
  /** The beat that is being told. */
  at = $state(0);
  paused = $state(false);
  #timer = 0;
  #end: () => void = () => {};

  get running(): boolean {
    return this.beats.length > 0;
  }

  get beat(): Beat | undefined {
    return this.beats[this.at];
  }

  /** Tell these; what comes while another turn is told is told after it. */
  start(beats: Beat[], end: () => void): void {
    this.#end = end;
    if (this.running) {
      this.beats = [...this.beats, ...beats];
      return;
    }
    this.beats = beats;
    this.paused = false;
    this.at = Math.max(0, beats.findIndex((beat) => !beat.before));
    this.#wait();
  }

  /** The moments of a step came: every beat of it gets its board, and the one that is being told its whole time. */
  illustrate(step: number, moments: readonly Moment[]): void {
    const scenes = moments.flatMap((moment) => moment.events.map(() => moment.scene));
    let n = 0;
    this.beats = this.beats.map((beat) => (beat.step === step ? { ...beat, scene: scenes[n++] ?? beat.scene } : beat));
    if (this.beat?.step === step) this.#wait();
  }

  /** The board before a beat: of the last moment before its own. */
  sceneBefore(beat: Beat): Scene | undefined {
    return this.beats.slice(0, this.beats.indexOf(beat)).findLast((each) => each.scene && each.scene !== beat.scene)?.scene;
  }

  after(beat: Beat): Beat[] {
    return this.beats.slice(this.beats.indexOf(beat) + 1);
  }

  next(): void {
    if (this.at + 1 >= this.beats.length) this.all();
    else {
      this.at++;
      this.#wait();
    }
  }

  /** One step back, to read it again. */
  back(): void {
    if (this.at === 0) return;
    this.at--;
    this.paused = true;
    clearTimeout(this.#timer);
  }

  pause(): void {
    this.paused = !this.paused;
    this.#wait();
  }

  /** All at once. */
  all(): void {
    clearTimeout(this.#timer);
    if (!this.running) return;
    this.beats = [];
    this.at = 0;
    this.#end();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.beats = [];
  }

  /** Milliseconds for one beat: a very long turn is told faster, so that it ends. */
  #pause(): number {
    return Math.min(settings.pace, Math.max(0.5, LONGEST / this.beats.length)) * 1000;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.paused && this.running) this.#timer = window.setTimeout(() => this.next(), this.#pause());
  }
}
