// For tests/web/test_sentences.py: renders messages as the page does. Reads one JSON document, writes a list of sentences.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { MessageRenderer } from "../src/lib/sentences";
import type { Message } from "../src/wire/messages";

interface Order {
  lang: string;
  sources: string[];
  behind?: { lang: string; sources: string[] }[];
  names: string[];
  colours: string[];
  across: boolean;
  messages: Message[];
}

const order = JSON.parse(readFileSync(0, "utf8")) as Order;
const bundles = [order, ...(order.behind ?? [])].map(({ lang, sources }) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
});
const renderer = new MessageRenderer(bundles, order.names, order.colours, order.across);
const told = order.messages.map((each) => ({
  whole: renderer.text(each),
  parts: renderer
    .parts(each)
    .map((part) => part.text)
    .join(""),
}));
process.stdout.write(JSON.stringify(told));
