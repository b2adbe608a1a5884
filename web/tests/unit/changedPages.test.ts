import { expect, test } from "vitest";
import { changedPages, PAGE } from "../../src/engine/changedPages";

test("only pages that differ are written, and those that are new", () => {
  const before = new Uint8Array(3 * PAGE);
  const after = new Uint8Array(4 * PAGE);
  after[PAGE] = 1;
  after[2 * PAGE - 1] = 1;
  expect(changedPages(before, after)).toEqual([1, 3]);
  expect(changedPages(after, after.slice())).toEqual([]);
});

test("a page that was cut short is another one, and a shorter file has none behind its end", () => {
  const whole = new Uint8Array(2 * PAGE).fill(7);
  expect(changedPages(whole.slice(0, PAGE + 10), whole)).toEqual([1]);
  expect(changedPages(whole, whole.slice(0, PAGE))).toEqual([]);
  expect(changedPages(new Uint8Array(), new Uint8Array())).toEqual([]);
});
