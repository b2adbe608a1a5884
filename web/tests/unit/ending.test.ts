import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../src/lib/api.svelte";
import { Ending } from "../../src/table/ending.svelte";

afterEach(() => void vi.restoreAllMocks());

function looked(chances: number[][], turns: number[]): Ending {
  vi.spyOn(api, "get").mockRejectedValue(new Error("no course"));
  const ending = new Ending("t1");
  ending.review = { done: chances.length - 1, total: chances.length - 1, chances, turns };
  ending.moves = chances.slice(1).map((_, n) => ({ at: n + 1, seat: n % 2, label: ["move", {}], events: [] }) as never);
  return ending;
}
const CHANCES = [0.5, 0.6, 0.2, 0.9, 0.7].map((chance) => [chance, 1 - chance]);

test("what turned a match most is the move after which the winner's chance rose most", () => {
  expect(looked(CHANCES, [1, 2, 3]).decisive(0)?.at).toBe(3);
  expect(looked(CHANCES, [1, 2, 3]).decisive(1)?.at).toBe(2);
});

test("a match that turned only against its winner has none, nor one that is still looked through", () => {
  expect(looked(CHANCES, [2, 4]).decisive(0)).toBeNull();
  const ending = looked(CHANCES, [3]);
  ending.review = { ...ending.review!, done: 1 };
  expect(ending.decisive(0)).toBeNull();
});
