/** What the server tells of contests, and how it is shown. */
import type { Clock, TableSettings } from "../wire/messages";

export type Format = "swiss" | "round_robin" | "knock_out" | "season";
export type TieRule = "opponents" | "between" | "wins" | "share";
export type LateRule = "bot" | "half" | "present" | "organiser";
export type WatchRule = "now" | "over" | "players";
type ClockOf = NonNullable<TableSettings["clock"]> | Clock;

/** Settings that were left out have their usual values. */
export interface ContestSettings {
  name: string;
  game: string;
  options?: Record<string, unknown>;
  seats?: number;
  format?: Format;
  rounds?: number;
  clock?: ClockOf;
  round_s?: number;
  late?: LateRule;
  ties?: TieRule[];
  odd?: "bye" | "bot";
  listed?: boolean;
  most?: number;
  starts?: number;
  watch?: WatchRule;
  hints?: boolean;
  words?: string;
}
export interface ContestSummary {
  id: string;
  name: string;
  game: string;
  format: Format;
  seats: number;
  state: "open" | "running" | "over";
  organiser: string;
  people: number;
  most: number;
  round: number;
  rounds: number;
  decided: number;
  matches: number;
  due: number;
  broken_off: boolean;
}
export interface ContestList {
  contests: ContestSummary[];
  mine: string[];
  names: Record<string, string>;
}
export interface ContestMatch {
  table: string;
  /** "": a bot. */
  seats: string[];
  halves: number[];
  totals: number[];
  ruled: string;
  unrated: string;
  state: string;
  watch: boolean;
  moves: number;
}
interface ContestRound {
  number: number;
  deadline: number;
  over: boolean;
  byes: string[];
  matches: ContestMatch[];
}
export interface RoundMark {
  mark: "won" | "shared" | "lost" | "between" | "bye" | "ruled" | "running" | "absent";
  rank: number;
  halves: number;
  table: string;
}
interface StandingRow {
  place: number;
  person: string;
  halves: number;
  opponents: number;
  decided: string;
  active: boolean;
  form: RoundMark[];
}
export interface Arranged {
  entry: number;
  kind: string;
  time: number;
  by: string;
  person: string;
  table: string;
}
export interface Contest {
  id: string;
  settings: ContestSettings;
  summary: ContestSummary;
  organiser: string;
  deputies: string[];
  arranges: boolean;
  takes_part: boolean;
  may_join: boolean;
  next_table: string;
  people: { person: string; active: boolean }[];
  rounds: ContestRound[];
  standings: StandingRow[];
  undoable: Arranged[];
  names: Record<string, string>;
  now: number;
}
export interface PlannedContest {
  plan: {
    people: number;
    rounds: number;
    tables: number;
    matches: number;
    byes: number;
    bots: number;
    seconds: number;
  };
  announcements: Record<string, string>;
}

/** Half points as points: "2½". */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole ? `${whole}½` : "½";
}

/** What a match between two can be decided as, in half points by seat. */
export const DECISIONS: readonly [number, number][] = [
  [2, 0],
  [1, 1],
  [0, 2],
  [0, 0],
];

/** Half points by seat if somebody at a larger table is first and the others share what is left. */
export function winnerAt(seat: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, each) => (each === seat ? 2 * (seats - 1) : seats - 2));
}

/** The list with one of its entries further up or down. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list];
  const to = at + by;
  if (to < 0 || to >= next.length) return next;
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}

/** What a field for date and time holds, in the reader's own time zone; "" for none. */
export function fieldTime(ms: number): string {
  if (!ms) return "";
  const there = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);
  return there.toISOString().slice(0, 16);
}

/** The time such a field holds, in ms since 1970; 0 for none. */
export function timeIn(field: string): number {
  return field ? new Date(field).getTime() : 0;
}
