import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Choosing } from "../../src/kit/choosing.svelte";
import type { Words } from "../../src/lib/texts.svelte";
import { Overlays } from "../../src/table/overlays.svelte";
import { Display } from "../../src/table/display.svelte";
import { Viewport } from "../../src/table/viewport.svelte";
import type { Snapshot } from "../../src/wire/messages";
import { asLive, liveTable, type FakeLive } from "./live";
import { card, millWords, panel, piece, refusal, say, scene, snapshot } from "./support";

let words: Words;
let live: FakeLive;
let display: Display;
let resting: string[];
let overlays: Overlays;
const viewport = new Viewport(0);

const SCENE = scene([
  panel("board", "board", [piece("tile 1,2", "tile")]),
  panel("mine", "mine", [card("card windmill", say("card-windmill"))]),
]);
const DOCKED = { ...SCENE, stage: [{ panels: ["board", "mine"], log: true }] };

beforeAll(async () => void (words = await millWords()));
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button id="tool">…</button><main><div class="log" tabindex="-1"></div></main>`;
  viewport.width = 1024;
  resting = [];
  live = liveTable(words);
  display = new Display(asLive(live));
  display.root = document.querySelector("main");
  overlays = new Overlays(asLive(live), display, viewport, new Choosing(() => undefined), () => resting);
  shows(snapshot(SCENE));
});
afterEach(() => void vi.useRealTimers());

function shows(sight: Snapshot): void {
  live.sight = sight;
  display.shown = sight;
}
const line = (n: number, person: string) => ({ n, time: 0, person, text: "…" });

describe("drawers", () => {
  test("one lies open at a time, and closing it gives the focus back to what opened it", () => {
    const tool = document.querySelector<HTMLElement>("#tool")!;
    tool.focus();
    overlays.open("menu");
    overlays.open("score");
    expect(overlays.drawer).toBe("score");
    tool.blur();
    overlays.toggle("score");
    expect(overlays.drawer).toBeNull();
    expect(document.activeElement).toBe(tool);
  });

  test("a drawer takes the place of a side's things", () => {
    overlays.side = 1;
    overlays.open("why");
    expect(overlays.side).toBeNull();
  });

  test("closing leaves outlined what rests, such as an advice", () => {
    overlays.point(["tile 1,2"]);
    resting = ["card windmill"];
    overlays.close();
    expect(overlays.choosing.pointed).toEqual(["card windmill"]);
  });

  test("the log that lies on a wide stage is focused instead of opened", () => {
    viewport.width = 1600;
    shows(snapshot(DOCKED));
    expect(overlays.logDocked).toBe(true);
    overlays.open("log");
    expect(overlays.drawer).toBeNull();
    expect(document.activeElement?.className).toBe("log");
  });

  test("at the end the sheet hides that log, until the board is looked at again", () => {
    viewport.width = 1600;
    shows(snapshot(DOCKED, { result: {} as Snapshot["result"] }));
    expect(overlays.logDocked).toBe(false);
    overlays.atBoard = true;
    expect(overlays.logDocked).toBe(true);
  });

  test("on a phone log and chat are tabs", () => {
    viewport.width = 390;
    overlays.open("chat");
    expect([overlays.zone, overlays.drawer]).toEqual(["chat", null]);
    overlays.open("menu");
    expect([overlays.zone, overlays.drawer]).toEqual(["chat", "menu"]);
  });
});

describe("chat", () => {
  test("lines of others are unread until the chat is opened", () => {
    live.chat = [line(1, "b"), line(2, "a"), line(3, "c")];
    expect(overlays.unread).toBe(2);
  });

  test("opening it reads them", () => {
    live.chat = [line(1, "b")];
    overlays.open("chat");
    expect(live.looked, "the server keeps it").toHaveBeenCalledWith({ chat: 1 });
    expect(overlays.unread).toBe(0);
  });
});

describe("notices", () => {
  test("a refusal is told as a sentence and goes by itself", () => {
    const why = refusal("no_more_room", { place: "the market" });
    overlays.refused(why);
    expect(overlays.notices).toMatchObject([{ sentence: "There is no room at the market.", refusal: why }]);
    vi.advanceTimersByTime(7000);
    expect(overlays.notices).toEqual([]);
  });

  test("the last three stay; each can be dismissed", () => {
    for (const sentence of ["one", "two", "three", "four"]) overlays.notice(sentence);
    expect(overlays.notices.map((each) => each.sentence)).toEqual(["two", "three", "four"]);
    overlays.dismiss(overlays.notices[1]!.n);
    expect(overlays.notices.map((each) => each.sentence)).toEqual(["two", "four"]);
  });
});

describe("bringing things into sight", () => {
  test("opens the tab they lie in and outlines them", () => {
    overlays.show(["card windmill"]);
    expect(overlays.zone).toBe("mine");
    expect(overlays.choosing.pointed).toEqual(["card windmill"]);
  });

  test("on a phone the drawer gives way, on a larger screen it stays", () => {
    overlays.drawer = "why";
    overlays.show(["tile 1,2"]);
    expect(overlays.drawer).toBe("why");
    viewport.width = 390;
    overlays.show(["tile 1,2"]);
    expect(overlays.drawer).toBeNull();
  });
});

test("width and height of the window mean a layout, asked again when either changes", () => {
  const view = new Viewport(1440, 900);
  expect([view.layout, view.phone, view.wide]).toEqual(["wide", false, true]);
  view.width = 820;
  expect([view.layout, view.phone, view.wide]).toEqual(["stacked", false, false]);
  view.height = 400;
  expect([view.layout, view.phone, view.turned]).toEqual(["turned", true, true]);
  view.width = 390;
  expect([view.layout, view.phone, view.turned]).toEqual(["phone", true, false]);
});

test("leaves that do not fit beside each other ask for another layout", () => {
  const view = new Viewport(1440, 900);
  view.leaves = () => [{ width: 2000 }];
  expect(view.layout).toBe("tabs");
});
