/**
 * Where a learner is in the guide.
 *
 * A lesson that asks goes on by itself when what it asks for was played. Whoever plays something else is told gently and
 * goes on too: lessons that cannot be followed any more are left out. What is taken back is asked again.
 */
import type { LiveTable } from "../lib/table.svelte";
import type { Decision } from "../wire/messages";
import { advised, isAsked, type Lesson } from "./lessons";

interface Done {
  lesson: number;
  /** How many moves the match had when it was done. */
  moves: number;
}

interface Kept {
  at: number;
  done: Done[];
}

export class Course {
  at = $state(0);
  /** Something else was played than the lesson asked for. */
  strayed = $state(false);
  #done = $state.raw<Done[]>([]);
  /** The most moves that were seen: only what was there can be taken back. */
  #seen = 0;
  #asked: Decision | null = null;

  lesson = $derived.by(() => this.lessons[this.at]!);
  /** All lessons before this one, and what was done ahead. */
  ticked = $derived.by(() => new Set([...this.lessons.keys()].filter((n) => n < this.at)));
  get last(): boolean {
    return this.at === this.lessons.length - 1;
  }

  constructor(
    readonly table: string,
    readonly lessons: readonly Lesson[],
  ) {}

  /** Go on where this device was; elsewhere where the match is. */
  open(moves: number, decision: Decision | null): void {
    this.#seen = moves;
    const kept = this.#kept();
    if (kept) {
      this.at = Math.min(kept.at, this.lessons.length - 1);
      this.#done = kept.done;
      this.look(moves, decision);
    } else if (moves > 0 && decision) {
      const here = this.lessons.findIndex((lesson) => advised(lesson, decision.options));
      if (here > 0 && this.lessons.slice(0, here).some((lesson) => lesson.asks.length)) this.at = here;
    }
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.lessons.length - 1));
    this.strayed = false;
    this.#keep();
  }
  next(): void {
    this.go(this.at + 1);
    this.#adapt();
  }
  back(): void {
    this.go(this.at - 1);
  }
  /** Enough explained: to the next thing that is to be done, else to the end. */
  skip(): void {
    const rest = this.#asking(this.at + 1);
    this.go(rest < 0 ? this.lessons.length - 1 : rest);
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
    const furthest = (this.#done.at(-1)?.lesson ?? -1) + 1;
    const wanted = this.#asking(this.did(this.at) ? furthest : this.at);
    if (wanted < 0) return;
    if (isAsked(this.lessons[wanted]!, move)) {
      this.#done = [...this.#done.filter((each) => each.lesson < wanted), { lesson: wanted, moves }];
      this.go(wanted + 1);
    } else if (wanted === this.at) this.strayed = true;
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
    this.go(this.at + 1 + next);
  }

  #takenBack(moves: number): void {
    const undone = this.#done.find((each) => each.moves > moves);
    if (!undone) return;
    this.#done = this.#done.filter((each) => each.moves <= moves);
    this.go(undone.lesson);
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
      localStorage.setItem(this.#key, JSON.stringify({ at: this.at, done: this.#done } satisfies Kept));
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
