/** The lines of a trace: what is drawn where, from the places of the things on the page. */
import type { Point } from "../kit/zoomView";
import type { Mark, TraceSpot, TracedLine, TracedTurn } from "./trace";
import { entrance } from "./traceEntry";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Drawn {
  key: string;
  side: number;
  /** 0: no disc. */
  number: number;
  /** The middle of the disc. */
  at: Point;
  brackets: string;
  path: string;
  head: string;
  /** Where the path comes in from beside the board: small arms are drawn there. */
  entry: Point | null;
}

/** Where things are drawn, and what lies now where something lay; nothing for what is not in sight. */
interface Page {
  thing(id: string): Rect | null;
  spot(spot: TraceSpot | undefined): Rect | null;
  /** The board on which a thing lies, and what else lies there. */
  board(id: string): { box: Rect; others: readonly Rect[] } | null;
}

const DISC = 13; // px from the middle of a number to its edge
const SMALL = 64; // px: a piece, among which a number must not hide another
const BESIDE = 25; // px between the numbers of one thing
const OUT = 4; // px between a thing and its brackets
const ARM = 15; // px of a bracket's arms
const NEAR = 44; // px from middle to middle: a shorter way is no path
const FAR = 0.45; // a path over more of the page's width would cross what lies between
const WHOLE = 0.55; // a thing that takes more of the page than this is the board itself

/** Everything to be drawn for these turns, as far as it is in sight. The latest turn is drawn above the others. */
export function drawnMarks(turns: readonly TracedTurn[], upTo: number, page: Page, size: Size): Drawn[] {
  const found: Drawn[] = [];
  const crowd = new Map<string, number>();
  for (const turn of turns) {
    const lines = turn.latest ? turn.lines.slice(0, upTo) : turn.lines;
    lines.forEach((line, nth) => {
      for (const [n, mark] of line.marks.entries()) {
        const numbered = n === 0 || !found.some((each) => each.key.startsWith(`${turn.side} ${nth} `));
        const discs = found.filter((each) => each.number).map(({ at }) => disc(at));
        const drawn = drawnMark(mark, numbered ? line : null, turn, page, size, crowd, discs);
        if (drawn) found.push({ ...drawn, key: `${turn.side} ${nth} ${n}` });
      }
    });
  }
  return found;
}

interface Size {
  width: number;
  height: number;
}

function drawnMark(
  mark: Mark,
  line: TracedLine | null,
  turn: TracedTurn,
  page: Page,
  size: Size,
  crowd: Map<string, number>,
  discs: readonly Rect[],
): Drawn | null {
  const own = page.thing(mark.id);
  const to = own ?? page.spot(mark.spot);
  const from = page.spot(mark.from);
  const box = to ?? from;
  if (!box || box.width * box.height > WHOLE * size.width * size.height) return null;
  const number = turn.latest ? (line?.number ?? 0) : 0;
  const where = `${Math.round(box.x)} ${Math.round(box.y)}`;
  const beside = crowd.get(where) ?? 0;
  if (number) crowd.set(where, beside + 1);
  const corner =
    number && !beside
      ? freeCorner(box, beside, [...(page.board(mark.id)?.others ?? []), ...discs])
      : cornersOf(box, beside)[0]!;
  const at = { x: within(corner.x, DISC, size.width - DISC), y: within(corner.y, DISC, size.height - DISC) };
  const way = number && to ? wayTo(mark, to, from, page, size) : null;
  return {
    key: "",
    side: turn.side,
    number,
    at,
    brackets: to ? corners(to) : "",
    path: way?.path ?? "",
    head: way?.head ?? "",
    entry: way?.entry ?? null,
  };
}

/** Where a number can stand at a thing: at its upper right corner first. */
function cornersOf({ x, y, width, height }: Rect, beside: number): Point[] {
  const [left, right] = [x + beside * BESIDE, x + width - beside * BESIDE];
  return [
    { x: right, y },
    { x: left, y },
    { x: right, y: y + height },
    { x: left, y: y + height },
  ];
}

/** The corner of a small thing where its number covers the least of the pieces and numbers beside it. */
function freeCorner(box: Rect, beside: number, others: readonly Rect[]): Point {
  const corners = cornersOf(box, beside);
  const isSmall = ({ width, height }: Rect) => Math.max(width, height) <= SMALL;
  if (!isSmall(box)) return corners[0]!;
  const pieces = others.filter(isSmall);
  const covered = (corner: Point) => pieces.reduce((area, piece) => area + shared(disc(corner), piece), 0);
  const areas = corners.map(covered);
  return corners[areas.indexOf(Math.min(...areas))]!;
}

function disc({ x, y }: Point): Rect {
  return { x: x - DISC, y: y - DISC, width: 2 * DISC, height: 2 * DISC };
}

/** The area that two boxes have in common. */
function shared(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

type WayTo = Pick<Drawn, "path" | "head" | "entry">;

/** From where a thing lay, or from the edge of the board where it came from beside it. */
function wayTo(mark: Mark, to: Rect, from: Rect | null, page: Page, size: Size): WayTo | null {
  if (from) {
    const length = apart(from, to);
    return length > NEAR && length < FAR * size.width ? { ...pathBetween(from, to), entry: null } : null;
  }
  const lies = mark.enters ? page.board(mark.id) : null;
  if (!lies) return null;
  const { path, start, end } = entrance(to, lies.box, lies.others);
  const [before, last] = end as [Point, Point];
  return { path, head: arrow(last, Math.atan2(last.y - before.y, last.x - before.x)), entry: start };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function middle(box: Rect): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far two things are apart; nothing where one lies on the other. */
function apart(a: Rect, b: Rect): number {
  const [p, q] = [middle(a), middle(b)];
  const [dx, dy] = [Math.abs(p.x - q.x), Math.abs(p.y - q.y)];
  if (dx < Math.max(a.width, b.width) / 2 && dy < Math.max(a.height, b.height) / 2) return 0;
  return Math.hypot(dx, dy);
}

/** The four corners around a thing. */
function corners({ x, y, width, height }: Rect): string {
  const [l, t, r, b] = [x - OUT, y - OUT, x + width + OUT, y + height + OUT].map(round) as [
    number,
    number,
    number,
    number,
  ];
  const arm = round(Math.min(ARM, (width + 2 * OUT) / 3, (height + 2 * OUT) / 3));
  return (
    `M${l} ${t + arm}V${t}H${l + arm}M${r - arm} ${t}H${r}V${t + arm}` +
    `M${r} ${b - arm}V${b}H${r - arm}M${l + arm} ${b}H${l}V${b - arm}`
  );
}

/** A curve from one thing to another, from edge to edge, and the head of an arrow at its end. */
function pathBetween(from: Rect, to: Rect): { path: string; head: string } {
  const [a, b] = [middle(from), middle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const lift = Math.min(60, length * 0.18);
  // It bends upwards, so that it is told from the straight lines of a board.
  const bend = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - lift };
  const start = edge(from, bend);
  const end = edge(to, bend, OUT + 5);
  const path = `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}`;
  return { path, head: arrow(end, Math.atan2(end.y - bend.y, end.x - bend.x)) };
}

/** The head of an arrow that ends here. */
function arrow(end: Point, angle: number): string {
  const wing = (turn: number) =>
    `${round(end.x - 9 * Math.cos(angle + turn))} ${round(end.y - 9 * Math.sin(angle + turn))}`;
  return `M${wing(0.6)}L${round(end.x)} ${round(end.y)}L${wing(-0.6)}`;
}

/** Where the line from the middle of a thing towards a point leaves it. */
function edge(box: Rect, towards: Point, more = 2): Point {
  const { x, y } = middle(box);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const share = Math.min(
    dx ? (box.width / 2 + more) / Math.abs(dx) : Infinity,
    dy ? (box.height / 2 + more) / Math.abs(dy) : Infinity,
    1,
  );
  return { x: x + dx * share, y: y + dy * share };
}

function round(value: number): number {
  return Math.round(value * 2) / 2;
}
