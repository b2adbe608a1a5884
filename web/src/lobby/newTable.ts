/** From a wish to a table: the usual ways to play as orders for the server, and what can be wrong with one. */
import { api } from "../lib/api.svelte";
import { remember } from "../lib/invitations";
import type { TableSettings, TableInfo } from "../wire/messages";
import type { Game, GameOption } from "./serverInfo.svelte";

export type Way = "solo" | "bots" | "screen" | "link";

export interface Order {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  agreed: TableSettings;
  /** For each seat: me, open, or the name of a bot. */
  chairs: string[];
  /** The one to play, "" for any; left out: the one I like. */
  colour?: string;
  begin: boolean;
}

interface TableSeen {
  table: TableInfo;
  names: Record<string, string>;
}

/** How a game can be played at once. A server for this machine only has no links to invite with. */
export function ways(game: Game, local = false): Way[] {
  const alone: Way[] = game.solo ? ["solo"] : [];
  const company: Way[] = game.seats[1] > 1 ? ["bots", "screen"] : [];
  const invited: Way[] = game.seats[1] > 1 && !local ? ["link"] : [];
  return [...alone, ...company, ...invited];
}

/** Who sits where when it is played that way. */
export function chairsFor(way: Way, seats: number, bot: string): string[] {
  const other = { solo: "me", bots: bot, screen: "me", link: "open" }[way];
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? "me" : other));
}

export function seatsFor(way: Way, game: Game, wished = 2): number {
  if (way === "solo") return 1;
  return Math.min(Math.max(wished, 2, game.seats[0]), game.seats[1]);
}

/** Nothing is agreed beyond the usual: advice is there for a player without human opponents. */
export function quick(way: Way, game: Game, bot: string): Order {
  const seats = seatsFor(way, game);
  return { game: game.id, seats, options: {}, agreed: {}, chairs: chairsFor(way, seats, bot), begin: way !== "link" };
}

/** The settings that count at such a table; an expansion's stands in the place of one of the same name. */
export function optionsFor(options: GameOption[], seats: number, expansions: string[]): GameOption[] {
  const counts = options.filter(
    ({ seats: [least, most], needs }) => least <= seats && seats <= most && (!needs || expansions.includes(needs)),
  );
  return [...new Map(counts.map((option) => [option.name, option])).values()];
}

/** An anonymous visitor becomes a guest first. */
export async function openTable(order: Order, name?: string): Promise<TableSeen> {
  await api.guest(name);
  return api.post<TableSeen>("/api/tables", order);
}

export async function invitation(table: string): Promise<string> {
  const made = await api.post<{ link: string; token: string }>(`/api/tables/${table}/invitations`, {});
  const link = new URL(new URL(made.link).pathname, location.href).href;
  remember(table, link);
  return link;
}

/** Where a link leads that somebody pasted, with whatever stands around it; null where there is none. */
export function linkIn(pasted: string): string | null {
  const table = /\/table\/([A-Za-z0-9_-]{1,32})/.exec(pasted)?.[1];
  if (table) return `/table/${table}`;
  const token = pasted.match(/[A-Za-z0-9_-]{32}/g)?.at(-1);
  return token ? `${pasted.includes("/me/") ? "/me" : "/join"}/${token}` : null;
}
