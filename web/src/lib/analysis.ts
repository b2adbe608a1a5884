/** What a bot makes of a decision (POST …/hint, POST /api/analysis). */

/** A move that the search has tried. */
interface Prospect {
  move: string;
  visits: number;
  /** That the seat wins, from 0 to 1. */
  chance: number;
  /** At the end of the match. */
  points: number;
}

export interface Findings {
  /** What the bot would play. */
  move: string;
  /** Best first. */
  prospects: Prospect[];
  /** Of every side, when the best is played. */
  chances: number[];
  /** Imagined games that went into it. */
  tries: number;
  took_ms: number;
}

/** A chance as whole percents. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}
