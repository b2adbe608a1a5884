/** The lessons of a guided first game, as the server tells them. What they say stands in the game's catalogue. */
import type { Option } from "../wire/messages";
import type { Scene } from "../wire/scene";
import { things } from "../table/sceneIndex";

export interface Lesson {
  id: string;
  /** Ids of the scene to throw light on; `*` stands for anything, what is joined by ` + ` shares one light. */
  shows: string[];
  /** Moves that are wanted, the advised one first; none: the lesson only shows. */
  asks: string[];
  rules: string[];
  /** Things that bear the numbers of the points. */
  numbers: string[];
  /** Parts that hold only while every advised move was played: `lesson` (all of it), `text`, `do` and points. */
  planned: string[];
}

const POINTS = ["one", "two", "three"] as const;

export interface LessonPoint {
  name: string;
  rule?: string;
  /** The thing it speaks of, as the scene calls it. */
  thing?: string;
}

/** What a lesson tells: all of it, or only what is true in any case. */
export function tells(lesson: Lesson, part: string, astray: boolean): boolean {
  return !astray || !lesson.planned.includes(part);
}

/** The points that are told. What bears a number is there to be seen. */
export function lessonPoints(lesson: Lesson, astray: boolean, scene: Scene | null): LessonPoint[] {
  const there = (pattern?: string) => (pattern && scene && drawnFor(scene, pattern).size ? pattern : undefined);
  const all = POINTS.map((name, n): LessonPoint => ({ name, rule: lesson.rules[n], thing: there(lesson.numbers[n]) }));
  return all.filter(({ name }) => tells(lesson, name, astray));
}

/** Whether a word is written like the pattern. */
export function fits(pattern: string, word: string): boolean {
  if (!pattern.includes("*")) return pattern === word;
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(word);
}

export function isAsked(lesson: Lesson, move: string): boolean {
  return lesson.asks.some((pattern) => fits(pattern, move));
}

/** The legal option that the lesson advises; undefined where nothing it asks for can be played. */
export function advised(lesson: Lesson, options: readonly Option[]): Option | undefined {
  const legal = options.filter((option) => !option.refusal);
  for (const pattern of lesson.asks) {
    const found = legal.find((option) => fits(pattern, option.move));
    if (found) return found;
  }
  return undefined;
}

/** Whether the advised move is not the very one that the lesson's words speak of: the match went another way. */
export function isOther(lesson: Lesson, option: Option): boolean {
  const things = option.handles.filter((id) => !id.startsWith("button "));
  const touches = things.some((id) => lesson.numbers.some((pattern) => fits(pattern, id)));
  return !fits(lesson.asks[0] ?? "*", option.move) || (lesson.numbers.length > 0 && things.length > 0 && !touches);
}

/** Ids of everything that is drawn for what a lesson shows: the things themselves, and what lies in them. */
export function drawnFor(scene: Scene, shown: string): Set<string> {
  const found = new Set<string>();
  const patterns = shown.split(" + ");
  for (const [thing] of things([scene.panels, scene.purse ?? []])) {
    if (!patterns.some((pattern) => fits(pattern, thing.id))) continue;
    for (const [inner] of things(thing)) found.add(inner.id);
  }
  return found;
}

/** The panel in which the first of these things lies. */
export function panelFor(scene: Scene, shown: string): string | undefined {
  const [pattern] = shown.split(" + ");
  for (const [thing, panel] of things(scene.panels))
    if (fits(pattern!, thing.id)) return thing.kind === "panel" ? thing.id : panel;
  return undefined;
}
