/** The filter of the lobby: in the address, for the server, kept for each person. */
import { beforeEach, describe, expect, test } from "vitest";
import {
  active,
  fromAddress,
  inAddress,
  keepFilter,
  keptFilter,
  pills,
  toAddress,
  toServer,
  UNFILTERED,
  without,
  type Filter,
} from "../../src/lobby/filters";

const SET: Filter = {
  show: "playing",
  sit: false,
  find: "Anna & Béla",
  game: "mill",
  pace: "days",
  speaks: "uk",
  players: 3,
  rules: "expansions",
};

describe("an address", () => {
  test("says only what is not as usual", () => {
    expect(toAddress(UNFILTERED).toString()).toBe("");
    expect(toAddress({ ...UNFILTERED, sit: false, pace: "live" }).toString()).toBe("sit=no&pace=live");
    expect(inAddress(new URLSearchParams("lang=cs"))).toBe(false);
    expect(inAddress(new URLSearchParams("lang=cs&sit=no"))).toBe(true);
  });

  test("gives the same filter again", () => {
    for (const filter of [UNFILTERED, SET, { ...SET, sit: true, show: "free" as const }])
      expect(fromAddress(new URLSearchParams(toAddress(filter).toString()))).toEqual(filter);
  });

  test("that says nonsense is as usual", () => {
    const wrong = "show=all&sit=maybe&game=../x&pace=slow&speaks=de&players=2.5&rules=none";
    expect(fromAddress(new URLSearchParams(wrong))).toEqual(UNFILTERED);
    expect(fromAddress(new URLSearchParams("players=-2"))).toEqual(UNFILTERED);
    expect(fromAddress(new URLSearchParams({ find: "x".repeat(90) })).find).toHaveLength(64);
  });
});

describe("the parts of a filter", () => {
  test("a free seat matters only where there are free seats", () => {
    expect(active(UNFILTERED)).toEqual(["sit"]);
    expect(active({ ...UNFILTERED, show: "finished" })).toEqual([]);
    expect(active(SET)).toEqual(["find", "game", "pace", "speaks", "players", "rules"]);
  });

  test("what is typed is no pill", () => {
    expect(pills({ ...UNFILTERED, find: "Anna", speaks: "cs" })).toEqual(["sit", "speaks"]);
  });

  test("can be dropped one by one", () => {
    expect(active(without(UNFILTERED, "sit"))).toEqual([]);
    expect(active(SET).reduce((left, part) => without(left, part), SET)).toEqual({
      ...UNFILTERED,
      show: "playing",
      sit: false,
    });
  });

  test("are asked of the server", () => {
    expect(Object.fromEntries(toServer(UNFILTERED, 5, 20))).toEqual({
      show: "free",
      sit: "true",
      limit: "20",
      since: "5",
    });
    expect(toServer(SET, 5, 20).get("find")).toBe("Anna & Béla");
    expect(toServer(SET, 5, 20).has("sit")).toBe(false);
  });
});

describe("what a person has chosen", () => {
  beforeEach(() => localStorage.clear());

  test("is kept for that person, without the search", () => {
    keepFilter("anna", SET);
    expect(keptFilter("anna")).toEqual({ ...SET, find: "" });
    expect(keptFilter("bela")).toEqual(UNFILTERED);
    expect(keptFilter(null)).toEqual(UNFILTERED);
  });
});
