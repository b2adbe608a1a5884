/** What is read out of texts: records, books of rules, invitations, score sheets. */
import { describe, expect, test } from "vitest";
import { chairsFor, optionsFor, linkIn, seatsFor, ways } from "../../src/lobby/newTable";
import type { Game, GameOption } from "../../src/lobby/serverInfo.svelte";
import { fileName, moveLines, spanOf } from "../../src/replay/recordLines";
import { found, marked, plainOf, runsOf, sectionsOf } from "../../src/rules/book";
import { scoreLines } from "../../src/table/result";
import { nice, thinned } from "../../src/table/scoreChart";

describe("a record", () => {
  const RECORD = "\uFEFF[regnum 1] [game mill]\n\n# a comment\n1 blue take 2\n2 red pass\n";

  test("has its header and its moves in these lines", () => {
    expect(moveLines(RECORD)).toEqual([0, 3, 4]);
  });

  test("a line of it can be marked in a text field", () => {
    const text = "first\nsecond\nthird";
    const [from, to] = spanOf(text, 2);
    expect(text.slice(from, to)).toBe("second");
  });

  test("gets a file name without signs that a disk refuses", () => {
    expect(fileName("Dva bratři: král/královna", "x7")).toBe("Dva-bratři-král-královna-x7.regnum");
    expect(fileName("Mill", "")).toBe("Mill.regnum");
  });
});

describe("a book of rules", () => {
  const KNOWN = new Set(["4.3", "Q6"]);

  test("has strong, sloped and exact words, and links to paragraphs that exist", () => {
    const runs = runsOf("A **mill** needs *two* of `4.3` (see 4.3, 9.9 and Q6); 2.5 is a sum.", KNOWN);
    expect(runs.filter((run) => run.strong)).toEqual([{ text: "mill", strong: true }]);
    expect(runs.filter((run) => run.sloped).map((run) => run.text)).toEqual(["two"]);
    expect(
      runs.filter((run) => run.code).map((run) => run.to),
      "what is written exactly is no link",
    ).toEqual([undefined]);
    expect(runs.filter((run) => run.to).map((run) => run.to)).toEqual(["4.3", "Q6"]);
    expect(plainOf(runs)).toBe("A mill needs two of 4.3 (see 4.3, 9.9 and Q6); 2.5 is a sum.");
  });

  test("is searched without regard to capitals and diacritics", () => {
    expect(found("Žlutý mlýn, žlutý vůz", "ZLUTY")).toEqual([
      [0, 5],
      [12, 17],
    ]);
    expect(found("anything", "  ".trim())).toEqual([]);
  });

  test("shows hits across the ends of strong words", () => {
    const runs = runsOf("a **mill** here", KNOWN);
    const hits = marked(runs, found(plainOf(runs), "ill here"), 7).filter((run) => run.hit !== undefined);
    expect(hits).toEqual([
      { text: "ill", strong: true, hit: 7 },
      { text: " here", hit: 7 },
    ]);
  });

  test("has its paragraphs under their headings", () => {
    const sections = sectionsOf({
      headings: [
        { number: "4", title: "The mill" },
        { number: "4.3", title: "Grinding" },
      ],
      paragraphs: [{ number: "4.3.1", heading: "4.3" }],
    } as unknown as Parameters<typeof sectionsOf>[0]);
    expect(sections.map(({ number, chapter, deep, paragraphs }) => [number, chapter, deep, paragraphs.length])).toEqual(
      [
        ["4", "4", false, 0],
        ["4.3", "4", true, 1],
      ],
    );
  });
});

describe("a new table", () => {
  const game = (seats: [number, number], solo: string | null = null) => ({ seats, solo }) as unknown as Game;
  const setting = (name: string, key: string, seats: [number, number], needs = "") =>
    ({ name, key, seats, needs }) as GameOption;

  test("can be played in the ways the game and the server allow", () => {
    expect(ways(game([1, 4], "the miller"))).toEqual(["solo", "bots", "screen", "link"]);
    expect(ways(game([2, 4]))).toEqual(["bots", "screen", "link"]);
    expect(ways(game([1, 1], "the miller"), true)).toEqual(["solo"]);
    expect(ways(game([2, 2]), true), "there is no link to a server of this machine only").toEqual(["bots", "screen"]);
  });

  test("has me at the first seat and the others as the way says", () => {
    expect(chairsFor("bots", 3, "squire")).toEqual(["me", "squire", "squire"]);
    expect(chairsFor("link", 2, "squire")).toEqual(["me", "open"]);
    expect(seatsFor("solo", game([1, 4]))).toBe(1);
    expect(seatsFor("bots", game([3, 5]))).toBe(3);
    expect(seatsFor("bots", game([2, 4]), 9)).toBe(4);
  });

  test("offers the settings that count with so many players; an expansion's stands for the game's own", () => {
    const options = [
      setting("roads", "roads", [2, 2]),
      setting("sets", "sets", [1, 4]),
      setting("sets", "wonder/sets", [1, 4], "wonder"),
    ];
    expect(optionsFor(options, 3, []).map((each) => each.key)).toEqual(["sets"]);
    expect(optionsFor(options, 2, ["wonder"]).map((each) => each.key)).toEqual(["roads", "wonder/sets"]);
  });

  test("is found by the token of a pasted link, whatever stands around it", () => {
    const token = "a-B_4".padEnd(32, "x");
    expect(linkIn(`  Come! https://regnum.test/join/${token}?lang=cs `)).toBe(`/join/${token}`);
    expect(linkIn(`https://regnum.test/me/${token}`)).toBe(`/me/${token}`);
    expect(linkIn("https://regnum.test/join/short")).toBeNull();
  });

  test("a link to a table leads to that table", () => {
    expect(linkIn("look: https://regnum.test/table/x7-K_2?lang=cs")).toBe("/table/x7-K_2");
    expect(linkIn("the table of Anna")).toBeNull();
  });
});

test("a score sheet has the lines of all sides, each where it belongs", () => {
  expect(
    scoreLines([
      [
        ["mills", 3],
        ["debts", -1],
      ],
      [
        ["mills", 2],
        ["bread", 1],
        ["debts", 0],
      ],
      [["total", 9]],
    ]),
  ).toEqual(["total", "mills", "bread", "debts"]);
});

test("a chart has round steps around its numbers, and no more points than fit", () => {
  expect(nice(0, 60)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(nice(-3, 4)[0]).toBeLessThanOrEqual(-3);
  const points = Array.from({ length: 101 }, (_, moves) => ({ moves, totals: [moves] }));
  expect(thinned(points, 5).map((point) => point.moves)).toEqual([0, 25, 50, 75, 100]);
  expect(thinned(points, 200)).toHaveLength(101);
});
