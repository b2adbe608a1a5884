import { describe, expect, test } from "vitest";
import { columns, columnsBesideLog, countIn, halves, rivals, stack, zoneFor, zones } from "../../src/table/layout";
import { panel, say, scene } from "./support";

const BOARD = panel("board", "board");
const OFFER = panel("offer", "offer");
const MINE = panel("mine", "mine");
const OTHERS = panel("others", "others");
const TRAY = panel("tray", "mine", [], { tray: true });
const PLAIN = scene([BOARD, OFFER, MINE, OTHERS, TRAY]);

/** A game that says itself where things lie. */
const LAID_OUT = scene([BOARD, OFFER, MINE, OTHERS, TRAY], {
  stage: [
    { panels: ["board", "offer"], keeps: ["board"] },
    { panels: [] },
    { panels: ["mine"], width: 480, log: true },
  ],
  zones: [
    { id: "valley", title: say("panel-board"), icon: "map", panels: ["board"] },
    { id: "market", title: say("panel-market"), icon: "coins", panels: ["offer", "mine"] },
    { id: "rest", title: say("panel-rest"), icon: "people", panels: ["others"] },
  ],
});

describe("columns of a wide stage", () => {
  test("a scene that says nothing has the board with the offer, and one's own things beside it", () => {
    expect(columns(PLAIN)).toEqual([{ panels: ["board", "offer"] }, { panels: ["mine"], width: 640 }]);
  });

  test("who has no things of their own sees those of the others", () => {
    expect(columns(scene([BOARD, OTHERS]))).toEqual([{ panels: ["board"] }, { panels: ["others"], width: 640 }]);
  });

  test("a scene with a board alone has one column", () => {
    expect(columns(scene([BOARD]))).toEqual([{ panels: ["board"] }]);
  });

  test("the game's own columns are taken, empty ones left out unless the log lies there", () => {
    expect(columns(LAID_OUT).map((column) => column.panels)).toEqual([["board", "offer"], ["mine"]]);
    const logOnly = scene([BOARD], { stage: [{ panels: ["board"] }, { panels: [], log: true }] });
    expect(columns(logOnly)).toHaveLength(2);
  });
});

describe("a large screen, where the log has a column of its own", () => {
  test("no column is kept for the log, and none docks it", () => {
    const logOnly = scene([BOARD], { stage: [{ panels: ["board"] }, { panels: [], log: true }] });
    expect(columnsBesideLog(logOnly)).toEqual([{ panels: ["board"] }]);
    expect(columnsBesideLog(LAID_OUT)[1]).toEqual({ panels: ["mine"], width: 480 });
  });

  test("what the others have lies there, unless it has a column already", () => {
    expect(rivals(PLAIN)).toEqual([OTHERS]);
    expect(rivals(scene([BOARD, OTHERS]))).toEqual([]);
  });
});

describe("an upright tablet", () => {
  test("a scene that says nothing has the board, and tabs with the rest below it", () => {
    const { leaves, zones: tabs } = stack(PLAIN);
    expect(leaves).toEqual([{ panels: ["board", "offer"] }]);
    expect(tabs.map((zone) => zone.id)).toEqual(["mine", "others"]);
  });

  test("the game's own leaves need no tabs", () => {
    const stacked = [{ panels: ["board"], width: 784 }, { panels: ["mine"] }];
    expect(stack(scene([BOARD, MINE, OTHERS], { stacked }))).toEqual({ leaves: stacked, zones: [] });
  });
  test("a leaf without panels is the tabs with what lies on no other", () => {
    const stacked = [{ panels: ["board"], width: 784 }, { panels: [] }];
    const found = stack(scene([BOARD, MINE, OTHERS], { stacked }));
    expect(found.leaves).toEqual([stacked[0]]);
    expect(found.zones.map((zone) => zone.panels)).toEqual([["mine"], ["others"]]);
  });
});

describe("tabs of a phone", () => {
  test("a scene that says nothing has one for each role, named after its first panel", () => {
    expect(zones(PLAIN).map(({ id, icon, panels }) => [id, icon, panels])).toEqual([
      ["board", "board", ["board"]],
      ["mine", "hand", ["mine"]],
      ["offer", "supply", ["offer"]],
      ["others", "people", ["others"]],
    ]);
    expect(zones(PLAIN)[0]!.title).toEqual(BOARD.title);
  });

  test("the game's own tabs are taken as they are", () => {
    expect(zones(LAID_OUT)).toBe(LAID_OUT.zones);
  });
});

describe("a tablet: the board and tabs beside it", () => {
  test("what lies beside the board all the time is in no tab", () => {
    const { board, zones: tabs } = halves(PLAIN);
    expect(board.panels).toEqual(["board", "offer"]);
    expect(tabs.map((zone) => zone.id)).toEqual(["mine", "others"]);
  });

  test("where the board keeps some panels only, the others are found in the tabs", () => {
    const { board, zones: tabs } = halves(LAID_OUT);
    expect(board.panels).toEqual(["board"]);
    expect(tabs.map((zone) => zone.panels)).toEqual([["offer", "mine"], ["others"]]);
  });

  test("a tab of which one panel is left takes its name and the hand, if it is one's own", () => {
    const shared = scene([BOARD, MINE], {
      stage: [{ panels: ["board"] }],
      zones: [{ id: "all", title: say("panel-all"), icon: "map", panels: ["board", "mine"] }],
    });
    expect(halves(shared).zones).toEqual([{ id: "all", title: MINE.title, icon: "hand", panels: ["mine"] }]);
  });

  test("what lay below the board comes first in the next tab", () => {
    const shared = scene([BOARD, OFFER, MINE], {
      zones: [
        { id: "land", title: say("panel-all"), icon: "map", panels: ["board", "mine"] },
        { id: "offer", title: say("panel-offer"), icon: "cards", panels: ["offer"] },
      ],
      stage: [{ panels: ["board"] }],
    });
    expect(halves(shared).zones).toEqual([
      { id: "offer", title: say("panel-offer"), icon: "cards", panels: ["mine", "offer"] },
    ]);
  });

  test("a scene without a board shows its first column", () => {
    expect(halves(scene([MINE])).board.panels).toEqual(["mine"]);
    expect(halves(scene([])).board.panels).toEqual([]);
  });
});

test("the tab with the most choices is opened, the first of equals, none where there are none", () => {
  const tabs = zones(LAID_OUT);
  const counts = new Map([
    ["board", 2],
    ["offer", 1],
    ["mine", 2],
  ]);
  expect(countIn(tabs[1]!, counts)).toBe(3);
  expect(zoneFor(tabs, counts)).toBe("market");
  expect(
    zoneFor(
      tabs,
      new Map([
        ["board", 1],
        ["others", 1],
      ]),
    ),
  ).toBe("valley");
  expect(zoneFor(tabs, new Map())).toBeNull();
  expect(zoneFor([tabs[0]!, { ...tabs[1]!, asks: true }], new Map())).toBe("market");
});
