/** Tables in lists: who sits there, whose turn it is, and what the reader can do about it. */
import { labelsAt } from "../lib/seats";
import { headed, texts, Words } from "../lib/texts.svelte";
import type { TableInfo } from "../wire/messages";
import { house } from "./house.svelte";

export interface Summary {
  table: TableInfo;
  waiting: number[];
  moves: number;
  changed: number;
}

export interface TableList {
  tables: Summary[];
  names: Record<string, string>;
}

/** One table as the lobby shows it. */
export interface Row {
  summary: Summary;
  id: string;
  title: string;
  company: string;
  /** It waits for the reader. */
  mine: boolean;
  state: string;
  /** Seats nobody has, a bot neither. */
  free: number[];
  watched: boolean;
}

export function rowOf(summary: Summary, names: Record<string, string>, me: string | null): Row {
  const { table } = summary;
  const game = house.game(table.game);
  const own = labelsAt(table, names, new Words(table.game));
  const called = (seat: number): string => {
    const holder = table.seats[seat];
    if (holder?.person && holder.person === me) return texts.say("ui-you");
    return holder?.person || holder?.bot ? own[seat]! : texts.say("ui-free-seat");
  };
  const sides = table.seats.filter((seat) => seat.person || seat.bot).map((seat) => called(seat.seat));
  const opponents = own.slice(table.seats.length);
  const mine = summary.waiting.some((seat) => table.seats[seat]?.person === me && !table.seats[seat]?.bot);
  const free = table.seats.filter((seat) => !seat.person && !seat.bot).map((seat) => seat.seat);
  return {
    summary,
    id: table.id,
    title: game?.title ?? table.game,
    company: headed([...new Set([...sides, ...opponents])].join(", ")),
    mine: me !== null && mine,
    state: stateOf(summary, me !== null && mine, free.length, called),
    free,
    watched: table.agreed.watchers !== false,
  };
}

function stateOf(summary: Summary, mine: boolean, free: number, called: (seat: number) => string): string {
  if (summary.table.state === "open") return free ? texts.say("web-lobby-free", { count: free }) : texts.say("page-not-begun");
  if (summary.table.state === "over") return texts.say("ui-end-of-match");
  if (mine) return texts.say("ui-your-turn");
  return texts.say("page-to-move", { player: [...new Set(summary.waiting.map(called))].join(", ") });
}
