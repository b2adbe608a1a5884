/** A rematch that somebody has asked for, as the lobby shows it to those who played. */
import type { TableInfo } from "../wire/messages";

export interface RematchQuestion {
  /** The person who asks. */
  by: string;
  until: number;
  /** How many have agreed, of how many. */
  wants: number;
  players: number;
  /** I have not answered. */
  mine: boolean;
}

/** The question that can still be answered at a table where I played; null where there is none. */
export function rematchAt(table: TableInfo, me: string | null, now: number): RematchQuestion | null {
  const { rematch } = table;
  const players = new Set(table.seats.flatMap((seat) => seat.person ?? []));
  if (!rematch || table.followed || rematch.until <= now || me === null || !players.has(me)) return null;
  const answered = [...rematch.wants, ...rematch.declined];
  const { by, until, wants } = rematch;
  return { by, until, wants: wants.length, players: players.size, mine: !answered.includes(me) };
}
