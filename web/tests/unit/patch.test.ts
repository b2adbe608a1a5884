import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { apply, type Patch } from "../../src/lib/patch";

// Written by tests/table/test_patch.py: old value, patch, new value.
const VECTORS = JSON.parse(readFileSync("tests/unit/patches.json", "utf-8")) as [unknown, Patch, unknown][];

describe("a patch", () => {
  test("of the server makes the same of the old value here, with the members in the same order", () => {
    expect(VECTORS.length).toBeGreaterThan(100);
    for (const [old, patch, whole] of VECTORS) {
      const before = JSON.stringify(old);
      expect(JSON.stringify(apply(old, patch))).toBe(JSON.stringify(whole));
      expect(JSON.stringify(old)).toBe(before);
    }
  });

  test("leaves what is equal as it is", () => {
    const old = { view: { a: [1] }, scene: { b: 2 } };
    const made = apply(old, { in: { scene: { set: { b: 3 } } } }) as typeof old;
    expect(made.view).toBe(old.view);
    expect(made.scene).toEqual({ b: 3 });
  });

  test.each<[unknown, Patch]>([
    [{ a: 1 }, { cut: ["b"] }],
    [{ a: 1 }, { in: { b: {} } }],
    [[], { set: {} }],
    [{}, { list: [] }],
    [[1], { list: [[0, 2]] }],
    [[1], { list: [[-1, 1]] }],
    [[1], { list: [{ from: 3, in: {} }] }],
    [{ a: 1 }, { order: ["a", "b"] }],
  ])("of another value than %j is noticed", (old, patch) => {
    expect(() => apply(old, patch)).toThrow(expect.objectContaining({ name: "PatchError" }));
  });
});
