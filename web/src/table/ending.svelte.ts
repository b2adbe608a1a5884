/** What is told of a finished match: its sheet, how the points went, and the moves that turned it. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "../lib/api.svelte";
import { ratingAfter, type Person, type RatingChange } from "../people/person";
import type { EventInfo, Message, TableInfo } from "../wire/messages";
import type { FinalSheet } from "../wire/scene";
import type { ScorePoint } from "./scoreChart";

interface Lap {
  number: number;
  moves: number;
}

interface Course {
  points: ScorePoint[];
  laps: Lap[];
  rounds: boolean;
  sheet: FinalSheet | null;
}

interface Review {
  done: number;
  total: number;
  chances: number[][];
  turns: number[];
}

interface MoveTold {
  at: number;
  seat: number;
  label: Message;
  events: EventInfo[];
}

export class Ending {
  course = $state.raw<Course | null>(null);
  failed = $state(false);
  review = $state.raw<Review | null>(null);
  /** It could not be looked through. */
  unknown = $state(false);
  moves = $state.raw<MoveTold[]>([]);
  /** By person: what the match did to their rating, of those whose page may be seen. */
  readonly ratings = new SvelteMap<string, RatingChange>();

  #closed = false;

  constructor(readonly id: string) {
    void this.#read();
  }

  /** The moves that turned the match; null while they are looked for. */
  turns = $derived.by(() => (this.review && this.review.done === this.review.total ? this.review.turns : null));

  /** Of the moves that turned it the one that raised the winner's chance most; null where none raised it. */
  decisive(winner: number): MoveTold | null {
    const chance = (moves: number) => this.review?.chances[moves]?.[winner] ?? 0;
    const gain = (at: number) => chance(at) - chance(at - 1);
    const [most] = [...(this.turns ?? [])].sort((a, b) => gain(b) - gain(a));
    return most !== undefined && gain(most) > 0 ? (this.moves[most - 1] ?? null) : null;
  }

  /** The round, or the turn of every player, in which a move was played. */
  lapOf(at: number): number {
    const laps = this.course?.laps ?? [];
    return laps.find((lap) => at <= lap.moves)?.number ?? laps.length;
  }

  close(): void {
    this.#closed = true;
  }

  async #read(): Promise<void> {
    try {
      this.course = await api.get<Course>(`/api/tables/${this.id}/course`);
    } catch {
      this.failed = true;
    }
  }

  /** Ask what the match did to the ratings of these people. */
  rate(persons: readonly string[]): void {
    for (const person of persons)
      void api.get<Person>(`/api/people/${person}`).then(
        (page) => {
          const change = ratingAfter(page, this.id);
          if (change && !this.#closed) this.ratings.set(person, change);
        },
        () => undefined, // they show their page to nobody, or there is no server
      );
  }

  /** Look for the moves that turned it; what is known already comes at once. */
  async lookThrough(): Promise<void> {
    try {
      const record = await api.text(`/api/tables/${this.id}/record`);
      this.moves = (await api.post<{ moves: MoveTold[] }>("/api/replay/moves", { record })).moves;
      while (!this.#closed) {
        this.review = await api.post<Review>("/api/review", { record, known: this.review?.done ?? -1 });
        if (this.review.done === this.review.total) break;
      }
    } catch {
      this.unknown = true;
    }
  }
}

/** How long a match took, from its own beginning to its end, in minutes; 0: less, or not known. */
export function minutesOf(table: TableInfo | null): number {
  return table?.begun && table.ended ? Math.round((table.ended - table.begun) / 60_000) : 0;
}
