import { beforeAll, describe, expect, test } from "vitest";
import { SceneIndex } from "../../src/table/sceneIndex";
import { outOfSight, runs, traced, tracedDeeds, type TraceStep } from "../../src/table/trace";
import { drawnMarks, type Rect } from "../../src/table/traceDrawing";
import { gathered, NOBODY } from "../../src/table/turns";
import type { EventInfo } from "../../src/wire/messages";
import { event, millWords, panel, piece, say, scene, step } from "./support";

beforeAll(async () => void (await millWords()));

/** Two tiles of land, a ring of offers, my own hand. */
const board = new SceneIndex(
  scene([
    panel("land", "board", [
      piece("tile mill", "tile", {
        name: say("tile-mill"),
        x: 0,
        y: 0,
        marks: [piece("unit red", "unit", { name: say("unit-red") })],
      }),
      piece("tile inn", "tile", { name: say("tile-inn"), x: 1, y: 0 }),
      piece("tile pond", "tile", { name: say("tile-pond"), x: 2, y: 0 }),
    ]),
    panel("offer", "offer", [piece("tile farm", "tile", { name: say("tile-farm"), position: 1 })]),
    panel("mine", "mine", [piece("tile barn", "tile", { name: say("tile-barn") })]),
  ]),
);
const took = event(say("event-took", { tile: say("tile-inn.acc") }), 1);
const refilled = event(say("event-refilled", { tile: say("tile-farm") }), NOBODY);
const built = event(say("event-built", { tile: say("tile-inn.acc") }), 1);
const moved = event(say("event-moved", { unit: say("unit-red.acc") }), 1);
const ring = { panel: "offer", on: "offer", where: "position 1" };
const hand = { panel: "others", on: "hand 1", where: "nth 0" };
const cell = { panel: "land", on: "land", where: "1,0" };

type Frame = TraceStep["frames"][number];
const TURN: [EventInfo[], Frame["changes"]][] = [
  [
    [took, refilled],
    [
      { id: "tile inn", how: "moved", was: ring, now: hand },
      { id: "tile farm", how: "new", now: ring },
    ],
  ],
  [[built], [{ id: "tile inn", how: "moved", was: hand, now: cell }]],
  [
    [moved],
    [
      {
        id: "unit red",
        how: "moved",
        was: { panel: "land", on: "tile inn", where: "nth 0" },
        now: { panel: "land", on: "tile mill", where: "nth 0" },
      },
    ],
  ],
];

function found(moves = TURN) {
  const steps = moves.map(([events], n) => step(n + 1, 1, ...events));
  const trace = moves.map(([events, changes], n) => ({ at: n + 1, seat: 1, frames: [{ events, changes }] }));
  return traced(gathered(steps, 2), trace, board);
}

describe("a traced turn", () => {
  test("numbers the lines that did something on the board", () => {
    const { turns } = found();
    expect(turns).toHaveLength(1);
    expect(turns[0]!.lines.map((line) => [line.event.name, line.number])).toEqual([
      ["took", 1],
      ["refilled", 0],
      ["built", 2],
      ["moved", 3],
    ]);
  });

  test("leads a piece from where it was when the turn began", () => {
    const marks = found().turns[0]!.lines.flatMap((line) => line.marks);
    expect(marks.map(({ id, from }) => [id, from?.where])).toEqual([
      ["tile inn", "position 1"],
      ["tile inn", "position 1"],
      ["unit red", "nth 0"],
    ]);
  });

  test("leaves what changed by itself without a number", () => {
    expect(found().alone).toEqual(["tile farm"]);
  });

  test("gives what no line speaks of to the deed that names something, and does not count amounts nobody speaks of", () => {
    const paid = event(say("event-paid", { count: 4 }), 1);
    const struck = event(say("event-struck", { card: say("card-archer") }), 1);
    const { turns } = found([
      [
        [paid, struck],
        [
          { id: "tile mill", how: "other", now: { panel: "land", on: "land", where: "0,0" } },
          { id: "unit red", how: "amount", now: { panel: "land", on: "tile mill", where: "nth 0" } },
        ],
      ],
    ]);
    expect(turns[0]!.lines.map((line) => line.marks.map((mark) => mark.id))).toEqual([[], ["tile mill"]]);
  });

  test("says nothing of what happened among my own things", () => {
    const { turns } = found([
      [[built], [{ id: "tile barn", how: "new", now: { panel: "mine", on: "mine", where: "nth 0" } }]],
    ]);
    expect(turns[0]!.lines[0]!.marks).toEqual([]);
  });

  test("moves of several players are told together, numbered in their order", () => {
    const steps = TURN.map(([events, changes], n) => ({ at: n + 1, seat: n % 2, frames: [{ events, changes }] }));
    const deeds = [2, 3, 9].map((at) => ({ at, seat: (at - 1) % 2 }));
    const told = tracedDeeds(deeds, steps, board);
    expect(
      told.map(({ side, lines }) => [side, lines.map(({ number, marks }) => [number, marks.map(({ id }) => id)])]),
    ).toEqual([
      [1, [[1, ["tile inn"]]]],
      [0, [[2, ["unit red"]]]],
    ]);
    expect(told.every(({ latest }) => latest)).toBe(true); // their numbers are drawn
  });

  test("what a bid makes of the others' places beside it is not marked", () => {
    const bid = event(say("event-struck", { card: say("card-archer") }), 1);
    const seated = (seat: number) => piece(`bid ${seat}`, "token", { seat });
    const index = new SceneIndex(scene([panel("offer", "offer", [0, 1, 2].map(seated))]));
    const changes = [0, 1, 2].map((seat) => ({
      id: `bid ${seat}`,
      how: "new" as const,
      now: { panel: "offer", on: "office", where: `nth ${seat}` },
    }));
    const { turns } = traced(
      gathered([step(1, 1, bid)], 3),
      [{ at: 1, seat: 1, frames: [{ events: [bid], changes }] }],
      index,
    );
    expect(turns[0]!.lines[0]!.marks.map(({ id }) => id)).toEqual(["bid 1"]);
  });

  test("of which more changed by itself than an eye follows shows none of it", () => {
    const many = ["tile mill", "tile inn", "tile pond", "unit red", "tile farm"].map((id) => ({
      id,
      how: "new" as const,
      now: cell,
    }));
    expect(found([[[refilled], many]]).alone).toEqual(["tile farm"]);
  });
});

test("at most three things of a leaf are marked that changed by themselves, however many panels it has", () => {
  const panels = [
    panel("land", "board", [piece("tile mill", "tile"), piece("tile inn", "tile")]),
    panel("offer", "offer", [piece("tile farm", "tile"), piece("tile barn", "tile")]),
    panel("decks", "side", [piece("deck", "token")]),
  ];
  const changes = ["tile mill", "tile inn", "tile farm", "tile barn", "deck"].map((id) => ({
    id,
    how: "new" as const,
    now: { panel: "land" },
  }));
  const marked = (stage: { panels: string[] }[]) => {
    const steps = [step(1, 1, took, refilled)];
    const frames = [{ events: [refilled], changes }];
    const index = new SceneIndex(scene(panels, { stage }));
    const turns = gathered([step(1, NOBODY, refilled)], 2);
    return traced([...gathered(steps, 2), ...turns], [{ at: 1, seat: 1, frames }], index).alone;
  };
  expect(marked([{ panels: ["land", "offer", "decks"] }])).toEqual(["deck", "tile mill", "tile inn"]);
  expect(marked([{ panels: ["land"] }, { panels: ["offer", "decks"] }])).toHaveLength(5);
});

describe("what is not in sight", () => {
  const { turns } = found();
  test("is told by the numbers that are drawn nowhere", () => {
    expect(
      outOfSight(
        turns,
        [2, 3].map((number) => ({ side: 1, number })),
      ),
    ).toEqual(new Map([[1, [1]]]));
    expect(
      outOfSight(
        turns,
        [1, 2, 3].map((number) => ({ side: 1, number })),
      ).size,
    ).toBe(0);
  });
  test("of a turn without numbers only if nothing of it is drawn", () => {
    const [turn] = turns;
    const plain = { ...turn!, latest: false, lines: turn!.lines.map((line) => ({ ...line, number: 0 })) };
    expect(outOfSight([plain], [{ side: 1, number: 0 }]).size).toBe(0);
    expect(outOfSight([plain], [{ side: 0, number: 0 }])).toEqual(new Map([[1, []]]));
  });
  test("is written in short", () => {
    expect(runs([1, 2, 3, 5, 7, 8])).toEqual(["1–3", "5", "7", "8"]);
    expect(runs([])).toEqual([]);
  });
});

describe("drawn", () => {
  const at = (x: number): Rect => ({ x, y: 100, width: 40, height: 40 });
  const places: Record<string, Rect> = {
    "tile mill": at(100),
    "tile inn": at(300),
    "unit red": at(110),
    "tile farm": at(600),
  };
  const page = {
    thing: (id: string) => places[id] ?? null,
    spot: (spot: Parameters<SceneIndex["standing"]>[0] | undefined) =>
      (spot && places[board.standing(spot) ?? ""]) || null,
    board: () => null,
  };
  const size = { width: 1000, height: 600 };

  test("each line has its number once, and a path from where the piece came", () => {
    const drawn = drawnMarks(found().turns, Infinity, page, size);
    expect(drawn.map(({ number, path }) => [number, !!path])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
  });

  test("no path leads over half of the page", () => {
    const far: Record<string, Rect> = { ...places, "tile farm": at(900) };
    const wide = {
      thing: (id: string) => far[id] ?? null,
      spot: (spot: Parameters<SceneIndex["standing"]>[0] | undefined) =>
        (spot && far[board.standing(spot) ?? ""]) || null,
      board: () => null,
    };
    expect(drawnMarks(found().turns, Infinity, wide, size).map(({ path }) => !!path)).toEqual([false, false, true]);
  });

  test("only so many lines as have been told", () => {
    expect(drawnMarks(found().turns, 2, page, size).map(({ number }) => number)).toEqual([1]);
  });

  test("numbers of one thing stand beside each other", () => {
    const [first, second] = drawnMarks(found().turns, Infinity, page, size);
    expect(first!.at.y).toBe(second!.at.y);
    expect(first!.at.x - second!.at.x).toBeGreaterThan(20);
  });

  test("a number at a small piece does not hide the pieces beside it", () => {
    const small = { x: 100, y: 100, width: 20, height: 20 };
    const right = { x: 122, y: 90, width: 20, height: 30 };
    const [, , mark] = drawnMarks(
      found().turns,
      Infinity,
      {
        thing: (id) => (id === "unit red" ? small : page.thing(id)),
        spot: page.spot,
        board: () => ({ box: small, others: [right] }),
      },
      size,
    );
    expect(mark).toMatchObject({ number: 3, at: { x: 100, y: 100 } });
  });

  test("what is out of sight is left out", () => {
    const dark = { thing: () => null, spot: () => null, board: () => null };
    expect(drawnMarks(found().turns, Infinity, dark, size)).toEqual([]);
  });

  test("the others' turns have brackets without numbers", () => {
    const [turn] = found().turns;
    const drawn = drawnMarks([{ ...turn!, latest: false }], Infinity, page, size);
    expect(drawn.every(({ number, brackets, path }) => number === 0 && brackets !== "" && !path)).toBe(true);
  });

  describe("a piece from beside the board", () => {
    const lands = { x: 0, y: 0, width: 700, height: 400 };
    const entering = (others: Rect[], now = { panel: "land", on: "tile mill", where: "nth 0" }) => {
      const { turns } = found([[[moved], [{ id: "unit red", how: "new", now }]]]);
      const [mark] = drawnMarks(turns, Infinity, { ...page, board: () => ({ box: lands, others }) }, size);
      return mark!;
    };

    test("comes in from the nearest edge", () => {
      const { entry, path, number } = entering([]);
      expect([entry, number]).toEqual([{ x: 130, y: 0 }, 1]);
      expect(path).toBe("M130 0L130 91");
    });

    test("goes round what lies in its way, along the free line above all", () => {
      const wall = [
        { x: 100, y: 60, width: 60, height: 30 },
        { x: 10, y: 90, width: 80, height: 60 },
        { x: 170, y: 90, width: 90, height: 60 },
        { x: 100, y: 150, width: 60, height: 200 },
      ];
      const { entry, path } = entering(wall);
      expect(entry).toEqual({ x: 0, y: 55 });
      expect(path).toMatch(/^M0 55L.*Q.*Q/);
    });

    test("does not come where it was on the board before, nor onto a mat", () => {
      const panels = [...board.scene.panels, panel("mat", "others", [piece("unit blue", "unit")])];
      const index = new SceneIndex(scene(panels));
      const changes = [
        { id: "unit blue", how: "new" as const, now: { panel: "mat" } },
        { id: "unit red", how: "moved" as const, was: { panel: "land" }, now: { panel: "land", on: "tile mill" } },
      ];
      const trace = [{ at: 1, seat: 1, frames: [{ events: [moved], changes }] }];
      const { turns } = traced(gathered([step(1, 1, moved)], 2), trace, index);
      expect(turns[0]!.lines[0]!.marks.map(({ id, enters }) => [id, enters])).toEqual([
        ["unit red", undefined],
        ["unit blue", undefined],
      ]);
    });
  });
});
