import { expect, test } from "vitest";
import { beside, nearest, stepped } from "../../src/table/steps";
import { option, say } from "./support";

const bids = (...numbers: number[]) => numbers.map((n) => option(`raise ${n}`, [], say("move-raise", { count: n })));
const movesOf = (options: readonly { move: string }[]) => options.map((each) => each.move);

/** What the dock shows: the moves of each stepper in order, and the buttons beside them. */
function shown(options: Parameters<typeof stepped>[0]) {
  const { steps, rest } = stepped(options);
  return { steps: steps.map((each) => movesOf([...each.options.values()])), rest: movesOf(rest) };
}

test("bids are one stepper beside the pass, the smallest first", () => {
  expect(shown([...bids(8, 6, 7), option("pass", ["button pass"])])).toEqual({
    steps: [["raise 6", "raise 7", "raise 8"]],
    rest: ["pass"],
  });
});

test("two answers stay two buttons", () => {
  expect(shown(bids(6, 7))).toEqual({ steps: [], rest: ["raise 6", "raise 7"] });
});

test("a number in the middle makes a stepper for each thing, in the order they are offered in", () => {
  const options = ["squires", "bezants"].flatMap((what) =>
    [1, 2, 3].map((n) => option(`leave ${n} ${what}`, [], say("move-leave", { gains: [say(`count-${what}`, { n })] }))),
  );
  expect(shown(options)).toEqual({
    steps: [
      ["leave 1 squires", "leave 2 squires", "leave 3 squires"],
      ["leave 1 bezants", "leave 2 bezants", "leave 3 bezants"],
    ],
    rest: [],
  });
});

test("prices may grow with the number", () => {
  const options = [1, 2, 3, 4].map((n) => option(`hire ${n}`, ["hire"], say("move-hire", { count: n, price: 3 * n })));
  expect(shown(options).steps).toHaveLength(1);
});

test("a number that is a name makes no stepper: other things are touched, or other words are said", () => {
  const touched = [1, 2, 3].map((n) => option(`column ${n}`, [`column ${n}`], say("move-column", { count: n })));
  const named = [1, 2, 3].map((n) => option(`page ${n}`, [], say("move-page", { page: say(`page-${n}`) })));
  const { steps, rest } = shown([...touched, ...named]);
  expect(steps).toEqual([]);
  expect(rest).toHaveLength(6);
});

test("an answer with two numbers belongs to the larger group", () => {
  const options = [1, 2].flatMap((a) =>
    [1, 2, 3, 4].map((b) => option(`give ${a} ${b}`, [], say("move-give", { a, b }))),
  );
  expect(shown(options).steps).toEqual([
    ["give 1 1", "give 1 2", "give 1 3", "give 1 4"],
    ["give 2 1", "give 2 2", "give 2 3", "give 2 4"],
  ]);
});

test("a stepper goes no further than its ends and leaps over gaps", () => {
  const numbers = [6, 9, 11];
  expect(beside(numbers, 6, -1)).toBe(6);
  expect(beside(numbers, 6, 1)).toBe(9);
  expect(beside(numbers, 6, 99)).toBe(11);
});

test("a number that is not offered is the nearest one that is, the smaller of two", () => {
  expect(nearest([6, 9, 11], 1000)).toBe(11);
  expect(nearest([6, 9, 11], 10)).toBe(9);
  expect(nearest([], 10)).toBe(0);
});
