import { describe, expect, test } from "vitest";
import { factorOf, frameOf, heightOf, stackOf, tallness, type Leaf } from "../../src/table/scaling";

/** A board and a mat of fixed widths, and elastic heights. */
const BOARD: Leaf = { width: 746, least: 660, most: 900 };
const MAT: Leaf = { width: 672, least: 660, most: 900 };
const BOTH = [BOARD, MAT];
/** A narrow column, and a land that takes what is left. */
const LAND = [{ width: 308 }, {}];

/** What is left for the leaves above one another. */
function room(width: number, height: number): { factor: number; natural: number; bar: number; dock: number } {
  const { factor, chrome, bar, dock, upright } = frameOf(width, height, BOTH);
  const left = height - (bar + dock) * chrome - upright;
  return { factor, natural: heightOf(BOARD, factor, left), bar: bar * chrome, dock: dock * chrome };
}

describe("one factor for all leaves", () => {
  test.each([
    [3840, 2160, 2, 900, 90, 144],
    [2560, 1440, 1.43, 852, 77, 123],
    [1920, 1080, 1.04, 868, 61, 98],
    [1440, 900, 0.99, 726, 60, 96],
    [1366, 768, 0.94, 660, 48, 84],
  ])("%i x %i", (width, height, factor, natural, bar, dock) => {
    const found = room(width, height);
    expect(found.factor).toBeCloseTo(factor, 1.9);
    expect(Math.abs(found.natural - natural)).toBeLessThan(4);
    expect(Math.round(found.bar)).toBe(bar);
    expect(Math.abs(found.dock - dock)).toBeLessThan(1);
  });

  test("the least room counts: width, height, and never more than twice the natural size", () => {
    expect(factorOf(BOTH, 1418, 9999)).toBe(1);
    expect(factorOf(BOTH, 9999, 660)).toBe(1);
    expect(factorOf(BOTH, 9999, 9999)).toBe(2);
  });

  test("a leaf without a width takes what is left, and the others are drawn as if all had the usual width", () => {
    expect(factorOf(LAND, 1410, 9999)).toBe(1);
    expect(factorOf(LAND, 2820, 9999)).toBe(2);
    expect(factorOf([{}], 700, 9999)).toBe(1.25);
  });
});

describe("heights", () => {
  test("a leaf grows with the room up to its greatest height, and never falls under its least one", () => {
    expect(heightOf(BOARD, 1, 800)).toBe(800);
    expect(heightOf(BOARD, 2, 800)).toBe(660);
    expect(heightOf(BOARD, 1, 1000)).toBe(900);
    expect(heightOf({}, 2, 800)).toBe(400);
  });

  test("how tall it is drawn", () => {
    expect([660, 780, 900, 950].map((height) => tallness(BOARD, height))).toEqual([0, 0.5, 1, 1]);
    expect(tallness({ width: 300 }, 800)).toBe(0);
  });

  test("bar and dock grow less, and only up to half as much again", () => {
    const chrome = [1366, 1440, 2560, 3840].map((width) => frameOf(width, (width * 9) / 16 + 90, BOTH).chrome);
    expect(chrome.map((each) => Math.round(each * 100) / 100)).toEqual([1, 1, 1.28, 1.5]);
  });
});

describe("layouts", () => {
  test.each([
    [3840, 2160, "large"],
    [1920, 900, "large"],
    [1919, 1080, "wide"],
    [1920, 800, "wide"],
    [1440, 900, "wide"],
    [1366, 768, "wide"],
    [1180, 820, "tabs"],
    [1024, 768, "tabs"],
    [1600, 600, "tabs"],
    [820, 1180, "stacked"],
    [768, 1024, "stacked"],
    [1440, 2560, "stacked"],
    [390, 844, "phone"],
    [360, 740, "phone"],
    [844, 390, "turned"],
    [640, 360, "turned"],
    // The keys of a phone take the lower half of its window: nothing turns.
    [390, 330, "phone"],
  ])("%i x %i: %s", (width, height, layout) => {
    expect(frameOf(width, height, BOTH).layout).toBe(layout);
  });

  test("where leaves would be drawn too small, the layout below is taken", () => {
    expect(frameOf(1300, 760, BOTH)).toMatchObject({ layout: "tabs", side: 0, chrome: 1 });
    expect(frameOf(1300, 760, LAND)).toMatchObject({ layout: "wide" });
    const wider = [...BOTH, { width: 300 }];
    expect(frameOf(1920, 1080, wider)).toMatchObject({ layout: "wide", side: 0 });
  });

  test("only a large screen has a column at the side", () => {
    expect([1440, 1920, 2560, 3840].map((width) => frameOf(width, 1440, BOTH).side)).toEqual([0, 400, 480, 640]);
  });
});

describe("leaves below one another", () => {
  test("as wide as the window; what is left of the height is shared by those that can grow", () => {
    const { factor, heights } = stackOf(
      [
        { width: 400, least: 200, most: 300 },
        { width: 400, least: 200 },
      ],
      800,
      1000,
      false,
    );
    expect(factor).toBe(2);
    expect(heights).toEqual([600, 400]);
  });

  test("smaller where all of it would not fit, but never too small to be read", () => {
    const leaves = [{ width: 400, least: 500 }];
    expect(stackOf(leaves, 400, 475, false).factor).toBe(0.95);
    expect(stackOf(leaves, 400, 100, false).factor).toBe(0.9);
    expect(stackOf(leaves, 320, 100, false).factor).toBe(0.8);
  });

  test("a leaf without a width is not drawn larger than the window is wide", () => {
    expect(stackOf([{ least: 100 }], 840, 2000, true).factor).toBe(1.5);
  });

  test("tabs below keep their part", () => {
    expect(stackOf([{ width: 400, least: 400 }], 1200, 1000, true).factor).toBe(1.6);
  });
});
