// For tests/web/test_seats.py: what the sides of tables are called, and which colours they will have, as the page says.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { coloursFor, labelsAt, namesAt } from "../src/lib/seats";
import { message, MessageRenderer, type Args } from "../src/lib/sentences";
import type { TableInfo } from "../src/wire/messages";

interface Order {
  lang: string;
  sources: string[];
  tables: { table: TableInfo; people: Record<string, string> }[];
  wishes: { chairs: string[]; offered: string[]; wish: string }[];
}

const order = JSON.parse(readFileSync(0, "utf8")) as Order;
const bundle = new FluentBundle(order.lang, { useIsolating: false });
for (const source of order.sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
const renderer = new MessageRenderer([bundle], [], []);
const own = {
  text: renderer.text.bind(renderer),
  say: (id: string, args: Args = {}) => renderer.text(message(id, args)),
};
const told = {
  tables: order.tables.map(({ table, people }) => ({
    names: namesAt(table, people, own),
    labels: labelsAt(table, people, own),
  })),
  wishes: order.wishes.map(({ chairs, offered, wish }) => coloursFor(chairs, offered, wish)),
};
process.stdout.write(JSON.stringify(told));
