import { describe, expect, test } from "vitest";
import { SceneIndex, things } from "../../src/table/sceneIndex";
import type { Piece } from "../../src/wire/scene";
import { card, counter, panel, piece, say, scene } from "./support";

const windmill = (more = {}) => card("card windmill", say("card-windmill"), more);
const tile = (id: string, more: Partial<Piece> = {}) => piece(id, "tile", { name: say("tile-field"), ...more });

function valley(onBoard: Piece[], mine = [windmill()]) {
  return scene(
    [
      panel("board", "board", [{ kind: "place", id: "grid", layout: "grid", items: onBoard }]),
      panel("mine", "mine", mine),
    ],
    { purse: [counter("silver", 4, { label: say("good-silver") })] },
  );
}

const HERE = new SceneIndex(valley([tile("tile 1,2", { marks: [piece("worker a", "worker", { seat: 0 })] })]));

describe("where things are", () => {
  test("every thing has its panel, also what lies on another; the purse lies in none", () => {
    expect(HERE.panels.get("tile 1,2")).toBe("board");
    expect(HERE.panels.get("worker a")).toBe("board");
    expect(HERE.panels.get("card windmill")).toBe("mine");
    expect(HERE.panels.has("silver")).toBe(false);
    expect(HERE.things.get("silver")?.kind).toBe("counter");
  });

  test("each is given with the thing it lies in", () => {
    const found = [...things(HERE.scene.panels)].map(([thing, , parent]) => [thing.id, parent]);
    expect(found).toContainEqual(["worker a", "tile 1,2"]);
    expect(found).toContainEqual(["grid", "board"]);
  });

  test("one's own things and trays are not abroad", () => {
    expect(HERE.abroad("tile 1,2")).toBe(true);
    expect(HERE.abroad("card windmill")).toBe(false);
    const tray = new SceneIndex(scene([panel("tray", "offer", [windmill()], { tray: true })]));
    expect(tray.abroad("card windmill")).toBe(false);
  });
});

describe("what a sentence means", () => {
  test("the things that bear a name it says, in whatever form", () => {
    expect(HERE.meant(say("card-windmill.acc"))).toEqual(["card windmill"]);
    expect(HERE.meant(say("gift", { what: say("card-windmill"), to: "nobody" }))).toEqual(["card windmill"]);
  });

  test("a position is what lies there, a word what is called so", () => {
    expect(HERE.touched(say("event-built", { spot: { t: "spot", x: 1, y: 2 } }))).toEqual(["tile 1,2"]);
    expect(HERE.touched(say("event-chose", { who: "a", count: 3 }))).toEqual(["worker a"]);
  });

  test("a name that very many things bear points at nothing", () => {
    const many = new SceneIndex(valley(Array.from({ length: 7 }, (_, n) => tile(`tile ${n},0`))));
    expect(many.meant(say("tile-field"))).toEqual([]);
    expect(HERE.meant(say("tile-field"))).toEqual(["tile 1,2"]);
  });
});

describe("what a move changed", () => {
  const after = (...onBoard: Piece[]) => new SceneIndex(valley(onBoard)).changed(HERE);

  test("nothing, where all lies as it lay", () => {
    expect(HERE.changed(HERE).size).toBe(0);
  });

  test("what is new, looks different, or lies on something else", () => {
    expect(after(tile("tile 1,2", { marks: [piece("worker a", "worker", { seat: 0 })] }), tile("tile 0,0"))).toEqual(
      new Set(["tile 0,0"]),
    );
    expect(after(tile("tile 1,2", { turned: 90, marks: [piece("worker a", "worker", { seat: 0 })] }))).toEqual(
      new Set(["tile 1,2"]),
    );
    expect(after(tile("tile 1,2"), piece("worker a", "worker", { seat: 0 }))).toEqual(new Set(["worker a"]));
  });

  test("not what changes all the time: numbers, order, what others put on it", () => {
    expect(
      after(tile("tile 1,2", { value: 9, near: true, marks: [piece("worker a", "worker", { seat: 0 })] })).size,
    ).toBe(0);
  });

  test("not one's own cards", () => {
    const richer = new SceneIndex(
      valley(
        [tile("tile 1,2", { marks: [piece("worker a", "worker", { seat: 0 })] })],
        [windmill({ value: 2, spent: true })],
      ),
    );
    expect(richer.changed(HERE).size).toBe(0);
  });

  test("of more than three on a panel only what moved, and nothing where all is different", () => {
    expect(after(...Array.from({ length: 4 }, (_, n) => tile(`tile ${n},9`))).size).toBe(0);
    const five = [0, 1, 2, 3, 4].map((n) => tile(`tile ${n},0`));
    const before = new SceneIndex(valley(five));
    const turned = [...five.map((each) => ({ ...each, turned: 90 })), tile("tile 0,1")];
    expect(new SceneIndex(valley(turned)).changed(before)).toEqual(new Set(["tile 0,1"]));
    expect(new SceneIndex(valley(turned.slice(2))).changed(before)).toEqual(new Set(["tile 0,1"]));
  });

  test("what a sentence speaks of and is gone is lost", () => {
    const told = say("event-removed", { spot: { t: "spot", x: 1, y: 2 } });
    expect(HERE.lost(told, new SceneIndex(valley([])))).toEqual(["tile 1,2"]);
    expect(HERE.lost(told, HERE)).toEqual([]);
  });
});
