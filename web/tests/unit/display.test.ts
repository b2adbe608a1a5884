import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { announcer } from "../../src/lib/announcer.svelte";
import { settings } from "../../src/lib/settings.svelte";
import type { Words } from "../../src/lib/texts.svelte";
import { Display } from "../../src/table/display.svelte";
import type { Snapshot, StepInfo } from "../../src/wire/messages";
import type { Scene } from "../../src/wire/scene";
import { asLive, liveTable, type FakeLive } from "./live";
import { answered, card, event, millWords, panel, piece, say, scene, snapshot, step, table } from "./support";

let words: Words;
let live: FakeLive;
let display: Display;
const serve = vi.fn<(path: string) => Response>();

beforeAll(async () => void (words = await millWords(["Anna", "Boris", "the steward"], ["blue", "red", "black"])));
beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ pace: 2 });
  live = liveTable(words);
  display = new Display(asLive(live));
  serve.mockImplementation(() => answered({}, 404));
  vi.stubGlobal("fetch", async (path: string) => serve(path));
});
afterEach(() => void vi.useRealTimers());

/** The valley with these tiles on it. */
function valley(...tiles: string[]): Scene {
  return scene([
    panel(
      "board",
      "board",
      tiles.map((id) => piece(id, "tile", { name: say("tile-field") })),
    ),
  ]);
}

function comes(sight: Snapshot, fresh: StepInfo[] = []): void {
  live.sight = sight;
  live.story = [...live.story, ...fresh];
  display.follow(sight, fresh);
}

const EMPTY = snapshot(valley());
const sent = (side: number) => event(say("event-sent", { player: { t: "who", seat: side }, way: "home" }), side);

describe("a new state", () => {
  test("the first one is shown at once, without an outline", () => {
    comes(EMPTY);
    expect(display.shown).toBe(EMPTY);
    expect(display.scene).toBe(EMPTY.scene);
    expect(display.traced.size).toBe(0);
  });

  test("what somebody else changed is marked until my next move, and what changed by itself outlined", async () => {
    comes(EMPTY);
    const alone = event(say("event-sent", { player: "Nobody", way: "home" }), -1);
    const theirs = step(5, 1, sent(1), alone);
    const spot = { panel: "board", on: "board", where: "nth 0" };
    const frames = [
      { events: [sent(1)], changes: [{ id: "tile 1,2", how: "new", now: spot }] },
      { events: [alone], changes: [{ id: "tile 3,2", how: "new", now: spot }] },
    ];
    serve.mockImplementation(() => answered({ at: 5, steps: [{ at: 5, seat: 1, frames }] }));
    comes(snapshot(valley("tile 1,2", "tile 3,2"), { at: 5 }), [theirs]);
    expect(serve).toHaveBeenCalledWith("/api/tables/t/trace?since=4&seat=0");
    await vi.waitUntil(() => display.traced.size);
    expect(display.traced).toEqual(new Set(["tile 3,2"]));
    expect(display.others.latest?.lines.map(({ number, marks }) => [number, marks.map(({ id }) => id)])).toEqual([
      [1, ["tile 1,2"]],
      [0, []],
    ]);
    comes(snapshot(valley("tile 1,2", "tile 3,2"), { at: 6 }), [step(6, 0, sent(0))]);
    expect([display.others.turns, display.traced.size]).toEqual([[], 0]);
  });

  test("the last turn of others is there when the page is opened anew", () => {
    live.story = [step(4, 0, sent(0)), step(5, 1, sent(1))];
    comes(snapshot(valley("tile 1,2"), { at: 5 }));
    expect(display.others.latest?.side).toBe(1);
  });

  test("a turn of others is shown again board by board, and any moment of now ends it", async () => {
    settings.set({ motion: "full" });
    const [before, after] = [valley(), valley("tile 1,2")];
    serve.mockImplementation((path: string) =>
      path.includes("/frames?")
        ? answered({ at: 5, before, frames: [{ events: [sent(1)], scene: after }] })
        : answered({}, 404),
    );
    live.story = [step(5, 1, sent(1))];
    comes(snapshot(after, { at: 5 }));
    void display.others.replay();
    await vi.waitUntil(() => display.moment);
    expect([display.scene, display.others.drawn, display.telling]).toEqual([before, 0, true]);
    vi.advanceTimersByTime(500);
    expect([display.scene, display.others.drawn]).toEqual([after, 1]);
    vi.advanceTimersByTime(500);
    expect([display.moment, display.others.drawn, display.telling]).toEqual([null, Infinity, false]);
    settings.set({ motion: "auto" });
  });

  test("the last step of somebody else is said for a moment", () => {
    comes(EMPTY);
    const theirs = step(5, 1, sent(1));
    comes(snapshot(valley("tile 1,2"), { at: 5 }), [theirs]);
    expect(display.lately).toBe(theirs);
    vi.advanceTimersByTime(3000);
    expect(display.lately).toBeNull();
  });

  test("what I changed myself is not", () => {
    comes(EMPTY);
    comes(snapshot(valley("tile 1,2"), { at: 5 }), [step(5, 0, sent(0))]);
    expect(display.traced.size).toBe(0);
    expect(display.lately).toBeNull();
  });

  test("a step that was taken back is nobody's", () => {
    comes(EMPTY);
    comes(snapshot(valley("tile 1,2"), { at: 6 }), [{ ...step(6, 1, sent(1)), undoes: [5] }]);
    expect(display.lately).toBeNull();
  });

  test("another seat's view replaces the board, and others are others than its own side", () => {
    comes(EMPTY);
    comes(snapshot(valley("tile 1,2"), { at: 5 }), [step(5, 1, sent(1))]);
    comes(snapshot(valley("tile 1,2"), { at: 5, seat: 1 }));
    expect(display.others.turns).toEqual([]);
  });
});

describe("read aloud", () => {
  test("the last three sentences of others' moves, to be said before the next question, once", () => {
    comes(EMPTY);
    comes(
      snapshot(valley(), { at: 9 }),
      [5, 6, 7, 8].map((at) => step(at, 1, sent(1))),
    );
    const once = "Boris sent a worker home.";
    expect(announcer.line).toContain([once, once, once].join(" "));
    expect(display.takeHeard()).toBe([once, once, once].join(" "));
    expect(display.takeHeard()).toBe("");
  });

  test("not my own", () => {
    comes(EMPTY);
    comes(snapshot(valley(), { at: 5 }), [step(5, 0, sent(0))]);
    expect(display.takeHeard()).toBe("");
  });
});

describe("an official opponent's turn", () => {
  const after = snapshot(valley("tile 1,2"), { at: 6 });
  const took = event(say("event-took", { card: say("card-windmill") }), 2, "2.1", "opens");
  const turn = [step(5, 0, sent(0)), step(6, 0, took)];

  beforeEach(() => {
    live.table = table({ seats: table().seats.slice(0, 2), opponents: [say("piece-miller")] });
    comes(EMPTY);
  });

  test("is told step by step before the board changes", () => {
    comes(after, turn);
    expect(display.narration.running).toBe(true);
    expect(display.narration.beat?.event).toBe(took);
    expect(display.shown).toBe(EMPTY);
    vi.advanceTimersByTime(2000);
    expect(display.narration.running).toBe(false);
    expect(display.shown).toBe(after);
    expect(display.others.latest?.side).toBe(2);
  });

  test("is shown at once to who wants it so", () => {
    settings.set({ pace: 0 });
    comes(after, turn);
    expect(display.shown).toBe(after);
  });

  test("is always shown at once to the person who said so of this game", () => {
    settings.setAtOnce("a", "mill", true);
    comes(after, turn);
    expect(display.shown).toBe(after);
    settings.setAtOnce("a", "mill", false);
    expect([settings.isAtOnce("a", "mill"), settings.isAtOnce("b", "mill")]).toEqual([false, false]);
  });

  test("numbers on the board what a step looked at", () => {
    const sought = { ...took, points: ["tile 1,2", "tile 3,2"] };
    comes(after, [step(6, 0, sent(0), sought)]);
    expect(display.marked[0]?.lines.map(({ number, marks }) => [number, marks[0]?.id, marks[0]?.from?.on])).toEqual([
      [1, "tile 1,2", undefined],
      [2, "tile 3,2", "tile 1,2"],
    ]);
  });

  test("shows the moments the server sends: first the board before what goes, then the one after", async () => {
    const before = scene([panel("board", "offer", [card("card windmill", say("card-windmill"))])]);
    const gone = scene([panel("board", "offer", [])]);
    const frames = [
      { events: [sent(0)], scene: before },
      { events: [took], scene: gone },
    ];
    serve.mockImplementation(() => answered({ before, frames }));
    comes(after, [step(6, 0, sent(0), took)]);
    await vi.waitUntil(() => display.narration.beat?.scene);
    expect(serve).toHaveBeenCalledWith("/api/tables/t/frames?at=6&seat=0");
    display.tell(display.narration.beat!);
    expect(display.scene).toEqual(before);
    vi.advanceTimersByTime(800);
    expect(display.scene).toEqual(gone);
  });

  test("a state of another seat ends the telling", () => {
    comes(after, turn);
    const other = snapshot(valley(), { at: 6, seat: 1 });
    comes(other);
    expect(display.narration.running).toBe(false);
    expect(display.shown).toBe(other);
  });
});
