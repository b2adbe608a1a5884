import { expect, test } from "vitest";
import { lowered } from "../../src/kit/lowered";
import type { Place, Thing } from "../../src/wire/scene";

const place = (id: string, items: Thing[], more: Partial<Place> = {}): Place => ({
  kind: "place",
  id,
  layout: "row",
  items,
  ...more,
});
const shape = (things: readonly Thing[]): unknown =>
  things.map((thing) => (thing.kind === "place" ? [thing.id, shape(thing.items)] : thing.id));

test("on an upright tablet what belongs into another place lies at its end", () => {
  const ledger = place("ledger", [], { low_in: "head" });
  const things = [place("head", [place("tracks", [])]), place("foot", [place("jars", []), ledger])];
  expect(shape(lowered(things))).toEqual([
    [
      "head",
      [
        ["tracks", []],
        ["ledger", []],
      ],
    ],
    ["foot", [["jars", []]]],
  ]);
  const others = [place("head", []), place("foot", [])];
  expect(lowered(others)).toBe(others);
});
