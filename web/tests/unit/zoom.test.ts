import { describe, expect, test } from "vitest";
import { keptInFrame, WHOLE, zoomed } from "../../src/kit/zoomView";

/** Where a point of the board is seen, both from the middle. */
const seen = (view: typeof WHOLE, at: number) => view.x + at * view.scale;

describe("a board seen larger", () => {
  test("grows around the pointer, which stays on the same spot", () => {
    const once = zoomed(WHOLE, 2, { x: 100, y: 0 });
    expect(once.scale).toBe(2);
    expect(seen(once, 100)).toBe(100);
    const twice = zoomed(once, 1.5, { x: -40, y: 0 });
    expect(seen(twice, (-40 - once.x) / once.scale)).toBeCloseTo(-40);
  });

  test("is never smaller than whole nor more than four times as large", () => {
    expect(zoomed(zoomed(WHOLE, 2, { x: 90, y: 50 }), 0.1, { x: 0, y: 0 })).toEqual(WHOLE);
    expect(zoomed(WHOLE, 99, { x: 0, y: 0 }).scale).toBe(4);
  });

  test("cannot be moved out of its frame", () => {
    const frame = { width: 400, height: 300 };
    expect(keptInFrame({ scale: 2, x: 999, y: -999 }, frame, frame)).toEqual({ scale: 2, x: 200, y: -150 });
    expect(keptInFrame({ scale: 2, x: 50, y: 9 }, { width: 100, height: 400 }, frame)).toEqual({
      scale: 2,
      x: 0,
      y: 9,
    });
  });
});
