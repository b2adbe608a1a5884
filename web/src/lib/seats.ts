/** Who sits where: what the sides of a table are called, and their colours. */
import type { TableInfo } from "../wire/messages";

/** The name of whoever sits there, where it tells seats apart: one person at two seats is told by the colours. */
export function nameAt(table: TableInfo | null, side: number, names: Record<string, string>): string {
  const seats = table?.seats ?? [];
  const person = seats[side]?.person;
  if (!person || seats.filter((seat) => seat.person === person).length > 1) return "";
  return names[person] ?? "";
}

/** The colours of all sides; official opponents are black. */
export function coloursOf(table: TableInfo | null): string[] {
  if (!table) return [];
  return [...table.seats.map((seat) => seat.colour), ...table.opponents.map(() => "black")];
}
