/** What stands on the buttons for some answers of one question: in the first line what differs, below it the rest. */
import { rest } from "../kit/choosing.svelte";
import { headed, type Words } from "../lib/texts.svelte";
import type { Option } from "../wire/messages";
import { labelOf } from "./choices";

export interface Button {
  option: Option;
  first: string;
  /** What it costs or brings; empty where the first line says it all. */
  second: string;
}

/** The parts of a label that a game tells apart: what is done, to which of several things, with what, price and outcome. */
interface Parts {
  verb: string;
  which: string;
  what: string;
  note: string;
}

/**
 * The question names what all answers share, and what has been touched is known: neither is repeated. Where two buttons
 * would read alike they carry their whole labels.
 */
export function buttonsOf(options: readonly Option[], picks: readonly string[], words: Words): Button[] {
  const parts = new Map(options.map((option) => [option, partsOf(option, words)]));
  const told = [...parts.values()].filter((each) => each !== null);
  const shared = (part: keyof Parts) => told.length > 1 && told.every((each) => each[part] === told[0]![part]);
  const named = (withWhat: boolean) =>
    options.map((option) => {
      const each = parts.get(option);
      if (!each) return { option, first: labelOf(option, words), second: "" };
      const known = picks.length > 0 && !rest(option.handles, picks).length;
      const verb = shared("verb") && told.length === options.length ? "" : each.verb;
      const which = shared("which") || (known && verb) ? "" : each.which;
      const [first = each.verb, ...more] = [verb, withWhat ? each.what : "", which, each.note].filter(Boolean);
      return { option, first: headed(first), second: more.join(" · ") };
    });
  const often = (button: Button, _: number, all: Button[]) =>
    all.filter((other) => other.first === button.first && other.second === button.second).length > 1;
  // The place was touched, and different things can go there: then these are what differs.
  const short = named(false);
  const buttons = short.some(often) && told.every(({ what }) => what) ? named(true) : short;
  return buttons.map((button, nth) =>
    often(button, nth, buttons) ? { option: button.option, first: labelOf(button.option, words), second: "" } : button,
  );
}

function partsOf({ label }: Option, words: Words): Parts | null {
  const part = (name: string) =>
    words.has(`${label.id}.${name}`) ? words.text({ ...label, id: `${label.id}.${name}` }).trim() : "";
  const verb = part("verb");
  return verb ? { verb, which: part("which"), what: part("what"), note: part("note") } : null;
}
