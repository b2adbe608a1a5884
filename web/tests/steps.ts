// For tests/web/test_steps.py: groups answers as the dock does. Reads a list of options, writes steppers and buttons.
import { readFileSync } from "node:fs";
import { beside, nearest, stepped } from "../src/table/steps";
import type { Option } from "../src/wire/messages";

const options = JSON.parse(readFileSync(0, "utf8")) as Option[];
const { steps, rest } = stepped(options);
const shown = steps.map(({ options: each }) => {
  const numbers = [...each.keys()];
  const walked = [beside(numbers, numbers[0]!, -1), beside(numbers, numbers[0]!, 1), beside(numbers, numbers[0]!, 99), nearest(numbers, 1000)];
  return { moves: [...each.values()].map((option) => option.move), numbers, walked };
});
process.stdout.write(JSON.stringify({ steps: shown, rest: rest.map((option) => option.move) }));
