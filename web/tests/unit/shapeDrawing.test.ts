// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { anchored, drawnParts, framed, holds, largestOf, readShapeDrawing } from "../../src/kit/shapeDrawing";

type Facts = Parameters<typeof holds>[1];

const facts = (states: string[], numbers: Facts["numbers"] = {}): Facts => ({ states: new Set(states), numbers });
const drawing = (inside: string, root = "") =>
  readShapeDrawing(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" ${root}>${inside}</svg>`)!;
const drawn = (inside: string, about: Facts, root = "", width = 100) => {
  const shape = drawing(inside, root);
  return drawnParts(shape, about, framed(shape, width, 50), "p1", (name) =>
    name === "icon" ? { href: "#game--bread" } : name === "ordinary" ? { path: "M0 0h6" } : null,
  );
};

/** Whether an anchor with these attributes is shown. */
const isShown = (attributes: string, about: Facts) =>
  drawing(`<rect data-anchor="value" ${attributes}/>`).anchors[0]!.shown.every((each) => holds(each, about));

describe("when a part is shown", () => {
  it("needs every word, and the opposite of a word after not-", () => {
    const when = 'data-when="spent not-shut"';
    expect(isShown(when, facts(["spent"]))).toBe(true);
    expect(isShown(when, facts(["spent", "shut"]))).toBe(false);
    expect(isShown(when, facts([]))).toBe(false);
  });

  it("needs its number between from and upto; one that is not said is 0", () => {
    const many = 'data-of="marks" data-from="2" data-upto="3"';
    expect([1, 2, 3, 4].map((marks) => isShown(many, facts([], { marks })))).toEqual([false, true, true, false]);
    expect(isShown('data-from="1"', facts([]))).toBe(false);
  });

  it("leaves out what does not apply", () => {
    const inside = '<path d="M1" data-when="spent"/><path d="M2" data-when="not-spent"/><path d="M3" data-from="3"/>';
    expect(drawn(inside, facts(["spent"], { value: 2 }))).toContain("M1");
    expect(drawn(inside, facts(["spent"], { value: 2 }))).not.toMatch(/M2|M3/);
  });
});

describe("how large a drawing is", () => {
  it("keeps its form where it does not stretch", () => {
    const frame = framed(drawing(""), 400, 100);
    expect([frame.scale, frame.width, frame.height]).toEqual([2, 200, 100]);
  });

  it("takes the whole width where it stretches, at the scale of its height", () => {
    const frame = framed(drawing("", 'data-stretch="x"'), 400, 100);
    expect([frame.scale, frame.width, frame.height, frame.more[0]]).toEqual([2, 400, 100, 100]);
  });

  it("counts in px where it says so", () => {
    const frame = framed(drawing("", 'data-stretch="both" data-unit="px"'), 130, 70);
    expect([frame.scale, ...frame.more]).toEqual([1, 30, 20]);
  });

  it("moves and stretches what holds to an edge", () => {
    const along = (hold: string) => {
      const shape = drawing(`<rect data-anchor="marks" x="10" width="20" data-x="${hold}"/>`, 'data-stretch="x"');
      const [x, , width] = anchored(shape.anchors[0]!, framed(shape, 150, 50));
      return [x, width];
    };
    expect(along("start")).toEqual([10, 20]);
    expect(along("middle")).toEqual([35, 20]);
    expect(along("end")).toEqual([60, 20]);
    expect(along("stretch")).toEqual([10, 70]);
    expect(along("scale")).toEqual([15, 30]);
    const inside = '<rect x="5" width="90" height="9" data-x="stretch"/><circle r="4" data-x="end"/>';
    const wider = drawn(inside, facts([]), 'data-stretch="x"', 160);
    expect(wider).toContain('width="150"');
    expect(wider).toContain('transform="translate(60 0)"');
  });
});

describe("anchors", () => {
  it("are taken out of the drawing and lie where they were drawn", () => {
    const shape = drawing(
      '<rect data-anchor="value" x="80" y="10" width="10" height="10" data-x="end" data-lift="4"/>',
    );
    const frame = { ...framed(shape, 200, 100), more: [20, 0] as const };
    expect(shape.root.querySelector("rect")).toBeNull();
    expect(anchored(shape.anchors[0]!, frame)).toEqual([200, 20, 20, 20]);
    expect(anchored(shape.anchors[0]!, frame, 2)).toEqual([200, 4, 20, 20]);
  });

  it("share the conditions of the groups around them", () => {
    const { anchors } = drawing('<g data-of="most" data-upto="7"><rect data-anchor="value" data-from="1"/></g>');
    const shown = (numbers: Facts["numbers"]) => anchors[0]!.shown.every((each) => holds(each, facts([], numbers)));
    expect([shown({ most: 7, value: 1 }), shown({ most: 8, value: 1 }), shown({ most: 7, value: 0 })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("hold pieces as large as they can be in one line or more", () => {
    expect(largestOf(1, [90, 30], 2)).toBe(30);
    expect(largestOf(4, [60, 30], 1)).toBe(15);
    expect(largestOf(4, [40, 40], 2)).toBe(20);
  });
});

describe("what a piece brings to its drawing", () => {
  it("finds the symbol of its icon and the sign of its seat, and drops what there is none of", () => {
    const inside = '<use href="#icon"/><use href="#ordinary" x="1"/><use href="#nothing" id="p-x"/>';
    const parts = drawn(inside, facts([]));
    expect(parts).toContain('href="#game--bread"');
    expect(parts).toContain('d="M0 0h6"');
    expect(parts).not.toContain("nothing");
  });

  it("has ids of its own", () => {
    const inside = '<clipPath id="tent-in"/><g clip-path="url(#tent-in)"/><use href="#tent-in"/>';
    const parts = drawn(inside, facts([]));
    expect(parts).toContain('id="p1-tent-in"');
    expect(parts).toContain("url(#p1-tent-in)");
    expect(parts).toContain('href="#p1-tent-in"');
  });

  it("keeps nothing but shapes", () => {
    const shape = drawing(
      '<script>1</script><image href="x.png"/><path d="M1" onclick="x()"/><use href="//x#y"/><path d="M2"/>',
    );
    expect(shape.root.children.length).toBe(1);
    expect(readShapeDrawing("no drawing")).toBeNull();
  });
});
