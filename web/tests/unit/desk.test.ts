import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { announcer } from "../../src/lib/announcer.svelte";
import { settings } from "../../src/lib/settings.svelte";
import type { Words } from "../../src/lib/texts.svelte";
import { Desk } from "../../src/table/desk.svelte";
import { Viewport } from "../../src/table/viewport.svelte";
import type { Snapshot } from "../../src/wire/messages";
import { asLive, liveTable, type FakeLive } from "./live";
import {
  answered,
  card,
  decision,
  millWords,
  option,
  panel,
  piece,
  refusal,
  say,
  scene,
  snapshot,
  table,
} from "./support";

let words: Words;
let live: FakeLive;
let desk: Desk;
const viewport = new Viewport(0);
const serve = vi.fn<(path: string, init?: RequestInit) => Response>();

const SCENE = scene([
  panel("board", "board", [piece("tile 1,2", "tile"), piece("tile 0,0", "tile")]),
  panel("mine", "mine", [card("card windmill", say("card-windmill"))]),
]);
const BUILD = option("build windmill 1,2", ["card windmill", "tile 1,2"]);
const ELSEWHERE = option("build windmill 0,0", ["card windmill", "tile 0,0"]);
const PASS = option("pass", ["button pass"]);
const RAISES = [6, 7, 8].map((n) => option(`raise ${n}`, [], say("move-raise", { count: n })));
const WHY = refusal("no_more_room", { place: "the market" });

beforeAll(async () => void (words = await millWords(["Anna", "Boris"], ["blue", "red"])));
beforeEach(() => {
  settings.set({ ask: false });
  viewport.width = 1024;
  live = liveTable(words);
  desk = new Desk(asLive(live), viewport);
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => serve(path, init));
});

/** The server asks this. */
function asks(...options: typeof RAISES): void {
  shows(snapshot(SCENE, { decision: decision(...options) }));
}
function shows(sight: Snapshot): void {
  live.sight = sight;
  desk.display.follow(sight, []);
  desk.asked(desk.decision);
}
const moves = (options: readonly { move: string }[]) => options.map((each) => each.move);

describe("a decision", () => {
  test("is announced and opens the tab with the most choices", () => {
    asks(BUILD, ELSEWHERE, PASS);
    expect(announcer.line).toContain("Your turn: what will you do?");
    expect(Object.fromEntries(desk.counts)).toEqual({ board: 2, mine: 1 });
    expect(desk.overlays.zone).toBe("mine"); // the board lies beside the tabs of a tablet
    viewport.width = 390;
    asks(BUILD, ELSEWHERE);
    expect(desk.overlays.zone).toBe("board");
  });

  test("is none while a bot plays for the seat", () => {
    live.table = table({ seats: table().seats.map((seat) => ({ ...seat, bot: "squire" })) });
    asks(BUILD);
    expect(desk.lent).toBe("squire");
    expect(desk.decision).toBeNull();
  });

  test("is none while a command is on its way", async () => {
    asks(BUILD, PASS);
    const sent = desk.play(BUILD);
    expect(desk.decision).toBeNull();
    await sent;
    expect(desk.decision).not.toBeNull();
    expect(live.play).toHaveBeenCalledWith("build windmill 1,2");
  });
});

describe("answers that lie nowhere on the table", () => {
  test("are buttons in the dock, those that differ in a number one stepper", () => {
    asks(BUILD, ELSEWHERE, PASS, ...RAISES);
    expect(moves(desk.loose.rest)).toEqual(["pass"]);
    expect(desk.loose.steps.map((each) => [...each.options.keys()])).toEqual([[6, 7, 8]]);
  });

  test("an answer whose things have all been touched joins them", () => {
    const bare = option("build", ["card windmill"]);
    asks(bare, BUILD, ELSEWHERE);
    expect(desk.isLoose(bare)).toBe(false);
    desk.choosing.touch("card windmill");
    expect(moves(desk.loose.rest)).toEqual(["build"]);
  });

  test("one number to be chosen on the board needs no touch, where it is offered first", () => {
    const raises = RAISES.map((each) => ({ ...each, handles: ["tile 1,2"] }));
    asks(...raises, PASS);
    expect(desk.loose.steps).toHaveLength(1);
    asks(PASS, ...raises);
    expect(desk.loose.steps).toHaveLength(0);
  });
});

describe("the last word", () => {
  test("belongs to what was chosen, then to a stepper, then to what could end here", () => {
    asks(option("build", ["card windmill"]), BUILD, ELSEWHERE);
    expect(desk.waits).toBe(false);
    desk.choosing.touch("card windmill");
    expect(desk.ready?.move).toBe("build");
    desk.step = RAISES[0]!;
    expect(desk.ready).toBe(RAISES[0]);
    settings.set({ ask: true });
    desk.choosing.choose(BUILD);
    expect(desk.ready).toBe(BUILD);
    expect(desk.waits).toBe(true);
  });

  test("a held move is confirmed before anything else is played", async () => {
    shows(snapshot(SCENE, { held: { move: "pass" } as unknown as Snapshot["held"] }));
    await desk.confirm();
    expect(live.confirm).toHaveBeenCalledOnce();
    expect(live.play).not.toHaveBeenCalled();
  });

  test("a refused command is told", async () => {
    asks(BUILD, PASS);
    live.answer = WHY;
    await desk.play(BUILD);
    expect(desk.overlays.notices.at(-1)?.sentence).toBe("There is no room at the market.");
  });
});

describe("undo", () => {
  test("first takes back what was touched, then the move", async () => {
    shows(snapshot(SCENE, { may_undo: true, decision: decision(BUILD, ELSEWHERE, PASS) }));
    desk.choosing.touch("card windmill");
    await desk.undo();
    expect(desk.choosing.picks).toEqual([]);
    expect(live.undo).not.toHaveBeenCalled();
    await desk.undo();
    expect(live.undo).toHaveBeenCalledOnce();
  });

  test("that is not allowed says why", async () => {
    shows(snapshot(SCENE, { undo: WHY }));
    await desk.undo();
    expect(desk.overlays.notices.at(-1)?.refusal).toBe(WHY);
  });
});

describe("points on a thing", () => {
  const worth = { [BUILD.move]: 3, [ELSEWHERE.move]: 3, [PASS.move]: -2 };

  test("stand there where all it leads to brings the same", () => {
    shows(snapshot(SCENE, { decision: decision(BUILD, ELSEWHERE, PASS), worth }));
    expect(desk.tag("card windmill")).toBe("+3 points");
    expect(desk.tag("button pass")).toBe("−2 points");
  });

  test("do not where it differs or is nothing", () => {
    shows(snapshot(SCENE, { decision: decision(BUILD, ELSEWHERE, PASS), worth: { ...worth, [BUILD.move]: 1 } }));
    expect(desk.tag("card windmill")).toBeUndefined();
    expect(desk.tag("tile 9,9")).toBeUndefined();
  });
});

describe("a hint", () => {
  /** The server knows who asks, and answers this to a hint. */
  const hints = (answer: unknown, status = 200) =>
    serve.mockImplementation((path) =>
      path === "/api/me" ? answered({ person: "a", csrf: "c" }) : answered(answer, status),
    );
  const found = { prospects: [{ move: BUILD.move, chance: 0.62, points: 4.4 }] };

  test("is asked of the server for this seat, and announced", async () => {
    hints(found);
    asks(BUILD, PASS);
    await desk.askHint();
    expect(serve.mock.calls.at(-1)?.[0]).toBe("/api/tables/t/hint");
    expect(desk.hint).toMatchObject({ at: 4, prospects: found.prospects });
    expect(announcer.line).toContain("62 %, about 4 points");
  });

  test("stays lit when the drawer is closed, until something else is asked", async () => {
    asks(BUILD, PASS);
    desk.overlays.open("hint");
    desk.advised = BUILD;
    desk.overlays.close();
    expect(desk.choosing.pointed).toEqual(BUILD.handles);
    asks(PASS);
    expect(desk.advised).toBeNull();
  });

  test("that is refused closes the drawer and says why", async () => {
    hints({ title: "refused", status: 409, refusal: WHY }, 409);
    asks(BUILD, PASS);
    desk.overlays.open("hint");
    await desk.askHint();
    expect(desk.overlays.drawer).toBeNull();
    expect(desk.overlays.notices.at(-1)?.sentence).toBe("There is no room at the market.");
  });
});

test("a paragraph's link leads back to this table", () => {
  expect(desk.rulesLink("4.2")).toBe("/rules/mill?table=t#p-4.2");
});
