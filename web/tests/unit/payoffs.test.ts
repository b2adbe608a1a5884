import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { growths, ownGrowths, Payoffs } from "../../src/table/payoffs.svelte";
import type { Counter, Scene } from "../../src/wire/scene";
import { panel, say, scene } from "./support";

const counter = (id: string, value: number, icon = id.split(" ")[1]!): Counter =>
  ({ kind: "counter", id, label: say(`good-${icon}`), value, icon }) as Counter;

/** Seat 0 has this silver and these points, seat 1 those. */
function table(silver: number, points: number, theirSilver = 4, theirPoints = 9): Scene {
  return {
    ...scene([{ ...panel("mat", "mine", []), seat: 0 }]),
    purse: [counter("purse silver", silver)],
    sides: [
      { seat: 0, counters: [counter("mine silver", silver), counter("mine points", points)] },
      { seat: 1, counters: [counter("their silver", theirSilver), counter("their points", theirPoints)] },
    ],
  };
}

describe("what a move brings", () => {
  test("what grew, one's own goods in the dock and not at one's chip as well", () => {
    const found = growths(table(1, 34), table(3, 43, 6));
    expect(found.map(({ counter: { id }, was, by }) => [id, was, by])).toEqual([
      ["purse silver", 1, 2],
      ["mine points", 34, 9],
      ["their silver", 4, 2],
    ]);
  });

  test("what is spent and what was not there before brings nothing", () => {
    const { purse: _, ...spectator } = table(1, 34);
    expect(growths(table(3, 34), table(1, 34))).toEqual([]);
    expect(growths(spectator, table(3, 34)).map(({ counter: { id } }) => id)).toEqual([]);
  });

  test("aloud are one's own goods and points", () => {
    const after = table(3, 43, 6, 12);
    expect(ownGrowths(growths(table(1, 34), after), after).map(({ by }) => by)).toEqual([2, 9]);
  });
});

describe("points count up", () => {
  let payoffs: Payoffs;
  const at = (id: string) => payoffs.standing(table(3, 43).sides![0]!.counters.find((each) => each.id === id)!);

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<b class="purse"><i data-counter="purse silver"></i></b>
      <b class="seat"><i data-counter="mine points"></i></b>`;
    Element.prototype.animate ??= vi.fn();
    payoffs = new Payoffs();
    settings.set({ motion: "full" });
    return () => vi.useRealTimers();
  });

  test("in five steps that slow down; their sum stays at the chip until the next move", () => {
    payoffs.expect(growths(table(1, 34), table(3, 43)));
    expect(at("mine points")).toBe(34);
    payoffs.pay(null);
    const seen = [0, 100, 140, 160, 200].map((pause) => (vi.advanceTimersByTime(pause), at("mine points")));
    expect(seen).toEqual([34, 36, 39, 42, 43]);
    expect(payoffs.brought.get("mine points")).toBe(9);
    payoffs.expect([]);
    expect(payoffs.brought.size).toBe(0);
  });

  test("with less motion they are there at once", () => {
    settings.set({ motion: "less" });
    payoffs.expect(growths(table(1, 34), table(3, 43)));
    expect(at("mine points")).toBe(43);
  });

  test("a number that is drawn nowhere does not stay behind", () => {
    payoffs.expect(growths(table(3, 43), table(3, 43, 9)));
    payoffs.pay(null);
    expect(payoffs.standing(table(3, 43, 9).sides![1]!.counters[0]!)).toBe(9);
  });
});
