/** Who sits where: what the sides of a table are called, and their colours. */
import type { Message, SeatInfo, TableInfo } from "../wire/messages";
import { headed, type Args } from "./sentences";

/** The words of the table's game. */
interface Own {
  text(told: Message): string;
  say(id: string, args?: Args): string;
}

/**
 * What every side is called in sentences: by its person's name, else by its bot's own, else by its colour. One person at
 * two seats is told by the colours, and so are two people of one name, behind it. As in page/seats.py of the server: a
 * test compares them.
 */
export function namesAt(table: TableInfo, people: Record<string, string>, own: Own): string[] {
  const held = table.seats.map((seat) => seat.person);
  const called = ({ person, name }: SeatInfo) =>
    (person && held.filter((each) => each === person).length === 1 && people[person]) || own.text(name);
  const names = table.seats.map(called);
  const toldApart = (name: string, seat: number) => {
    if (names.filter((each) => each === name).length === 1) return name;
    return own.say("side-name-and-colour", { name, colour: own.say(`seat-${table.seats[seat]!.colour}`) });
  };
  return [...names.map(toldApart), ...table.opponents.map((name) => own.text(inSentence(name)))];
}

/** The same on a label. */
export function labelsAt(table: TableInfo, people: Record<string, string>, own: Own): string[] {
  const names = namesAt(table, people, own).slice(0, table.seats.length);
  return [...names, ...table.opponents.map((name) => own.text(name))].map(headed);
}

/** An official opponent as it stands in a sentence; on a label it may be shorter. */
export function inSentence(name: Message): Message {
  return { ...name, id: name.id.replace(/\.short$/, "") };
}

/** The colours of all sides; official opponents are black. */
export function coloursOf(table: TableInfo | null): string[] {
  if (!table) return [];
  return [...table.seats.map((seat) => seat.colour), ...table.opponents.map(() => "black")];
}

/** Who will have which colour: what I wish for is at my first seat, the others have what is left, in the box's order. */
export function coloursFor(chairs: readonly string[], offered: readonly string[], wish: string): string[] {
  const mine = offered.includes(wish) ? chairs.indexOf("me") : -1;
  const kept = chairs.map((_, seat) =>
    seat === mine ? wish : offered[seat] === wish && mine >= 0 ? "" : offered[seat]!,
  );
  const spare = offered.filter((colour) => !kept.includes(colour));
  return kept.map((colour) => colour || spare.shift()!);
}
