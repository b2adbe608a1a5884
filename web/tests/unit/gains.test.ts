import { expect, test } from "vitest";
import { gainsWide, number, times } from "../../src/kit/gains";

test("up to three pieces of a kind are drawn one by one and need no number", () => {
  expect(times({ icon: "squire", piece: true, count: 3 })).toBe(3);
  expect(number({ icon: "squire", piece: true, count: 3 })).toBe("");
});

test("more of them, and all that is no piece, are one picture with a number", () => {
  expect(times({ icon: "squire", piece: true, count: 4 })).toBe(1);
  expect(number({ icon: "squire", piece: true, count: 4 })).toBe("4");
  expect(times({ icon: "silver", count: 2 })).toBe(1);
  expect(number({ icon: "silver", count: 2 })).toBe("2");
});

test("a gain may have a plus, a loss has a real minus, a word is a word", () => {
  expect(number({ icon: "silver", count: 2, plus: true })).toBe("+2");
  expect(number({ icon: "silver", count: -2, plus: true })).toBe("−2");
  expect(number({ icon: "silver", count: "X" })).toBe("X");
  expect(number({ icon: "silver" })).toBe("");
});

test("a row is as wide as its pictures and figures; what stands between two gains is narrow", () => {
  expect(gainsWide([])).toBe(0);
  expect(gainsWide([{ icon: "silver" }])).toBeCloseTo(1.25);
  expect(gainsWide([{ icon: "silver", count: 12 }])).toBeCloseTo(2.05);
  expect(gainsWide([{ icon: "or" }])).toBeCloseTo(0.6);
  expect(gainsWide([{ icon: "squire", piece: true, count: 2 }])).toBeCloseTo(2.3);
});
