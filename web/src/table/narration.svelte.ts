/**
 * The turns of an automatic opponent, told step by step: what it does, why, and which paragraph says so.
 *
 * The server sends them whole; the page asks for their moments and shows the board of each. Where none come, the board
 * stays as it was until the telling ends. What players do and what the round does by itself are no steps.
 */
import { BY_HAND, settings } from "../lib/settings.svelte";
import type { EventInfo, StepInfo } from "../wire/messages";
import type { Scene } from "../wire/scene";
import { gathered } from "./turns";

export interface Beat {
  event: EventInfo;
  /** The step of the play log it belongs to, and as which of its events. */
  step: number;
  nth: number;
  /** Which of the turns that are told, from 0. */
  turn: number;
  /** The board right after it and the one before that, once they are known. */
  scene?: Scene;
  earlier?: Scene;
}

/** What was told at once, and the scene after it. */
export interface Moment {
  events: EventInfo[];
  scene: Scene;
}

/** The turns of official opponents inside these steps; they have the sides behind the seats. */
export function beatsOf(steps: readonly StepInfo[], seats: number, opponents: number): Beat[] {
  if (!opponents) return [];
  return gathered(steps, seats)
    .filter((turn) => turn.side >= seats)
    .flatMap((turn, n) => turn.lines.map(({ event, at, nth }) => ({ event, step: at, nth, turn: n })));
}

/** A sentence without the paragraph in brackets at its end, in any language: it stands beside it as a link. */
export function withoutRule(sentence: string, rule: string): string {
  if (!rule) return sentence;
  const number = rule.replaceAll(".", "\\.");
  return sentence.replace(new RegExp(`\\s*\\([^()]*(?<![\\d.])${number}(?!\\.?\\d)[^()]*\\)(?=[.…]?\\s*$)`), "");
}

/** Seconds after which a turn should be told, however many steps it has. */
const LONGEST = 40;

export class Narration {
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

  /** The steps of the turn that is being told, and which of them it is at. */
  get steps(): Beat[] {
    return this.beats.filter((beat) => beat.turn === this.beat?.turn);
  }
  get step(): number {
    return this.beat ? this.steps.indexOf(this.beat) : 0;
  }
  /** How many turns are told one after another. */
  get turns(): number {
    return (this.beats.at(-1)?.turn ?? -1) + 1;
  }

  /** Tell these; what comes while another turn is told is told after it. */
  start(beats: Beat[], end: () => void): void {
    this.#end = end;
    if (this.running) {
      const before = this.turns;
      this.beats = [...this.beats, ...beats.map((beat) => ({ ...beat, turn: beat.turn + before }))];
      return;
    }
    this.beats = beats;
    this.paused = false;
    this.at = 0;
    this.#wait();
  }

  /** The moments of a step came: every beat of it gets its board, and the one that is being told its whole time. */
  illustrate(step: number, before: Scene | undefined, moments: readonly Moment[]): void {
    const boards = moments.flatMap(({ events, scene }, n) =>
      events.map(() => ({ scene, earlier: n ? moments[n - 1]!.scene : before })),
    );
    this.beats = this.beats.map((beat) => {
      const board = beat.step === step ? boards[beat.nth] : undefined;
      if (!board) return beat;
      return { ...beat, scene: board.scene, ...(board.earlier ? { earlier: board.earlier } : {}) };
    });
    if (this.beat?.step === step) this.#wait();
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

  /** To the end of the turn; from there to my next decision. */
  skip(): void {
    const last = this.beats.findLastIndex((beat) => beat.turn === this.beat?.turn);
    if (this.at >= last) return this.all();
    this.at = last;
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

  /** The pace was changed. */
  again(): void {
    this.paused = false;
    this.#wait();
  }

  /** Milliseconds for one beat: a very long turn is told faster, so that it ends. */
  #pause(): number {
    return Math.min(settings.pace, Math.max(0.5, LONGEST / this.steps.length)) * 1000;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.paused || !this.running || settings.pace === BY_HAND) return;
    this.#timer = window.setTimeout(() => this.next(), this.#pause());
  }
}
