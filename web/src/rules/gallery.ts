/** What a game is made of, as a reader leafs through it. */
import type { Words } from "../lib/texts.svelte";
import type { Message } from "../wire/messages";
import type { Panel, Thing } from "../wire/scene";
import { fold } from "./book";

interface Group {
  id: string;
  title: Message;
  things: Thing[];
}

export function groupsOf(panels: readonly Panel[]): Group[] {
  return panels.map((panel) => ({ id: panel.id, title: panel.title, things: panel.items.flatMap(flat) }));
}

/** A place is only how things lie; what lies in it is leafed through. */
function flat(thing: Thing): Thing[] {
  if (thing.kind === "panel") return thing.items.flatMap(flat);
  if (thing.kind === "place" && thing.layout !== "board") return thing.items.flatMap(flat);
  return [thing];
}

/** Everything that is written on it or said about it, for the search. */
export function wordsOf(thing: Thing, words: Words): string {
  const title = "title" in thing ? thing.title : undefined;
  const said = [thing.name, title, thing.label, thing.text].filter((each) => each !== undefined);
  return fold([...said.map((each) => words.text(each)), thing.rule ?? ""].join(" "));
}
