/** How a game plays: what the server tells, and what its charts need to know of it. */
import type { Message } from "../wire/messages";

export interface Finding {
  id: string;
  mood: "good" | "bad" | "open" | "unsure";
  facts: Record<string, number>;
  /** What it is about, by id. */
  cards: string[];
}
interface SeatFigure {
  name: string;
  won: number;
  share: number;
  low: number;
  high: number;
  points: number;
  error: number;
}
export interface CardFigure {
  card: string;
  name: Message;
  icon: string | null;
  tone: string | null;
  cost: Record<string, number>;
  /** null: not known. */
  offered: number | null;
  taken: number;
  /** Points of lead with half of the 95 % interval; null: seen too seldom. */
  worth: number | null;
  error: number | null;
  stands: "" | "left" | "trap";
}
export interface ActionFigures {
  action: string;
  cards: CardFigure[];
  high: number | null;
  low: number | null;
  usual: number | null;
  often: number | null;
  findings: Finding[];
}
interface Spread {
  mean: number;
  deviation: number;
  least: number;
  quarter: number;
  median: number;
  three_quarters: number;
  most: number;
}
export interface Figures {
  games: number;
  seats: SeatFigure[];
  scores: Spread;
  histogram: [score: number, count: number][];
  margins: Spread;
  decisions: Spread;
  findings: Finding[];
  actions: ActionFigures[];
}
interface ReportInfo {
  id: string;
  seats: number;
  bot: string;
  games: number;
  seed: number;
  edition: number;
  options: Record<string, unknown>;
}
export interface BalancePage {
  game: string;
  reports: ReportInfo[];
  report: string;
  figures: Figures | null;
}
export interface LineMean {
  line: string;
  label: Message;
  mean: number;
}
export interface PeoplePage {
  game: string;
  played: { seats: number; matches: number }[];
  seats: number;
  left: number;
  enough: number;
  figures: Figures | null;
  lines: LineMean[];
}

/** A card on the chart: taken when offered, and its worth. */
export interface ChartPoint {
  card: CardFigure;
  share: number;
  worth: number;
}

/** The cards that have a place on the chart. */
export function chartPoints(action: ActionFigures): ChartPoint[] {
  return action.cards.flatMap((card) =>
    card.offered && card.worth !== null ? [{ card, share: card.taken / card.offered, worth: card.worth }] : [],
  );
}

interface Axis {
  low: number;
  high: number;
  lines: number[];
}

const STEPS = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000];

/** An axis in round numbers over these values, with at most `most` lines across. */
export function axisOf(values: readonly number[], most: number, least = -Infinity, top = Infinity): Axis {
  const from = Math.min(...values);
  const to = Math.max(...values);
  const step = STEPS.find((each) => Math.ceil(to / each) - Math.floor(from / each) < most) ?? (to - from) / most;
  const neat = (value: number) => Number(value.toFixed(4));
  const low = neat(Math.max(least, Math.floor(from / step) * step));
  const high = neat(Math.min(top, Math.max(low + step, Math.ceil(to / step) * step)));
  const count = Math.round((high - low) / step);
  return { low, high, lines: Array.from({ length: count + 1 }, (_, n) => neat(low + n * step)) };
}

interface Spot {
  x: number;
  y: number;
}

/** Push apart what would lie upon each other, and keep it within the chart. */
export function spreadOut(spots: readonly Spot[], reach: number, width: number, height: number): Spot[] {
  const moved = spots.map((spot) => ({ ...spot }));
  for (let round = 0; round < 60; round++) {
    for (let one = 0; one < moved.length; one++) {
      for (let other = one + 1; other < moved.length; other++) {
        const a = moved[one]!;
        const b = moved[other]!;
        const far = Math.hypot(a.x - b.x, a.y - b.y);
        if (far >= reach) continue;
        const [dx, dy] = far < 0.1 ? [1, 0.3] : [(a.x - b.x) / far, (a.y - b.y) / far];
        const push = (reach - far) / 2;
        a.x += dx * push;
        a.y += dy * push;
        b.x -= dx * push;
        b.y -= dy * push;
      }
    }
    for (const spot of moved) {
      spot.x = Math.min(width - reach / 2, Math.max(reach / 2, spot.x));
      spot.y = Math.min(height - reach / 2, Math.max(reach / 2, spot.y));
    }
  }
  return moved;
}

const FAR = 5; // widths of the middle half

/** A bar of a histogram: scores from `from` to `to`. */
interface Bar {
  from: number;
  to: number;
  count: number;
}

/** At most so many bars of equal width, with the empty ones between; the last ones gather what lies far outside. */
export function barsOf(
  histogram: Figures["histogram"],
  scores: Pick<Spread, "quarter" | "three_quarters">,
  most: number,
): Bar[] {
  if (!histogram.length) return [];
  const far = FAR * Math.max(1, scores.three_quarters - scores.quarter);
  const low = Math.max(histogram[0]![0], scores.quarter - far);
  const high = Math.min(histogram.at(-1)![0], scores.three_quarters + far);
  const width = Math.max(1, Math.ceil((high - low + 1) / most));
  const bars = Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, n) => ({
    from: low + n * width,
    to: low + (n + 1) * width - 1,
    count: 0,
  }));
  for (const [score, count] of histogram) {
    const n = Math.floor((Math.min(high, Math.max(low, score)) - low) / width);
    bars[n]!.count += count;
  }
  return bars;
}

/** The best and the worst of a action: so many of each, none twice. */
export function outstanding(action: ActionFigures, best: number, worst: number): CardFigure[] {
  const known = action.cards.filter((card) => card.worth !== null);
  return known.length <= best + worst ? known : [...known.slice(0, best), ...known.slice(known.length - worst)];
}

interface Label extends Spot {
  n: number;
}

const LETTER = 7.2; // px of a letter, about
const LINE = 17; // px of a line of words

/** Whether words of this length have room there among the medallions. */
export function clear(text: string, at: Spot, spots: readonly Spot[], size: number): boolean {
  const wide = text.length * LETTER * 1.25;
  return spots.every(
    ({ x, y }) =>
      x + size / 2 < at.x || x - size / 2 > at.x + wide || y + size / 2 < at.y - LINE || y - size / 2 > at.y,
  );
}

/** Where names have room: above a medallion, else below it, else nowhere. The first ones come first. */
export function labels(
  names: readonly { n: number; text: string }[],
  spots: readonly Spot[],
  size: number,
  width: number,
): Label[] {
  const taken = spots.map((spot) => [spot.x - size / 2, spot.y - size / 2, spot.x + size / 2, spot.y + size / 2]);
  const free = (box: number[]) =>
    box[0]! >= 0 &&
    box[1]! >= -LINE / 2 &&
    box[2]! <= width &&
    taken.every((each) => box[2]! <= each[0]! || box[0]! >= each[2]! || box[3]! <= each[1]! || box[1]! >= each[3]!);
  const found: Label[] = [];
  for (const { n, text } of names) {
    const { x, y } = spots[n]!;
    const half = (text.length * LETTER) / 2;
    for (const at of [y - size / 2 - 5, y + size / 2 + LINE - 3]) {
      const box = [x - half, at - LINE + 4, x + half, at + 3];
      if (!free(box)) continue;
      taken.push(box);
      found.push({ n, x, y: at });
      break;
    }
  }
  return found;
}
