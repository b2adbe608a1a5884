/** A long list of options in order: what may be chosen grouped by verb, what may not by its reason. As catalogue/choices.py. */
import type { Fact, Words } from "../lib/texts.svelte";
import { headed } from "../lib/texts.svelte";
import type { Option, Refusal } from "../wire/messages";

export interface Way {
  verb: string;
  open: Option[];
  closed: Option[];
}

export interface Reason {
  refusal: Refusal;
  options: Option[];
}

function verbOf(option: Option): string {
  return option.move.split(" ")[0] ?? "";
}

/** The verbs with their moves in the order the game offers them, those that are possible first. */
export function ways(options: readonly Option[]): Way[] {
  const found = new Map<string, Way>();
  for (const option of options) {
    const verb = verbOf(option);
    const way = found.get(verb) ?? { verb, open: [], closed: [] };
    found.set(verb, way);
    (option.refusal ? way.closed : way.open).push(option);
  }
  return [...found.values()].sort((a, b) => Number(!a.open.length) - Number(!b.open.length));
}

/** What a group of moves is called: the game's own word, else the house's, else nothing. */
export function verbName(verb: string, words: Words): string {
  for (const id of [`verb-${verb}`, `ui-${verb}.inf`]) if (words.has(id)) return headed(words.say(id));
  return "";
}

/**
 * What is asked once something has been touched: the game's own question where all that is left is one verb
 * (`verb-….picked`: where will you build it?), else which of the verbs it shall be.
 */
export function pickedQuestion(open: readonly Option[], things: string, words: Words): string {
  const verbs = [...new Set(open.map(verbOf))];
  const own = `verb-${verbs[0] ?? ""}.picked`;
  if (verbs.length === 1 && words.has(own)) return words.say(own, { things });
  const names = verbs.map((verb) => verbName(verb, words)).filter(Boolean).map(lowered);
  const last = names.pop();
  if (!names.length || last === undefined) return words.say("web-table-picked", { things });
  return words.say("web-table-picked-verbs", { things, verbs: words.say("list-or", { first: names.join(", "), second: last }) });
}

function lowered(name: string): string {
  return name.charAt(0).toLocaleLowerCase() + name.slice(1);
}

/** Refused options that share a reason together. What differs from move to move is left open. */
export function reasons(options: readonly Option[]): Reason[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    if (!option.refusal) continue;
    const { code, rule, facts } = option.refusal;
    const shared = Object.entries(facts).filter(([, fact]) => !isOwn(option, fact));
    const key = JSON.stringify([code, rule, shared]);
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups.values()].map((group) => ({ refusal: common(group), options: group }));
}

/** Whether a fact of the refusal is a part of the move itself, such as the position it leads to. */
function isOwn(option: Option, fact: Fact): boolean {
  const written = (word: string) => option.move.split(" ").includes(word);
  if (typeof fact === "string") return written(fact);
  if (typeof fact !== "object" || Array.isArray(fact)) return false;
  if (fact.t === "spot") return written(`${fact.x},${fact.y}`);
  return fact.t === "message" && Object.values(fact.args).some((each) => isOwn(option, each)); // told by its neighbours
}

function common(group: readonly Option[]): Refusal {
  const first = group[0]!.refusal!;
  const facts = Object.fromEntries(
    Object.entries(first.facts).map(([name, fact]) => {
      const same = group.every((each) => JSON.stringify(each.refusal?.facts[name]) === JSON.stringify(fact));
      return [name, same ? fact : "…"];
    }),
  );
  return { ...first, facts };
}

export function labelOf(option: Option, words: Words): string {
  return headed(words.text(option.label));
}

/** Positions in a notation are the first seat's; the label says them as the viewer counts. */
const WRITTEN = /(?<![\w,-])-?\d+,-?\d+/g;

/** Rows whose words contain what was typed, in any order. */
export function fitting(options: readonly Option[], typed: string, words: Words): Option[] {
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...options];
  return options.filter((option) => {
    const said = `${labelOf(option, words)} ${option.move.replace(WRITTEN, "")}`.toLocaleLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}
