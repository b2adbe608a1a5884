/**
 * Where a learner is in the guide.
 *
 * A lesson that asks goes on by itself when what it asks for was played. Whoever plays something else is told gently and
 * goes on too: lessons that cannot be followed any more are left out, and what holds only as planned. What is taken back
 * is asked again.
 */
import type { LiveTable } from "../lib/liveTable.svelte";
import type { Decision } from "../wire/messages";
import { advised, fits, isAsked, tells, type Lesson } from "./lessons";

interface Done {
  lesson: number;
  /** How many moves the match had when it was done. */
  moves: number;
}

interface Played {
  move: string;
  moves: number;
}

interface Kept {
  at: number;
  reached: number;
  done: Done[];
  own: Played[];
}

const UNHEARD = "?"; // a move that was played without the guide

export class Course {
  at = $state(0);
  /** The furthest lesson somebody came to: up to there one may leaf. */
  reached = $state(0);
  /** The learner's own moves. */
  #own = $state.raw<Played[]>([]);
  #done = $state.raw<Done[]>([]);
  /** The most moves that were seen: only what was there can be taken back. */
  #seen = 0;
  #asked: Decision | null = null;

  lesson = $derived.by(() => this.lessons[this.at]!);
  /** All lessons before this one, and what was done ahead. */
  ticked = $derived.by(() => new Set([...this.lessons.keys()].filter((n) => n < this.at)));
  /** The first move that was not the advised one; -1: everything went as planned. */
  #off = $derived.by(() => this.#own.findIndex(({ move }, n) => n < this.#plan.length && !fits(this.#plan[n]!, move)));
  /** The match went another way than the lessons plan. */
  astray = $derived.by(() => this.#off >= 0);
  /** Just now: taking back one move leads back to the plan. */
  strayed = $derived.by(() => this.astray && this.#off === this.#own.length - 1);
  /** One may go on: nothing is asked, or it is behind. */
  free = $derived.by(() => !this.lesson.asks.length || this.at < this.reached);
  /** What this lesson asks for is behind: somebody leafs back. */
  done = $derived.by(() => this.lesson.asks.length > 0 && this.did(this.at));
  get #plan(): string[] {
    return this.lessons.flatMap((lesson) => lesson.asks.slice(0, 1));
  }
  get last(): boolean {
    return this.at === this.lessons.length - 1;
  }

  constructor(
    readonly table: string,
    readonly lessons: readonly Lesson[],
  ) {}

  /** Go on where this device was; elsewhere where the match is. */
  open(moves: number, own: number, decision: Decision | null): void {
    this.#seen = moves;
    const kept = this.#kept();
    const heard = (kept?.own ?? []).filter((each) => each.moves <= moves).slice(0, own);
    this.#own = [...heard, ...Array<Played>(own - heard.length).fill({ move: UNHEARD, moves })];
    if (kept) {
      this.at = Math.min(kept.at, this.lessons.length - 1);
      this.reached = Math.max(this.at, kept.reached ?? 0);
      this.#done = kept.done;
      this.look(moves, decision);
    } else if (moves > 0 && decision) {
      const here = this.lessons.findIndex((lesson) => advised(lesson, decision.options));
      if (here > 0 && this.lessons.slice(0, here).some((lesson) => lesson.asks.length)) this.#come(here);
    }
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.lessons.length - 1));
    this.#keep();
  }
  /** Go on to a lesson that was not reached before, past those that hold only as planned. */
  #come(to: number): void {
    const fitting = this.lessons.findIndex((lesson, n) => n >= to && tells(lesson, "lesson", this.astray));
    this.reached = Math.max(this.reached, fitting);
    this.go(fitting);
  }
  next(): void {
    this.#come(this.at + 1);
    this.#adapt();
  }
  back(): void {
    this.go(this.at - 1);
  }
  /** Enough explained: to the next thing that is to be done, else to the end. */
  skip(): void {
    const rest = this.#asking(this.at + 1);
    this.#come(rest < 0 ? this.lessons.length - 1 : rest);
    this.#adapt();
  }

  /** Whether what this lesson asks for was done: somebody looks at it again. */
  did(lesson: number): boolean {
    return this.#done.some((each) => each.lesson === lesson);
  }

  /** The first lesson from here on that asks for something. */
  #asking(from: number): number {
    return this.lessons.findIndex((lesson, n) => n >= from && lesson.asks.length > 0);
  }

  /** The learner has played a move; `moves` is how many there are with it. */
  played(move: string, moves: number): void {
    this.#own = [...this.#own.filter((each) => each.moves < moves), { move, moves }];
    this.#keep();
    const furthest = (this.#done.at(-1)?.lesson ?? -1) + 1;
    const wanted = this.#asking(this.did(this.at) ? furthest : this.at);
    if (wanted < 0) return;
    if (isAsked(this.lessons[wanted]!, move)) {
      this.#done = [...this.#done.filter((each) => each.lesson < wanted), { lesson: wanted, moves }];
      this.#come(wanted + 1);
    } else if (!tells(this.lesson, "lesson", this.astray)) this.#come(this.at);
  }

  /** A new state of the table: what was taken back is asked again, what cannot be done any more is left out. */
  look(moves: number, decision: Decision | null): void {
    if (moves < this.#seen) this.#takenBack(moves);
    this.#seen = moves;
    this.#asked = decision;
    this.#adapt();
  }

  #adapt(): void {
    const options = this.#asked?.options;
    if (!options || !this.lesson.asks.length || advised(this.lesson, options)) return;
    // What is asked now may only come in between: a lesson is left out when a later one can be followed already.
    const later = this.lessons.slice(this.at + 1);
    if (!later.some((lesson) => advised(lesson, options))) return;
    const next = later.findIndex((lesson) => !lesson.asks.length || advised(lesson, options));
    this.#come(this.at + 1 + next);
  }

  #takenBack(moves: number): void {
    const undone = this.#done.find((each) => each.moves > moves);
    const left = this.#own.some((each) => each.moves > moves);
    this.#done = this.#done.filter((each) => each.moves <= moves);
    this.#own = this.#own.filter((each) => each.moves <= moves);
    const planned = [...this.lessons.keys()].filter((n) => this.lessons[n]!.asks.length)[this.#own.length];
    const again = left && !this.astray ? planned : undone?.lesson;
    if (again === undefined) return;
    this.reached = again;
    this.go(again);
  }

  get #key(): string {
    return `regnum.guide.${this.table}`;
  }

  #kept(): Kept | null {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? "null") as Kept | null;
    } catch {
      return null;
    }
  }

  #keep(): void {
    try {
      localStorage.setItem(
        this.#key,
        JSON.stringify({ at: this.at, reached: this.reached, done: this.#done, own: this.#own } satisfies Kept),
      );
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

/** Hear every move that is played from this page and was not refused. */
export function hear(live: LiveTable, played: (move: string, moves: number) => void): () => void {
  const play = live.play.bind(live);
  live.play = async (move) => {
    const moves = (live.sight?.moves ?? 0) + 1;
    const refusal = await play(move);
    if (!refusal) played(move, moves);
    return refusal;
  };
  return () => {
    live.play = play;
  };
}
