import { beforeAll, describe, expect, test } from "vitest";
import { Choosing } from "../../src/kit/choosing.svelte";
import type { Kit } from "../../src/kit/context";
import { called, described, everything, marksByCell, prices, spoken } from "../../src/kit/describe";
import type { Words } from "../../src/lib/texts.svelte";
import type { Place, Scene, Space, Track } from "../../src/wire/scene";
import { card, counter, decision, millWords, option, panel, piece, refusal, refused, say, scene } from "./support";

let words: Words;
beforeAll(async () => void (words = await millWords(["Anna", "Boris"], ["blue", "red"])));

function kit(
  shown: Scene | null = null,
  choosing: Choosing | null = null,
): Pick<Kit, "words" | "sideLabel" | "scene" | "choosing"> {
  return { words, sideLabel: (side) => ["Anna", "Boris"][side] ?? "", scene: shown, choosing };
}

const MILLER = say("piece-miller");
const SILVER = counter("silver", 4, { icon: "silver", label: say("good-silver") });
const MARKET: Space = { kind: "space", id: "space market", title: say("space-market"), items: [] };

describe("what a thing is called", () => {
  test("by its name, with a capital", () => {
    expect(called(piece("p", "worker", { name: MILLER, seat: 1 }), kit())).toBe("Miller");
  });

  test("without a name by what its icon means elsewhere in the scene", () => {
    const coin = piece("coin", "token", { icon: "silver" });
    expect(called(coin, kit(scene([panel("mine", "mine", [SILVER])])))).toBe("Silver");
    expect(called(coin, kit(scene([])))).toBe("");
  });

  test("else by its position, with a real minus and a space that does not break", () => {
    expect(called(piece("cell", "cell", { x: -1, y: 2 }), kit())).toBe("Field (−1,\u00A02)");
  });

  test("else by the number of a cell, else by its owner", () => {
    expect(called(piece("c", "cell", { value: 7 }), kit())).toBe("7");
    expect(called(piece("m", "marker", { seat: 1 }), kit())).toBe("Boris");
  });
});

describe("what a thing looks like, in words", () => {
  test("a counter with what came just now, a meter with how much it holds", () => {
    expect(described({ ...SILVER, plus: 3 }, kit())).toBe("Silver: 4 +3");
    const meter = { kind: "meter", id: "m", label: say("good-silver"), value: 2, most: 5 } as const;
    expect(described(meter, kit())).toBe("Silver: 2 of 5");
  });

  test("several pieces of a kind are counted, points are not", () => {
    expect(described(piece("p", "worker", { name: MILLER, value: 3 }), kit())).toBe("3× Miller");
    expect(described(piece("t", "tile", { name: MILLER, value: 3 }), kit())).toBe("Miller, 3 points");
  });

  test("a card tells its owner, what it shows, whom it takes, its price and its points, in this order", () => {
    const windmill = card("c", say("card-windmill"), {
      seat: 0,
      icons: ["flour", "flour", "silver"],
      text: MILLER,
      accepts: "silver",
      cost: { flour: 2 },
      or_cost: { silver: 5 },
      value: 1,
    });
    expect(described(windmill, kit(scene([panel("mine", "mine", [SILVER])])))).toBe(
      "Windmill, Anna, shows: 2 flour, 1 silver, for: silver, needs 2 sacks of flour or 5 silver, 1 point",
    );
  });

  test("a card that lies face down says so", () => {
    expect(described(card("c", say("card-windmill"), { face: "down" }), kit())).toBe("Windmill, face down");
  });

  test("a piece that has been paid has no price any more", () => {
    const paid = piece("p", "token", { cost: { flour: 1 } });
    expect(prices(paid, kit())).toBe("1 sacks of flour");
    expect(prices({ ...paid, value: 1 }, kit())).toBe("");
  });

  test("a tile tells its colour and its roads as it lies, and that it is laid", () => {
    const tile = piece("t", "tile", { name: MILLER, tone: "golden", roads: ["N", "E"], turned: 90, spent: true });
    expect(described(tile, kit())).toBe("Miller, golden, roads: right, below, laid");
  });

  test("a unit that is spent has moved, and is near or far", () => {
    expect(described(piece("u", "unit", { name: MILLER, near: false, spent: true }), kit())).toBe(
      "Miller, far, has moved",
    );
  });

  test("what lies on a thing is told behind it", () => {
    const marks = [piece("m", "marker", { seat: 1 })];
    expect(described(piece("t", "tile", { name: MILLER, marks }), kit())).toBe("Miller, here: Boris");
  });

  test("a space tells how often it was used and who stands in its places", () => {
    const slots = [
      piece("s1", "slot", { label: MILLER }),
      piece("s2", "slot", { label: MILLER, marks: [piece("w", "worker", { seat: 0 })] }),
    ];
    expect(described({ ...MARKET, items: slots, value: 1, most: 2 }, kit())).toBe(
      "Market, used 1 of 2, places: miller, miller (here: anna)",
    );
    expect(described({ ...MARKET, value: 3 }, kit())).toBe("Market, used 3 times");
  });
});

describe("a track", () => {
  const track: Track = {
    kind: "track",
    id: "fame",
    label: say("track-fame"),
    cells: [0, 1, 2].map((value) => piece(`cell ${value}`, "cell", { value })),
    marks: [
      piece("a", "marker", { seat: 0, at: 2 }),
      piece("b", "marker", { seat: 1, at: 0 }),
      piece("c", "marker", { name: MILLER }),
    ],
  };

  test("tells who stands where from the first cell on, then who stands beside it", () => {
    expect(described(track, kit())).toBe("Fame: Boris on 0; Anna on 2; Miller");
  });

  test("on which nobody stands says so", () => {
    expect(described({ ...track, marks: [] }, kit())).toBe("Fame: nothing");
  });

  test("gives the markers of each cell and those on none to the drawing", () => {
    const { cells, beside } = marksByCell(track);
    expect(cells.map((marks) => marks.map((mark) => mark.id))).toEqual([["b"], [], ["a"]]);
    expect(beside.map((mark) => mark.id)).toEqual(["c"]);
  });
});

describe("what a screen reader says", () => {
  const asked = decision(
    option("send squire", ["squire", "space mill"]),
    option("send monk", ["monk", "space mill"]),
    refused("send miller", ["miller"], refusal("no_more_room", { place: "the market" })),
  );
  const choosing = new Choosing(() => undefined);
  choosing.ask(asked);

  test("whether a thing can be chosen, is chosen, or why not", () => {
    const squire = piece("squire", "worker", { name: MILLER });
    const here = kit(null, choosing);
    expect(spoken(squire, "rest", here)).toBe("Miller");
    expect(spoken(squire, "lit", here)).toBe("Miller. can be chosen");
    expect(spoken(squire, "picked", here)).toBe("Miller. selected");
    expect(spoken(piece("miller", "worker", { name: MILLER }), "dim", here)).toBe(
      "Miller. not possible: There is no room at the market.",
    );
  });
});

describe("choices of one name", () => {
  const miller = (id: string) => piece(id, "worker", { name: MILLER });
  const here = scene([
    panel("board", "board", [
      piece("mill", "region", { name: say("card-windmill"), marks: [miller("a"), miller("b")] }),
      piece("market", "region", { name: say("space-market"), marks: [miller("c")] }),
    ]),
  ]);
  const names = (...ids: string[]) => {
    const choosing = new Choosing(() => undefined);
    choosing.ask(decision(...ids.map((id) => option(`take ${id}`, [id]))));
    const things = new Map([...everything(here.panels)].map((thing) => [thing.id, thing]));
    return ids.map((id) => spoken(things.get(id)!, "rest", kit(here, choosing)));
  };

  test("are told apart by where they are, and there by number", () => {
    expect(names("b", "c")).toEqual(["Miller, Windmill", "Miller, Market"]);
    expect(names("a", "b", "c")).toEqual(["Miller, Windmill, 1", "Miller, Windmill, 2", "Miller, Market"]);
    expect(names("a", "b")).toEqual(["Miller, 1", "Miller, 2"]);
  });

  test("only where there are several", () => {
    expect(names("a")).toEqual(["Miller"]);
  });
});

test("everything of a scene is found, also what lies in, on and in the middle of things", () => {
  const ring: Place = {
    kind: "place",
    id: "ring",
    layout: "ring",
    items: [piece("in", "token", { marks: [piece("on", "marker")] })],
    middle: [piece("middle", "token")],
  };
  expect([...everything([panel("board", "board", [ring])])].map((thing) => thing.id)).toEqual([
    "board",
    "ring",
    "in",
    "on",
    "middle",
  ]);
});
