/**
 * A record that is being watched: the move, the viewpoint, and what has been fetched already.
 *
 * The server tells positions one by one and remembers the record for a while; what came once is kept here, so stepping
 * back costs nothing, and the next position is fetched before it is asked for.
 */
import { api, ApiError } from "../lib/api.svelte";
import { art } from "../lib/art.svelte";
import type { Findings } from "../lib/analysis";
import { coloursOf, inSentence, labelsAt, namesAt } from "../lib/seats";
import { texts, Words } from "../lib/texts.svelte";
import type { Decision, EventInfo, Message, Result, TableInfo } from "../wire/messages";
import type { Scene } from "../wire/scene";
import { moveLines } from "./recordLines";

interface MoveTold {
  at: number;
  seat: number;
  move: string;
  label: Message;
  events: EventInfo[];
}

/** The whole record in words (POST /api/replay/moves). */
interface Retold {
  game: string;
  edition: number;
  seats: number;
  options: Record<string, unknown>;
  sides: { colour: string; name: Message }[];
  opening: EventInfo[];
  moves: MoveTold[];
  over: boolean;
  result: Result | null;
}

interface ScoreCourse {
  sides: number;
  points: { moves: number; totals: number[] }[];
}

/** One position (POST /api/replay). */
interface Position {
  moves: number;
  seat: number | null;
  waiting: number[];
  over: boolean;
  scene: Scene;
  decision: Decision | null;
  scores: [string, number][][];
  result: Result | null;
}

export type QualityMark = "" | "!" | "?!" | "?" | "??";

/** A decision: what was played and what would have been best, as far as the seat could know. */
export interface MoveAnalysis {
  at: number;
  seat: number;
  move: string;
  chance: number;
  points: number;
  best: string;
  label: Message;
  best_chance: number;
  best_points: number;
  loss: number;
  /** Of points expected at the end. */
  points_loss: number;
  mark: QualityMark;
}

/** A match looked through, as far as it has come (POST /api/review). */
export interface Review {
  bot: string;
  done: number;
  total: number;
  sides: number;
  chances: number[][];
  moves: MoveAnalysis[];
  turns: number[];
}

/** Whose viewpoint: a seat's, a spectator's, or that of the seat that has just played. */
export type Viewpoint = number | "bystander" | "mover";

export const SPEEDS = [0.5, 1, 2, 4];
const STEP = 1600; // ms a position stays, at speed 1
const KEPT = 240; // positions
const APART = 160; // ms between positions that must be fetched: a key held down or a slider drawn asks for many
const LATER = 1000; // ms until what was refused as too often is asked for again

export class Playback {
  at = $state(0);
  viewpoint = $state<Viewpoint>("mover");
  speed = $state(1);
  playing = $state(false);
  /** What is drawn: it stays until the position that is wanted is here. */
  shown = $state.raw<Position | null>(null);
  course = $state.raw<ScoreCourse | null>(null);
  /** What a bot makes of the whole match; null until somebody asks. */
  review = $state.raw<Review | null>(null);
  /** It is being looked through. */
  reviewing = $state(false);
  /** What the graph shows. */
  graph = $state<"points" | "chance">("points");
  /** Something could not be fetched. */
  trouble = $state.raw<unknown>(null);
  readonly lines: readonly number[];

  #known = new Map<string, Promise<Position>>();
  #judged = new Map<number, Promise<Findings>>();
  #wish = 0;
  #timer = 0;
  #fetched = 0;
  #again = 0;
  #closed = false;

  /** By the number of the move. */
  marked = $derived.by(() => new Map((this.review?.moves ?? []).map((each) => [each.at, each])));

  words = $derived.by(() => new Words(this.told.game, this.names, this.colours, !!this.shown?.scene.across));

  #labels = $derived.by(() => {
    const own = new Words(this.told.game);
    return this.table ? labelsAt(this.table, this.people, own) : this.told.sides.map(({ name }) => own.label(name));
  });

  constructor(
    readonly record: string,
    readonly told: Retold,
    /** Where it was played; null for an uploaded record. */
    readonly table: TableInfo | null,
    private readonly people: Record<string, string>,
  ) {
    this.lines = moveLines(record);
    void art.open(told.game);
    void this.#fetchCourse();
  }

  /** Read a record; ApiError names the line that is wrong. */
  static async open(
    record: string,
    table: TableInfo | null = null,
    names: Record<string, string> = {},
  ): Promise<Playback> {
    const told = await api.post<Retold>("/api/replay/moves", { record });
    await texts.need(told.game);
    return new Playback(record, told, table, names);
  }

  get length(): number {
    return this.told.moves.length;
  }

  get colours(): string[] {
    return this.table
      ? coloursOf(this.table)
      : this.told.sides.map(({ colour }, side) => (side < this.told.seats ? colour : "black"));
  }

  /** What the sides are called in sentences: as at their table; in an uploaded record, by their colours. */
  get names(): string[] {
    const own = new Words(this.told.game);
    if (this.table) return namesAt(this.table, this.people, own);
    return this.told.sides.map(({ name }) => own.text(inSentence(name)));
  }

  sideLabel(side: number): string {
    return this.#labels[side] ?? "";
  }

  /** The move that led here; undefined before the first. */
  get last(): MoveTold | undefined {
    return this.told.moves[this.at - 1];
  }

  /** Events and the opening, in words. */
  sentences(at: number): string[] {
    return this.events(at).map((event) => this.words.text(event.message));
  }

  events(at: number): readonly EventInfo[] {
    return at === 0 ? this.told.opening : (this.told.moves[at - 1]?.events ?? []);
  }

  totals(at: number): number[] | null {
    return this.course?.points[at]?.totals ?? null;
  }

  seatAt(at: number): number | null {
    if (this.viewpoint === "bystander") return null;
    if (this.viewpoint !== "mover") return this.viewpoint;
    return this.told.moves[Math.max(0, at - 1)]?.seat ?? 0;
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.length, Math.round(to)));
    if (this.at === this.length) this.playing = false;
  }

  /** Marked moves and turning points, in their order. */
  signs = $derived.by(() => {
    const marks = (this.review?.moves ?? []).filter((each) => each.mark).map((each) => each.at);
    return [...new Set([...marks, ...(this.review?.turns ?? [])])].sort((one, other) => one - other);
  });

  /** The next sign in this direction; nothing where there is none. */
  toSign(way: 1 | -1): void {
    const ahead = this.signs.filter((at) => (way > 0 ? at > this.at : at < this.at));
    const to = way > 0 ? ahead[0] : ahead.at(-1);
    if (to !== undefined) this.step(to - this.at);
  }

  step(by: number): void {
    this.playing = false;
    this.go(this.at + by);
  }

  play(): void {
    if (!this.playing && this.at === this.length) this.go(0);
    this.playing = !this.playing;
  }

  /** Bring what is wanted onto the table; a later wish overtakes an earlier one. */
  async show(): Promise<void> {
    const wish = ++this.#wish;
    const { at } = this;
    clearTimeout(this.#again);
    const wait = this.#known.has(`${at}/${this.seatAt(at)}`) ? 0 : this.#fetched + APART - Date.now();
    if (wait > 0) {
      this.#again = window.setTimeout(() => void this.show(), wait);
      return;
    }
    try {
      this.#fetched = Date.now();
      const position = await this.position(at, this.seatAt(at));
      if (wish !== this.#wish) return;
      this.shown = position;
      this.trouble = null;
      clearTimeout(this.#timer);
      if (this.playing) this.#timer = window.setTimeout(() => this.playing && this.go(this.at + 1), STEP / this.speed);
      if (at < this.length) void this.position(at + 1, this.seatAt(at + 1)).catch(() => undefined);
    } catch (error) {
      if (wish !== this.#wish) return;
      this.playing = false;
      this.trouble = error;
      if (error instanceof ApiError && error.problem.status === 429)
        this.#again = window.setTimeout(() => void this.show(), LATER);
    }
  }

  position(moves: number, seat: number | null): Promise<Position> {
    const key = `${moves}/${seat}`;
    const known = this.#known.get(key);
    if (known) return known;
    const body = seat === null ? { record: this.record, moves } : { record: this.record, moves, seat };
    const asked = api.post<Position>("/api/replay", body);
    this.#known.set(key, asked);
    asked.catch(() => this.#known.delete(key));
    if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value!);
    return asked;
  }

  /** What a bot thinks of the decision at this position; asked once. */
  judge(moves: number): Promise<Findings> {
    const known = this.#judged.get(moves);
    if (known) return known;
    const played = this.told.moves[moves];
    const body = { record: this.record, moves, ...(played ? { seat: played.seat, also: played.move } : {}) };
    const asked = api.post<Findings>("/api/analysis", body);
    this.#judged.set(moves, asked);
    asked.catch(() => this.#judged.delete(moves));
    return asked;
  }

  wasJudged(moves: number): boolean {
    return this.#judged.has(moves);
  }

  /** Look through the whole match; what is known already comes at once. */
  async lookThrough(): Promise<void> {
    if (this.reviewing || this.review?.done === this.length) return;
    this.reviewing = true;
    try {
      while (!this.#closed) {
        this.review = await api.post<Review>("/api/review", { record: this.record, known: this.review?.done ?? -1 });
        this.graph = "chance";
        if (this.review.done === this.review.total) break;
      }
    } finally {
      this.reviewing = false;
    }
  }

  /** Everybody's chance after so many moves; null where it is not known. */
  chances(at: number): number[] | null {
    return this.review?.chances[at] ?? null;
  }

  /** A private table that goes on from here. */
  async branch(): Promise<string> {
    await api.guest();
    const seen = this.table
      ? await api.post<{ table: TableInfo }>(`/api/tables/${this.table.id}/fork`, { moves: this.at })
      : await api.post<{ table: TableInfo }>("/api/replay/fork", { record: this.record, moves: this.at });
    return seen.table.id;
  }

  close(): void {
    this.#closed = true;
    this.playing = false;
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    this.#wish++;
  }

  async #fetchCourse(): Promise<void> {
    try {
      this.course = await api.post<ScoreCourse>("/api/course", { record: this.record });
    } catch {
      this.course = null; // the match can be watched without its curve
    }
  }
}
