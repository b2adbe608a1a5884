/** What a person's page reckons before it draws: axes, curves, which days are written. */
import { describe, expect, test } from "vitest";
import {
  lineOf,
  ratingAfter,
  scaleOf,
  seatCounts,
  someOf,
  spotsOf,
  type GamePage,
  type PlayedMatch,
} from "../../src/people/person";

const at = (elo: number, spread: number) => ({ ended: 0, elo, spread });

describe("an axis", () => {
  test("holds the whole band, in round numbers", () => {
    const { low, high, lines } = scaleOf([at(1400, 120), at(1529, 33)]);
    expect([low, high]).toEqual([1250, 1600]);
    expect(lines).toEqual([1250, 1300, 1350, 1400, 1450, 1500, 1550, 1600]);
  });

  test.each([
    [at(1500, 0), at(1500, 0)],
    [at(-40, 900), at(2900, 20)],
    [at(0, 20_000), at(0, 1)],
  ])("is never empty and never crowded: %o %o", (...curve) => {
    const { low, high, lines } = scaleOf(curve);
    expect(high).toBeGreaterThan(low);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThan(10);
    for (const { elo, spread } of curve) {
      expect(elo - spread).toBeGreaterThanOrEqual(low);
      expect(elo + spread).toBeLessThanOrEqual(high);
    }
  });
});

test("a curve goes from edge to edge, higher where the rating is", () => {
  const box = { left: 10, top: 0, right: 110, bottom: 100 };
  const spots = spotsOf([1000, 1100, 1050], { low: 1000, high: 1100, lines: [] }, box);
  expect(spots).toEqual([[10, 100], [60, 0], [110, 50]]); // prettier-ignore
  expect(lineOf(spots)).toBe("M10.0 100.0L60.0 0.0L110.0 50.0");
});

test("days are written below some matches, the first and the last among them", () => {
  expect(someOf(3, 5)).toEqual([0, 1, 2]);
  expect(someOf(44, 4)).toEqual([0, 14, 29, 43]);
});

test("a column stands for each number of players that can be, or was", () => {
  const page = { seats: [{ seats: 6, played: 1, won: 0 }] } as GamePage;
  expect(seatCounts([page], [[1, 2], [2, 4]])).toEqual([1, 2, 3, 4, 6]); // prettier-ignore
});

describe("what a match did to the rating", () => {
  const match = (table: string, ended: number, unrated = "") =>
    ({ table, game: "mill", ended, unrated }) as PlayedMatch;
  const latest = [match("c", 30), match("b", 20), match("a", 10), match("d", 40, "hint")];
  const curve = [10, 20, 30].map((ended, n) => ({ ended, elo: 1500 + n * n * 10, spread: 50 - n }));
  const person = { latest, games: [{ game: "mill", needed: 0, curve } as GamePage] };

  test("is the new one and the change, or why it is not rated", () => {
    expect(ratingAfter(person, "c")).toEqual({ kind: "rated", elo: 1540, spread: 48, by: 30 });
    expect(ratingAfter(person, "a")).toEqual({ kind: "rated", elo: 1500, spread: 50, by: null });
    expect(ratingAfter(person, "d")).toEqual({ kind: "unrated", why: "hint" });
    expect(ratingAfter(person, "z")).toBeNull();
  });

  test("before there is a rating, is how many matches are missing", () => {
    const early = { latest, games: [{ game: "mill", needed: 3, curve: [] as GamePage["curve"] } as GamePage] };
    expect(ratingAfter(early, "c")).toEqual({ kind: "early", needed: 3 });
  });
});
