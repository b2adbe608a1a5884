/** Which refusal sent the reader to a paragraph, so that the rules page can say so and lead back. Kept on this device. */
import { api } from "../lib/api.svelte";
import { coloursOf } from "../lib/seats";
import type { Message, Refusal, Sight, TableInfo } from "../wire/messages";

export interface Cause {
  table: string;
  refusal: Refusal;
  /** The option that was refused. */
  label?: Message;
  /** What the players are called there. */
  names?: string[];
  colours?: string[];
}

const KEY = "regnum.refused";

/** The address of the paragraph a refusal cites. Call `remember` when somebody follows it. */
export function ruleHref(game: string, rule: string, table = ""): string {
  return `/rules/${game}${table ? `?from=${encodeURIComponent(table)}` : ""}${rule ? `#p-${rule}` : ""}`;
}

export function remember(cause: Cause): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(cause));
  } catch {
    // Then the page says only which table it was.
  }
}

/** The refusal that led here: the one that was remembered, else the only one that cites this paragraph at that table. */
export async function causeOf(table: string, rule: string): Promise<Cause | null> {
  return recalled(table, rule) ?? (await lookedUp(table, rule).catch(() => null));
}

async function lookedUp(id: string, rule: string): Promise<Cause | null> {
  const [{ sight }, { table, names }] = await Promise.all([
    api.get<{ sight: Sight }>(`/api/tables/${id}/sight`),
    api.get<{ table: TableInfo; names: Record<string, string> }>(`/api/tables/${id}`),
  ]);
  const refused = (sight.decision?.options ?? []).filter((option) => option.refusal?.rule === rule);
  const [first] = refused;
  if (!first?.refusal || new Set(refused.map((each) => JSON.stringify(each.refusal))).size > 1) return null;
  return {
    table: id,
    refusal: first.refusal,
    ...(refused.length === 1 ? { label: first.label } : {}),
    names: table.seats.map((seat) => (seat.person && names[seat.person]) || ""),
    colours: coloursOf(table),
  };
}

function recalled(table: string, rule: string): Cause | null {
  try {
    const cause = JSON.parse(localStorage.getItem(KEY) ?? "null") as Cause | null;
    return cause && cause.table === table && cause.refusal.rule === rule ? cause : null;
  } catch {
    return null;
  }
}
