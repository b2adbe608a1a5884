/** What the server tells of a person, and what the charts of their page need to know of it. */
import type { Message } from "../wire/messages";

/** A rating after a match; `spread` is half the width of its 95 % interval. */
export interface RatingPoint {
  ended: number;
  elo: number;
  spread: number;
}
interface SeatShare {
  seats: number;
  played: number;
  won: number;
}
export interface BotShare {
  /** null: the official opponents, alone. */
  bot: string | null;
  met: number;
  won: number;
  low: number;
  high: number;
}
/** What a line of the score sheet brings in a match on average. */
interface LineShare {
  line: string;
  label: Message;
  mean: number;
  everyone: number;
}
export interface GamePage {
  game: string;
  played: number;
  won: number;
  best: number;
  rated: number;
  needed: number;
  rating: RatingPoint | null;
  place: number;
  placed: number;
  curve: RatingPoint[];
  seats: SeatShare[];
  lines: LineShare[];
}
export interface PlayedSide {
  person: string | null;
  bot: string | null;
  total: number;
  rank: number;
  hidden: boolean;
}
export interface PlayedMatch {
  table: string | null;
  game: string;
  ended: number;
  side: number;
  unrated: string;
  sides: PlayedSide[];
}
export type Visible = "me" | "session" | "public";
export interface Person {
  person: string;
  name: string;
  colour: string | null;
  program: boolean;
  since: number;
  visible: Visible;
  played: number;
  won: number;
  streak: number;
  longest: number;
  games: GamePage[];
  bots: BotShare[];
  latest: PlayedMatch[];
  names: Record<string, string>;
}

/** A chart's axis: its ends, and where a line is drawn across. */
interface Scale {
  low: number;
  high: number;
  lines: number[];
}

const STEPS = [10, 25, 50, 100, 250, 500, 1000];
const LINES = 8; // at most across a chart

/** The axis of a curve with its band, in round numbers. */
export function scaleOf(curve: readonly RatingPoint[]): Scale {
  const least = Math.min(...curve.map((point) => point.elo - point.spread));
  const most = Math.max(...curve.map((point) => point.elo + point.spread));
  const fits = (step: number) => Math.ceil(most / step) - Math.floor(least / step) < LINES;
  const step = STEPS.find(fits) ?? Math.ceil((most - least) / LINES);
  const low = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((most - low) / step));
  const lines = Array.from({ length: count + 1 }, (_, n) => low + n * step);
  return { low, high: lines.at(-1)!, lines };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
type Spot = [x: number, y: number];

/** Where the points of a curve lie: one match beside the other, however long it was between them. */
export function spotsOf(values: readonly number[], scale: Scale, box: Box): Spot[] {
  const wide = (box.right - box.left) / Math.max(1, values.length - 1);
  const tall = (box.bottom - box.top) / (scale.high - scale.low);
  return values.map((value, n) => [box.left + n * wide, box.bottom - (value - scale.low) * tall]);
}

/** A line through these spots, as SVG has it. */
export function lineOf(spots: readonly Spot[]): string {
  return spots.map(([x, y], n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Some of the matches, with the first and the last of them, to write their days below. */
export function someOf(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, n) => n);
  return Array.from({ length: most }, (_, n) => Math.round((n * (count - 1)) / (most - 1)));
}

/** All numbers of players that any of these games was played with, or can be. */
export function seatCounts(pages: readonly GamePage[], ranges: readonly [number, number][]): number[] {
  const counts = new Set(pages.flatMap((page) => page.seats.map((each) => each.seats)));
  for (const [least, most] of ranges) for (let seats = least; seats <= most; seats++) counts.add(seats);
  return [...counts].sort((one, other) => one - other);
}

/** What a match did to the rating of its person: the new one and the change, or why there is none. */
export type RatingChange =
  | { kind: "rated"; elo: number; spread: number; by: number | null }
  | { kind: "early"; needed: number }
  | { kind: "unrated"; why: string };

/** Of one of the person's latest matches; null where the page does not list it. */
export function ratingAfter(person: Pick<Person, "latest" | "games">, table: string): RatingChange | null {
  const match = person.latest.find((each) => each.table === table);
  if (!match) return null;
  if (match.unrated) return { kind: "unrated", why: match.unrated };
  const game = person.games.find((each) => each.game === match.game);
  if (!game?.curve.length) return { kind: "early", needed: game?.needed ?? 0 };
  const at = game.curve.findIndex((point) => point.ended === match.ended);
  const [before, after] = [game.curve[at - 1], game.curve[at]];
  if (!after) return null;
  return { kind: "rated", elo: after.elo, spread: after.spread, by: before ? after.elo - before.elo : null };
}
