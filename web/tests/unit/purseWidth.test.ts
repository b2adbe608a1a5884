import { expect, test } from "vitest";
import { widthOf } from "../../src/table/purseWidth";

/** How a flex row wraps. */
function lines(widths: readonly number[], gap: number, room: number): number[][] {
  const found: number[][] = [[]];
  let used = -gap;
  for (const width of widths) {
    if (found.at(-1)!.length && used + gap + width > room) {
      found.push([]);
      used = -gap;
    }
    found.at(-1)!.push(width);
    used += gap + width;
  }
  return found;
}

test("a short row stays one line, a longer one takes the least width of two", () => {
  expect(widthOf([60, 60, 60], 8)).toBe(196);
  expect(widthOf([60, 60, 60, 60, 60, 60], 8)).toBe(196);
  expect(widthOf([40, 70, 70, 70, 70, 70], 8)).toBe(226);
});

test("no row has a third line, and none could be narrower", () => {
  for (let n = 5; n < 16; n++) {
    const widths = Array.from({ length: n }, (_, nth) => 38 + ((nth * 37) % 41));
    const width = widthOf(widths, 8);
    expect(lines(widths, 8, width).length).toBeLessThanOrEqual(2);
    if (lines(widths, 8, width).length === 2) expect(lines(widths, 8, width - 1).length).toBeGreaterThan(2);
  }
});
