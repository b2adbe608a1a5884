/** What others did, found on the board: which line of a turn speaks of which things, and where these came from. */
import type { EventInfo, Message } from "../wire/messages";
import { columns } from "./layout";
import { SceneIndex } from "./sceneIndex";
import { NOBODY, type Line, type Turn } from "./turns";

/** Where a thing lies: on which other one, in which panel, and where on it. */
export interface TraceSpot {
  panel: string;
  on?: string;
  where?: string;
}

interface Change {
  id: string;
  how: "new" | "gone" | "moved" | "other" | "amount";
  was?: TraceSpot | null;
  now?: TraceSpot | null;
}

/** As GET …/trace answers. */
export interface TraceStep {
  at: number;
  seat: number;
  frames: { events: EventInfo[]; changes: Change[] }[];
}

/** One thing that a line of a turn is about. */
export interface Mark {
  id: string;
  /** Where it lies now, and where it came from: other places than its own, if it came from anywhere. */
  spot: TraceSpot;
  from?: TraceSpot;
  /** It came onto a board from beside it, from a mat or the supply. */
  enters?: boolean;
}

/** A line of a turn with what it did on the board; its number in the turn, 0 where it did nothing there. */
export interface TracedLine extends Line {
  number: number;
  marks: Mark[];
}

export interface TracedTurn {
  side: number;
  from: number;
  /** The others' turns have no numbers. */
  latest: boolean;
  lines: TracedLine[];
}

/** What of these turns is not in sight, by side: the numbers of its lines, or none where nothing of a turn is. */
export function outOfSight(
  turns: readonly TracedTurn[],
  seen: readonly { side: number; number: number }[],
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  for (const { side, latest, lines } of turns) {
    const drawn = seen.filter((each) => each.side === side);
    const numbers = lines.map((line) => line.number).filter((n) => n && !drawn.some((each) => each.number === n));
    if ((latest && numbers.length) || !drawn.length) found.set(side, numbers);
  }
  return found;
}

/** Numbers in short: `1–3`, `5`. */
export function runs(numbers: readonly number[]): string[] {
  const found: [number, number][] = [];
  for (const n of numbers) {
    const last = found.at(-1);
    if (last?.[1] === n - 1) last[1] = n;
    else found.push([n, n]);
  }
  return found.flatMap(([a, b]) => (a === b ? [`${a}`] : b === a + 1 ? [`${a}`, `${b}`] : [`${a}–${b}`]));
}

const MOST = 4; // things that one line may point at

/** The turns with what each line did, and the things that changed without anybody's doing. */
export function traced(
  turns: readonly Turn[],
  steps: readonly TraceStep[],
  index: SceneIndex,
): { turns: TracedTurn[]; alone: string[] } {
  const found = new Map<string, Change[]>();
  for (const step of steps) assign(step, index, found);
  const latest = turns.findLast((turn) => turn.side !== NOBODY);
  const alone: string[] = [];
  const shown: TracedTurn[] = [];
  for (const turn of turns) {
    const came = new Map<string, TraceSpot>();
    let number = 0;
    const lines = turn.lines.map((line) => {
      const changes = abroad(found.get(key(line.at, line.nth)) ?? [], turn.side, index);
      if (turn.side === NOBODY || line.event.side === NOBODY) {
        alone.push(...changes.filter((change) => change.how !== "gone").map((change) => change.id));
        return { ...line, number: 0, marks: [] };
      }
      const marks = changes.slice(0, MOST).map((change) => markOf(change, came, index));
      if (marks.length && turn === latest) number++;
      return { ...line, number: marks.length && turn === latest ? number : 0, marks };
    });
    if (turn.side !== NOBODY) shown.push({ side: turn.side, from: turn.from, latest: turn === latest, lines });
  }
  return { turns: shown, alone: few(alone, index) };
}

/** Moves that are told together, numbered in their order, each with what it did on the board. */
export function tracedDeeds(
  deeds: readonly { at: number; seat: number }[],
  steps: readonly TraceStep[],
  index: SceneIndex,
): TracedTurn[] {
  const found = new Map<string, Change[]>();
  for (const step of steps) assign(step, index, found);
  const turns = new Map<number, TracedTurn>();
  deeds.forEach(({ at, seat }, n) => {
    const events = steps.find((step) => step.at === at)?.frames.flatMap((frame) => frame.events) ?? [];
    const own = events.flatMap((_, nth) => found.get(key(at, nth)) ?? []);
    const changes = abroad(own, seat, index);
    const came = new Map<string, TraceSpot>();
    const marks = changes.slice(0, MOST).map((change) => markOf(change, came, index));
    if (!marks.length) return;
    const turn = turns.get(seat) ?? { side: seat, from: at, latest: true, lines: [] };
    turns.set(seat, turn);
    turn.lines.push({ event: events[0]!, at, nth: 0, number: n + 1, marks });
  });
  return [...turns.values()];
}

const FOLLOWED = 3; // things on a leaf that an eye follows

/** At most so many on a leaf; of a panel where more has changed by itself, nothing. */
function few(ids: readonly string[], index: SceneIndex): string[] {
  const panels = new Map<string, string[]>();
  for (const id of new Set(ids)) {
    const panel = index.panels.get(id);
    if (panel !== undefined) panels.set(panel, [...(panels.get(panel) ?? []), id]);
  }
  const leaves = columns(index.scene);
  const room = new Map<unknown, number>();
  const shown: string[] = [];
  for (const [panel, own] of [...panels].sort(([, a], [, b]) => a.length - b.length)) {
    const leaf = leaves.find((each) => each.panels.includes(panel)) ?? panel;
    const left = (room.get(leaf) ?? FOLLOWED) - own.length;
    if (left < 0) continue;
    room.set(leaf, left);
    shown.push(...own);
  }
  return shown;
}

function key(at: number, nth: number): string {
  return `${at} ${nth}`;
}

/** Share what a step changed among its lines: each gets what it speaks of, and one of them the rest. */
function assign(step: TraceStep, index: SceneIndex, found: Map<string, Change[]>): void {
  let nth = 0;
  for (const { events, changes } of step.frames) {
    const first = nth;
    nth += events.length;
    const said = events.map((event) => new Set(index.touched(event.message)));
    const of = (n: number) => found.get(key(step.at, first + n)) ?? [];
    const give = (n: number, change: Change) => found.set(key(step.at, first + n), [...of(n), change]);
    const left: Change[] = [];
    for (const change of changes) {
      const n = speaker(change, said);
      if (n >= 0) give(n, change);
      else if (change.how !== "amount") left.push(change);
    }
    const n = heir(events, (each) => !of(each).length);
    if (n >= 0) for (const change of left) give(n, change);
  }
}

/** To which line belongs what no line speaks of: the first deed that names something and has got nothing, else the first
 *  deed, else the first line at all. */
function heir(events: readonly EventInfo[], isFree: (nth: number) => boolean): number {
  const deeds = events.map((event) => event.side !== NOBODY);
  const silent = events.findIndex((event, nth) => deeds[nth] && isFree(nth) && names(event.message));
  return silent >= 0 ? silent : Math.max(deeds.indexOf(true), events.length ? 0 : -1);
}

/** The first line that speaks of a thing, else of what it lies or lay on. */
function speaker(change: Change, said: readonly ReadonlySet<string>[]): number {
  const direct = said.findIndex((ids) => ids.has(change.id));
  if (direct >= 0) return direct;
  const places = [change.now?.on, change.was?.on].filter((on): on is string => !!on);
  return said.findIndex((ids) => places.some((on) => ids.has(on)));
}

/** Whether a sentence names anything but a player and numbers. */
function names(message: Message): boolean {
  return Object.values(message.args).some((fact) => {
    if (Array.isArray(fact)) return fact.length > 0;
    return typeof fact === "object" && (fact.t === "message" || fact.t === "spot");
  });
}

/**
 * What of these changes is marked. Where a side set something of its own down, what this made of the others' things
 * beside it follows by itself: whoever bids makes the others wait.
 */
function abroad(changes: readonly Change[], side: number, index: SceneIndex): Change[] {
  const found = changes.filter((change) => isAbroad(change, index));
  const sideOf = ({ id }: Change) => (index.things.get(id) as { seat?: number } | undefined)?.seat;
  const set = ({ how }: Change) => how === "new" || how === "other";
  const places = new Set(found.filter((each) => set(each) && sideOf(each) === side).map((each) => each.now?.on));
  return found.filter((each) => {
    const owner = sideOf(each);
    return owner === undefined || owner === side || !set(each) || !each.now?.on || !places.has(each.now.on);
  });
}

/** Own things are not marked, nor what lies in a tray. */
function isAbroad(change: Change, index: SceneIndex): boolean {
  const roles = [change.now, change.was].filter((spot) => !!spot).map((spot) => index.panelFor(spot.panel));
  return roles.some((panel) => !!panel && panel.role !== "mine" && !panel.tray);
}

/** `came`: where things of this turn were before their first change, so that a path begins where the piece was. */
function markOf(change: Change, came: Map<string, TraceSpot>, index: SceneIndex): Mark {
  const { id } = change;
  const spot = (change.now ?? change.was)!;
  const enters = comes(change, index);
  const was = change.how === "moved" ? change.was : null;
  const from = came.get(id) ?? was ?? undefined;
  if (was && !came.has(id)) came.set(id, was);
  return { id, spot, ...(from && !same(from, spot) ? { from } : {}), ...(enters ? { enters } : {}) };
}

/** Whether a piece has come onto a board that it was not on before. */
function comes({ id, how, was, now }: Change, index: SceneIndex): boolean {
  const isBoard = (spot: TraceSpot | null | undefined) => !!spot && index.panelFor(spot.panel)?.role === "board";
  if (index.things.get(id)?.kind !== "piece" || !isBoard(now)) return false;
  return how === "new" || (how === "moved" && !isBoard(was));
}

function same(a: TraceSpot, b: TraceSpot): boolean {
  return a.panel === b.panel && a.on === b.on && a.where === b.where;
}
