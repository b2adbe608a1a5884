/** How a piece that came from beside the board gets to its place: from the nearest edge, between the things that lie there. */
import type { Point } from "../kit/zoomView";
import type { Rect } from "./traceDrawing";

const GAP = 5; // px beside a thing: half of what is drawn, with its casing
const HEAD = 9; // px before the place, for the head of an arrow
const BEND = 24; // px of way that a corner costs
const COVERED = 6; // px of way that a px over a thing costs
const ROUND = 7; // px of a corner

type Way = readonly Point[];

/** The cheapest of the ways that lead in: short, with few corners, and over as little as can be. */
export function entrance(to: Rect, board: Rect, others: readonly Rect[]): { path: string; start: Point; end: Way } {
  const ways = waysIn(to, board, [to, ...others]);
  const costs = ways.map((way) => cost(way, others));
  const way = ways[costs.indexOf(Math.min(...costs))]!;
  return { path: rounded(way), start: way[0]!, end: way.slice(-2) };
}

function waysIn(to: Rect, board: Rect, all: readonly Rect[]): Way[] {
  const [right, bottom] = [board.x + board.width, board.y + board.height];
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
  const [before, behind] = [to.x - HEAD, to.x + to.width + HEAD];
  const [above, below] = [to.y - HEAD, to.y + to.height + HEAD];
  const found: Way[] = [
    [
      { x: board.x, y },
      { x: before, y },
    ],
    [
      { x: right, y },
      { x: behind, y },
    ],
    [
      { x, y: board.y },
      { x, y: above },
    ],
    [
      { x, y: bottom },
      { x, y: below },
    ],
  ];
  // Along a line that is free of things, then up or down beside the place or to it.
  const top = Math.min(...all.map((each) => each.y)) - GAP;
  const foot = Math.max(...all.map((each) => each.y + each.height)) + GAP;
  const lines = [top, to.y - GAP, to.y + to.height + GAP, foot].filter((line) => line > board.y && line < bottom);
  for (const line of lines) {
    for (const side of [board.x, right]) {
      const end = line < y ? above : below;
      if (Math.abs(line - y) > Math.abs(end - y))
        found.push([
          { x: side, y: line },
          { x, y: line },
          { x, y: end },
        ]);
      for (const lane of [before - GAP, behind + GAP])
        found.push([
          { x: side, y: line },
          { x: lane, y: line },
          { x: lane, y },
          { x: lane < x ? before : behind, y },
        ]);
    }
  }
  return found;
}

function cost(way: Way, others: readonly Rect[]): number {
  let sum = BEND * (way.length - 2);
  way.slice(1).forEach((point, n) => {
    const from = way[n]!;
    sum += Math.abs(point.x - from.x) + Math.abs(point.y - from.y);
    for (const each of others) sum += COVERED * covered(from, point, each);
  });
  return sum;
}

/** How many px of an upright or level line lie over a thing. */
function covered(a: Point, b: Point, box: Rect): number {
  const over = (from: number, to: number, start: number, size: number) =>
    Math.max(0, Math.min(Math.max(from, to), start + size) - Math.max(Math.min(from, to), start));
  const isIn = (value: number, start: number, size: number) => value > start && value < start + size;
  if (a.y === b.y) return isIn(a.y, box.y, box.height) ? over(a.x, b.x, box.x, box.width) : 0;
  return isIn(a.x, box.x, box.width) ? over(a.y, b.y, box.y, box.height) : 0;
}

/** The way as a path, its corners rounded. */
function rounded(way: Way): string {
  const step = (from: Point, to: Point, by: number) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const part = Math.min(by, length / 2) / length;
    return `${half(from.x + (to.x - from.x) * part)} ${half(from.y + (to.y - from.y) * part)}`;
  };
  const corners = way.slice(1, -1).map((corner, n) => {
    const [from, to] = [way[n]!, way[n + 2]!];
    return `L${step(corner, from, ROUND)}Q${half(corner.x)} ${half(corner.y)} ${step(corner, to, ROUND)}`;
  });
  const [start, end] = [way[0]!, way.at(-1)!];
  return `M${half(start.x)} ${half(start.y)}${corners.join("")}L${half(end.x)} ${half(end.y)}`;
}

function half(value: number): number {
  return Math.round(value * 2) / 2;
}
