import { expect, test } from "vitest";
import { DECISIONS, fieldTime, moved, points, timeIn, winnerAt } from "../../src/contests/contest";

test("half points are written as points", () => {
  expect([0, 1, 2, 5].map(points)).toEqual(["0", "½", "1", "2½"]);
});

test("a match between two is decided in ways that share out at most all points", () => {
  for (const [one, other] of DECISIONS) expect(one + other).toBeLessThanOrEqual(2);
});

test("the winner at a larger table is ahead of all, and the others share the rest", () => {
  expect(winnerAt(1, 4)).toEqual([2, 6, 2, 2]);
  for (const seats of [3, 4, 5]) {
    const sum = winnerAt(0, seats).reduce((all, each) => all + each, 0);
    expect(sum).toBe(seats * (seats - 1));
  }
});

test("a tie-break moves up and down, and not beyond the ends", () => {
  expect(moved(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
});

test("a field for date and time holds what was put into it", () => {
  const time = new Date(2026, 10, 30, 18, 0).getTime();
  expect(timeIn(fieldTime(time))).toBe(time);
  expect([fieldTime(0), timeIn("")]).toEqual(["", 0]);
});
