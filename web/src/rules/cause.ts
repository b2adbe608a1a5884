/** Which refusal sent the reader to a paragraph, so that the rules page can say so and lead back. */
import { api } from "../lib/api.svelte";
import { coloursOf } from "../lib/seats";
import type { Message, Refusal, Snapshot, TableInfo } from "../wire/messages";

export interface Cause {
  table: string;
  refusal: Refusal;
  /** The option that was refused. */
  label?: Message;
  /** What the players are called there. */
  names?: string[];
  colours?: string[];
}

/** The refusal that led here: the only one that cites this paragraph at that table now; null where there is none. */
export async function causeOf(table: string, rule: string): Promise<Cause | null> {
  return lookedUp(table, rule).catch(() => null);
}

async function lookedUp(id: string, rule: string): Promise<Cause | null> {
  const [{ sight }, { table, names }] = await Promise.all([
    api.get<{ sight: Snapshot }>(`/api/tables/${id}/sight`),
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
