/** Answers that differ in one number only, such as `raise 6` to `raise 11`: one stepper stands for all of them. */
import type { Option } from "../wire/messages";

export interface Steps {
  /** The move with the number left open; the same for all answers of a stepper. */
  key: string;
  /** The answers by their number, the smallest first. */
  options: ReadonlyMap<number, Option>;
}

const LEAST = 3; // two answers are two buttons
const NUMBER = /^\d+$/;

/** Groups of answers for a stepper, and those that stay buttons, both in the order they are offered in. */
export function stepped(options: readonly Option[]): { steps: Steps[]; rest: Option[] } {
  const groups = new Map<string, Option[]>();
  for (const option of options) for (const key of keys(option)) groups.set(key, [...(groups.get(key) ?? []), option]);
  // An answer with two numbers belongs to the larger group.
  const largest = [...groups]
    .filter(([key, group]) => numbered(key, group).size >= LEAST)
    .sort(([, a], [, b]) => b.length - a.length);
  const taken = new Set<Option>();
  const steps: Steps[] = [];
  for (const [key, group] of largest) {
    const free = group.filter((option) => !taken.has(option));
    const numbers = numbered(key, free);
    if (numbers.size < LEAST) continue;
    for (const option of numbers.values()) taken.add(option);
    steps.push({ key, options: new Map([...numbers].sort(([a], [b]) => a - b)) });
  }
  const place = (each: Steps) => options.indexOf(each.options.values().next().value!);
  return { steps: steps.sort((a, b) => place(a) - place(b)), rest: options.filter((option) => !taken.has(option)) };
}

/** What an answer shares with others of its group: the words of the move, what it touches, and what its label says. */
function keys(option: Option): string[] {
  const words = option.move.split(" ");
  const shared = JSON.stringify([[...option.handles].sort(), option.label.id, spoken(option)]);
  return words.flatMap((word, at) => (NUMBER.test(word) ? [`${words.with(at, "#").join(" ")} ${shared}`] : []));
}

/** The label without its numbers: where anything else differs, a number is only a name. */
function spoken(option: Option): unknown {
  return JSON.parse(
    JSON.stringify(option.label.args ?? {}, (_, fact: unknown) => (typeof fact === "number" ? "#" : fact)),
  );
}

function numbered(key: string, group: readonly Option[]): Map<number, Option> {
  const at = key.split(" ").indexOf("#");
  return new Map(group.map((option) => [Number(option.move.split(" ")[at]), option]));
}

/** The number of these that is nearest to a wanted one. */
export function nearest(numbers: readonly number[], wanted: number): number {
  return numbers.reduce(
    (best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best),
    numbers[0] ?? 0,
  );
}

/** So many steps up or down from one of these numbers, no further than the ends. */
export function beside(numbers: readonly number[], from: number, by: number): number {
  const at = Math.max(0, Math.min(numbers.length - 1, numbers.indexOf(nearest(numbers, from)) + by));
  return numbers[at] ?? from;
}
