/** A long list of options in order: what may be chosen grouped by verb, what may not by its reason. As catalogue/choices.py. */
import type { Fact, Words } from "../lib/texts.svelte";
import { headed } from "../lib/texts.svelte";
import { rest } from "../kit/choosing.svelte";
import type { Decision, Option, Refusal } from "../wire/messages";

interface VerbGroup {
  verb: string;
  open: Option[];
  closed: Option[];
}

interface RefusalGroup {
  refusal: Refusal;
  options: Option[];
}

function verbOf(option: Option): string {
  return option.move.split(" ")[0] ?? "";
}

/** The verbs with their moves in the order the game offers them, those that are possible first. */
export function byVerb(options: readonly Option[]): VerbGroup[] {
  const found = new Map<string, VerbGroup>();
  for (const option of options) {
    const verb = verbOf(option);
    const way = found.get(verb) ?? { verb, open: [], closed: [] };
    found.set(verb, way);
    (option.refusal ? way.closed : way.open).push(option);
  }
  return [...found.values()].sort((a, b) => Number(!a.open.length) - Number(!b.open.length));
}

/** How many ways there are to do what a move does. */
export function variants(move: string, options: readonly Option[]): number {
  const verb = move.split(" ")[0];
  return options.filter((option) => !option.refusal && verbOf(option) === verb).length;
}

/**
 * The first of each verb, in this order; where that is too few, those that follow. So three pieces of advice are three
 * different actions, as long as there are so many.
 */
export function bestOfEach<T extends { move: string }>(moves: readonly T[], most: number): T[] {
  const verbs = new Set<string>();
  const first = moves.filter(({ move }) => {
    const verb = move.split(" ")[0]!;
    return !verbs.has(verb) && verbs.add(verb);
  });
  const rest = moves.filter((each) => !first.includes(each));
  return [...first, ...rest].slice(0, most);
}

/** What a group of moves is called: the game's own word, else a shared one, else nothing. */
export function verbName(verb: string, words: Words): string {
  for (const id of [`verb-${verb}`, `ui-${verb}.inf`]) if (words.has(id)) return headed(words.say(id));
  return "";
}

const NAMED = 3; // so many verbs are named in a question

/**
 * What is asked once something has been touched. A game says it for a verb (`verb-….picked`: where will you build it?),
 * for several (`ask-….build-extend`), or for the kind of thing that is touched next (`ask-….action`); else the verbs are
 * named.
 */
export function pickedQuestion(decision: Decision, open: readonly Option[], picks: readonly string[], words: Words) {
  const verbs = [...new Set(open.map(verbOf))].sort();
  const kinds = [...new Set(open.map((option) => kindOf(rest(option.handles, picks)[0] ?? "")))];
  const next = kinds.length === 1 ? kinds[0]! : "several";
  const { prompt } = decision;
  const ask = (form: string) =>
    words.has(`${prompt.id}.${form}`)
      ? [words.text({ ...prompt, id: `${prompt.id}.${form}`, args: { ...prompt.args, next } })]
      : [];
  const verb = `verb-${verbs[0] ?? ""}.picked`;
  if (verbs.length === 1 && words.has(verb)) return words.say(verb, { next });
  const [several] = ask(verbs.join("-"));
  if (several) return several;
  const asked = kinds.map((kind) => (kind ? ask(kind)[0] : undefined));
  if (asked[0] && asked.every((each) => each === asked[0])) return asked[0];
  return verbs.length > NAMED ? words.say("web-table-picked") : verbsQuestion(verbs, words);
}

/** `tile inn_row` is a tile. */
function kindOf(id: string): string {
  return id.split(" ")[0] ?? "";
}

function verbsQuestion(verbs: readonly string[], words: Words): string {
  const names = verbs
    .map((verb) => verbName(verb, words))
    .filter(Boolean)
    .map(lowered);
  const last = names.pop();
  if (last === undefined) return words.say("web-table-picked");
  const all = names.length ? words.say("list-or", { first: names.join(", "), second: last }) : last;
  return words.say("web-table-picked-verbs", { verbs: all });
}

function lowered(name: string): string {
  return name.charAt(0).toLocaleLowerCase() + name.slice(1);
}

/** Refused options that share a reason together. What differs from move to move is left open. */
export function byReason(options: readonly Option[]): RefusalGroup[] {
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
export function matching(options: readonly Option[], typed: string, words: Words): Option[] {
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...options];
  return options.filter((option) => {
    const said = `${labelOf(option, words)} ${option.move.replace(WRITTEN, "")}`.toLocaleLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}
