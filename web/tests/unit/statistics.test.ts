import { describe, expect, it } from "vitest";
import { spreadOut, axisOf, barsOf, labels, outstanding, chartPoints } from "../../src/statistics/statistics";
import type { CardFigure, ActionFigures } from "../../src/statistics/statistics";

function card(id: string, worth: number | null, more: Partial<CardFigure> = {}): CardFigure {
  const name = { t: "message" as const, id, args: {}, game: "" };
  const rest = { icon: null, tone: null, cost: {}, offered: 10, taken: 4, error: 1, stands: "" as const };
  return { card: id, name, worth, ...rest, ...more };
}
const action = (...cards: CardFigure[]): ActionFigures => ({
  action: "took",
  cards,
  high: null,
  low: null,
  usual: null,
  often: null,
  findings: [],
});

describe("the chart of cards", () => {
  it("has a point for what was offered and has a worth", () => {
    const points = chartPoints(action(card("a", 2), card("b", null), card("c", 1, { offered: null })));
    expect(points.map((point) => [point.card.card, point.share, point.worth])).toEqual([["a", 0.4, 2]]);
  });

  it("has lines at round numbers that hold every value", () => {
    expect(axisOf([0.36, 0.97], 9, 0, 1)).toEqual({ low: 0.3, high: 1, lines: [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] });
    const { low, high, lines } = axisOf([-3.2, 6.4], 9);
    expect([low, high]).toEqual([-4, 8]);
    expect(lines).toContain(0);
    expect(axisOf([5, 5], 5).lines.length).toBeGreaterThan(1);
  });

  it("lays no point upon another, and none outside", () => {
    const spots = spreadOut(Array.from({ length: 12 }, () => ({ x: 5, y: 5 })), 30, 400, 300); // prettier-ignore
    for (const [n, one] of spots.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(15);
      expect(one.y).toBeGreaterThanOrEqual(15);
      for (const other of spots.slice(n + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(22);
    }
  });

  it("names only where a name has room", () => {
    const spots = [{ x: 100, y: 100 }, { x: 100, y: 136 }, { x: 5, y: 50 }]; // prettier-ignore
    const names = [0, 1, 2].map((n) => ({ n, text: "Marketplace" }));
    const found = labels(names, spots, 36, 400);
    expect(found.map((label) => [label.n, label.y < spots[label.n]!.y])).toEqual([
      [0, true],
      [1, false],
    ]);
  });
});

it("gathers scores in bars without losing one", () => {
  const bars = barsOf([[20, 1], [21, 4], [33, 2], [80, 3]], { quarter: 21, three_quarters: 80 }, 20); // prettier-ignore
  expect(bars.length).toBeLessThanOrEqual(20);
  expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(10);
  expect(bars[0]).toEqual({ from: 20, to: 23, count: 5 });
  expect(
    barsOf(
      [
        [-400, 1],
        [20, 9],
        [30, 9],
        [3000, 1],
      ],
      { quarter: 20, three_quarters: 30 },
      20,
    ),
  ).toHaveLength(19);
  expect(barsOf([], { quarter: 0, three_quarters: 0 }, 20)).toEqual([]);
});

it("shows the best and the worst, each once", () => {
  const cards = [5, 4, 3, 2, 1].map((worth) => card(`c${worth}`, worth));
  expect(outstanding(action(...cards, card("none", null)), 2, 1).map((each) => each.card)).toEqual(["c5", "c4", "c1"]);
  expect(outstanding(action(...cards.slice(0, 2)), 3, 2)).toHaveLength(2);
});
