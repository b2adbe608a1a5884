import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import { headed, spotIn, spotText, MessageRenderer } from "../../src/lib/sentences";
import type { Direction, GridSpot, PlayerRef } from "../../src/wire/messages";
import { read } from "./catalogues";
import { say } from "./support";

const who = (seat: number): PlayerRef => ({ t: "who", seat });
const spot = (x: number, y: number): GridSpot => ({ t: "spot", x, y });
const way = (to: string): Direction => ({ t: "heading", to });

function bundle(lang: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

const MILL = bundle("en", read("./shared.ftl"), read("./mill.ftl"));
const renderer = new MessageRenderer([MILL], ["Anna", ""], ["blue", "red"]);
const across = new MessageRenderer([MILL], ["Anna", ""], ["blue", "red"], true);
const BUILT = say("event-built", { player: who(0), card: say("card-windmill"), spot: spot(1, -2) });

describe("a sentence", () => {
  test("names players, things and positions", () => {
    expect(renderer.text(BUILT)).toBe("Anna built windmill at (1,\u00A0−2).");
  });

  test("calls a player without a name by the seat's colour", () => {
    expect(renderer.player(1)).toBe("Red");
  });

  test("is turned for a reader across the table: positions and directions", () => {
    expect(across.text(BUILT)).toBe("Anna built windmill at (−1,\u00A02).");
    expect(renderer.text(say("event-sent", { player: who(0), way: way("NE") }))).toBe("Anna sent a worker NE.");
    expect(across.text(say("event-sent", { player: who(0), way: way("NE") }))).toBe("Anna sent a worker SW.");
  });

  test("joins a list with a word before the last", () => {
    const workers = (...names: string[]) => renderer.text(say("move-send", { worker: names, place: "mill" }));
    expect(workers("monk")).toBe("send monk to mill");
    expect(workers("monk", "squire", "miller")).toBe("send monk, squire and miller to mill");
  });

  test("takes the plain form of a thing where its language has no other", () => {
    expect(renderer.text(say("piece-miller.acc"))).toBe("the miller");
    expect(renderer.text(say("card-windmill.acc"))).toBe("windmill");
  });

  test("that nobody has written is shown by its id and its facts, and never stops the page", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
    expect(renderer.text(say("event-unheard-of", { count: 3, player: who(0) }))).toBe(
      "event-unheard-of count=3 player=…",
    );
    expect(warn).toHaveBeenCalledWith("no text for event-unheard-of");
    warn.mockRestore();
  });
});

describe("a sentence in pieces", () => {
  test("keeps inner messages apart, so that they can be links", () => {
    expect(renderer.parts(BUILT)).toEqual([
      { text: "Anna built " },
      { text: "windmill", message: say("card-windmill") },
      { text: " at (1,\u00A0−2)." },
    ]);
  });

  test("says the same as the whole", () => {
    const joined = renderer.parts(BUILT).map((part) => part.text);
    expect(joined.join("")).toBe(renderer.text(BUILT));
  });
});

describe("languages", () => {
  test("what one lacks is said in the next; what it has stays its own", () => {
    const half = bundle("cs", "card-windmill = větrný mlýn\nevent-built = { $player } staví { $missing }");
    const mixed = new MessageRenderer([half, MILL], ["Anna"], ["blue"]);
    expect(mixed.text(say("card-windmill"))).toBe("větrný mlýn");
    expect(mixed.text(say("space-market"))).toBe("market");
    expect(mixed.text(BUILT), "a sentence with gaps gives way to a whole one").toContain("built větrný mlýn");
    expect(mixed.has("space-market")).toBe(true);
    expect(mixed.has("piece-miller.acc")).toBe(true);
    expect(mixed.has("piece-miller.gen")).toBe(false);
    expect(mixed.has("piece-nobody")).toBe(false);
  });

  test("Czech binds a figure to its noun and a word of one letter to the next", () => {
    const czech = new MessageRenderer([bundle("cs", "a = 3 pytle v mlýně a dost")], [], []);
    expect(czech.text(say("a"))).toBe("3\u00A0pytle v\u00A0mlýně a\u00A0dost");
  });
});

test("small helpers: a capital, a position, the position inside a message", () => {
  expect(headed("šaty")).toBe("Šaty");
  expect(spotText(-0, 3)).toBe("(0,\u00A03)");
  expect(spotIn(BUILT)).toEqual(spot(1, -2));
  expect(spotIn(say("card-windmill"))).toBeUndefined();
});

test("every message the tests take from the shared catalogue is in the real one", () => {
  const ids = (source: string) => new Set([...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));
  const real = ids(read("../../../src/regnum/catalogue/en.ftl"));
  const ours = ids(read("./shared.ftl"));
  expect(ours.size).toBeGreaterThan(30);
  expect([...ours].filter((id) => !real.has(id))).toEqual([]);
});
