/** The steps of a match gathered into turns: whose each is, and what is said of it. */
import type { EventInfo, StepInfo } from "../wire/messages";

export interface Line {
  event: EventInfo;
  /** The step it was told in, and as which of its events. */
  at: number;
  nth: number;
}

export interface Turn {
  /** Whose turn it was; NOBODY for what belongs to the round. */
  side: number;
  /** The step it began in. */
  from: number;
  lines: Line[];
}

export const NOBODY = -1;

/**
 * Turns in order, without those of which nothing is said. `seats`: how many sides are people or bots; what an automatic
 * opponent says just before its turn belongs to that.
 */
export function gathered(steps: readonly StepInfo[], seats: number): Turn[] {
  const turns: Turn[] = [];
  let last: StepInfo | undefined;
  for (const step of steps) {
    if (!step.events.length) continue;
    const goesOn = last?.seat === step.seat && last.turn === step.turn && turns.at(-1)?.side === step.seat;
    if (!goesOn) turns.push({ side: step.seat, from: step.at, lines: [] });
    step.events.forEach((event, nth) => add(turns, { event, at: step.at, nth }, seats));
    last = step;
  }
  return turns.filter((turn) => turn.lines.length);
}

function add(turns: Turn[], line: Line, seats: number): void {
  const current = turns.at(-1)!;
  const { event, at, nth } = line;
  const own = nth === 0 && current.side === event.side; // of a move of that side: it has been opened by that
  if (event.part === "round" && current.side !== NOBODY) turns.push({ side: NOBODY, from: at, lines: [line] });
  else if (event.part === "opens" && !own)
    turns.push({ side: event.side, from: at, lines: [...lead(current, event.side, seats), line] });
  else if (event.part !== "closes") current.lines.push(line);
}

/** What an automatic opponent did just before its turn, taken out of the turn before. */
function lead(turn: Turn, side: number, seats: number): Line[] {
  if (side < seats || turn.side === side) return [];
  const from = turn.lines.findLastIndex((line) => line.event.side !== side) + 1;
  return turn.lines.splice(from);
}

/**
 * What others did since a seat's last move: of every other side its last turn, the latest at the end, and what the round
 * did by itself after that. A spectator (null) is shown the last turn of all.
 */
export function lastTurns(steps: readonly StepInfo[], seat: number | null, seats: number): Turn[] {
  const own = seat === null ? -1 : steps.findLastIndex((step) => step.seat === seat);
  const turns = gathered(steps.slice(Math.max(0, own)), seats).filter((turn) => turn.side !== seat);
  const others = turns.filter((turn) => turn.side !== NOBODY);
  const latest = others.at(-1);
  if (!latest) return [];
  if (seat === null) return [latest];
  const last = others.filter((turn, n) => !others.slice(n + 1).some((later) => later.side === turn.side));
  const round = turns.slice(turns.indexOf(latest)).filter((turn) => turn.side === NOBODY);
  return [...last, ...round.slice(-1)];
}
