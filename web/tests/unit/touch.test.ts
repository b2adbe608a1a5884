import { afterEach, describe, expect, test } from "vitest";
import { drawnBy } from "../../src/kit/tips.svelte";
import { listedThings, neighbours, placeUnder } from "../../src/kit/touch";
import { piece } from "./support";

const box = (left: number, top: number, size = 28) => ({ left, top, right: left + size, bottom: top + size });

/** A board with handles of these boxes, the first one below a thing that holds it. */
function board(lit: Record<string, ReturnType<typeof box>>, more = ""): HTMLElement {
  document.body.innerHTML = `<div data-crowd><div class="handle rest" id="place">${Object.keys(lit)
    .map((id) => `<div class="handle lit open" id="${id}"></div>`)
    .join("")}</div>${more}</div>`;
  for (const [id, at] of Object.entries(lit)) {
    const each = document.getElementById(id)!;
    each.getBoundingClientRect = () => ({ ...at, width: at.right - at.left, height: at.bottom - at.top }) as DOMRect;
    each.getClientRects = () => [each.getBoundingClientRect()] as unknown as DOMRectList;
    drawnBy.set(each, piece(id, "worker"));
  }
  return document.body;
}
const ids = (things: { id: string }[] | null) => things?.map((each) => each.id) ?? null;
afterEach(() => (document.body.innerHTML = ""));

describe("a tap", () => {
  test("on one of two pieces that the finger covers asks which", () => {
    board({ red: box(100, 100), blue: box(132, 100), far: box(300, 100) });
    expect(ids(neighbours(document.getElementById("red")!, { x: 124, y: 114 }))).toEqual(["red", "blue"]);
    expect(ids(neighbours(document.getElementById("red")!, { x: 132, y: 114 }))).toEqual(["blue", "red"]);
    expect(neighbours(document.getElementById("red")!, { x: 106, y: 114 }), "its far side").toBeNull();
  });

  test("on a piece that stands alone is clear, however many others can be chosen elsewhere", () => {
    board({ red: box(100, 100), far: box(300, 100) });
    expect(neighbours(document.getElementById("far")!, { x: 314, y: 114 })).toBeNull();
  });

  test("on something as large as a finger is clear", () => {
    board({ tile: box(100, 100, 60), next: box(162, 100, 60) });
    expect(neighbours(document.getElementById("tile")!, { x: 158, y: 120 })).toBeNull();
  });
});

describe("a piece that lies on a place", () => {
  /** The place is 44 px wide; the piece lies at this distance from its left edge. */
  function laid(left: number, place: string, unit: string): string | undefined {
    document.body.innerHTML = `<div class="handle ${place}" id="offer"><div class="handle ${unit}" id="unit"></div></div>`;
    const [offer, unitElement] = ["offer", "unit"].map((id) => document.getElementById(id)!) as [
      HTMLElement,
      HTMLElement,
    ];
    offer.getBoundingClientRect = () => box(100, 100, 44) as DOMRect;
    unitElement.getBoundingClientRect = () => box(100 + left, 108) as DOMRect;
    drawnBy.set(offer, piece("offer", "worker"));
    return placeUnder(unitElement)?.id;
  }
  test("and fills it means the place that is asked for", () => {
    expect(laid(8, "lit called", "rest")).toBe("offer");
  });
  test("means itself beside the middle, where the place comes later, and where it is a choice", () => {
    expect(laid(30, "lit called", "rest")).toBeUndefined();
    expect(laid(8, "lit pending", "rest")).toBeUndefined();
    expect(laid(8, "lit called", "lit called")).toBeUndefined();
    expect(laid(8, "rest", "rest")).toBeUndefined();
  });
});

describe("a list by nature", () => {
  test("are small pieces that lie on something, wherever they are", () => {
    expect(ids(listedThings(board({ red: box(100, 100), far: box(300, 300) })))).toEqual(["red", "far"]);
  });

  test("is none where one is large, where there is only one, or where something else is asked for", () => {
    expect(listedThings(board({ red: box(100, 100), tile: box(300, 300, 60) }))).toBeNull();
    expect(listedThings(board({ red: box(100, 100) }))).toBeNull();
    const other = board({ red: box(100, 100), far: box(300, 300) }, '<div class="handle lit open" id="region"></div>');
    const region = document.getElementById("region")!;
    region.getClientRects = () => [region.getBoundingClientRect()] as unknown as DOMRectList;
    expect(listedThings(other)).toBeNull();
  });
});
