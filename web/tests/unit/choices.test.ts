import { beforeAll, describe, expect, test } from "vitest";
import type { Words } from "../../src/lib/texts.svelte";
import {
  bestOfEach,
  matching,
  labelOf,
  pickedQuestion,
  byReason,
  variants,
  verbName,
  byVerb,
} from "../../src/table/choices";
import type { GridSpot, Option } from "../../src/wire/messages";
import { decision, millWords, option, refusal, refused, say } from "./support";

let words: Words;
beforeAll(async () => void (words = await millWords()));

const send = (worker: string, place: string) =>
  option(`send ${worker} ${place}`, [], say("move-send", { worker, place }));
const full = (place: string) => refused(`send monk ${place}`, [], refusal("no_more_room", { place }));

describe("a list grouped by verb", () => {
  test("verbs keep the order they are offered in, those with something possible first", () => {
    const found = byVerb([
      full("market"),
      option("build mill"),
      send("monk", "mill"),
      option("pass"),
      refused("rest", [], refusal("busy")),
    ]);
    expect(found.map(({ verb, open, closed }) => [verb, open.length, closed.length])).toEqual([
      ["send", 1, 1],
      ["build", 1, 0],
      ["pass", 1, 0],
      ["rest", 0, 1],
    ]);
  });

  test("a verb is called by the game's own word, with a capital; one without a word has no heading", () => {
    expect(verbName("send", words)).toBe("Send a worker");
    expect(verbName("juggle", words)).toBe("");
  });
});

describe("advice", () => {
  const moves = ["send a", "send b", "build a", "send c", "pass"].map((move) => ({ move }));

  test("is the best of each action, and goes on with the next best where these are few", () => {
    expect(bestOfEach(moves, 3).map(({ move }) => move)).toEqual(["send a", "build a", "pass"]);
    expect(bestOfEach(moves.slice(0, 2), 3).map(({ move }) => move)).toEqual(["send a", "send b"]);
  });

  test("says in how many ways the action can be done now", () => {
    const options = [send("monk", "mill"), send("squire", "mill"), full("market"), option("pass")];
    expect(variants("send monk mill", options)).toBe(2);
  });
});

describe("the question once something has been touched", () => {
  const asked = (picks: string[], ...open: Option[]) => pickedQuestion(decision(...open), open, picks, words);
  const build = (what: string, ...handles: string[]) => option(`build ${what}`, ["card windmill", ...handles]);

  test("the game's own for one verb, by what is touched next", () => {
    const open = [build("a", "tile 1"), build("b", "tile 2")];
    expect(asked(["card windmill"], ...open)).toBe("Where will you build it?");
    expect(asked(["tile 1"], build("a", "tile 1"), build("b", "tile 1"))).toBe("Which card will you build there?");
  });

  test("the game's own for several verbs together", () => {
    const rest = option("rest windmill", ["card windmill"]);
    expect(asked(["card windmill"], build("a"), rest)).toBe("Will you build the windmill or let it rest?");
  });

  test("the game's own for the kind of thing that is touched next", () => {
    const juggle = option("juggle", ["worker", "ball red"]);
    const throws = option("throw", ["worker", "ball blue"]);
    expect(asked(["worker"], juggle, throws)).toBe("Which ball will you take?");
  });

  test("else which of the verbs it shall be, as long as they are few", () => {
    const open = [option("build mill", ["x"]), send("monk", "mill")];
    expect(asked(["x"], ...open)).toBe("Will you build or send a worker?");
    expect(asked(["x"], ...open, option("a", ["x"]), option("b", ["x"]))).toBe("What will you do with it?");
  });

  test("a plain one, where the verbs have no names", () => {
    expect(asked(["x"], option("juggle", ["x"]))).toBe("What will you do with it?");
  });
});

describe("refused options grouped by their reason", () => {
  test("one reason stands once; what differs from move to move is left open", () => {
    const found = byReason([full("market"), full("quarry"), send("monk", "mill")]);
    expect(found).toHaveLength(1);
    expect(found[0]!.options).toHaveLength(2);
    expect(found[0]!.refusal.facts).toEqual({ place: "…" });
    expect(words.why(found[0]!.refusal)).toBe("There is no room at ….");
  });

  test("a fact that all share is told", () => {
    const dear = (what: string) => refused(`build ${what}`, [], refusal("too_dear", { cost: 5, have: 2 }));
    const [only] = byReason([dear("mill"), dear("barn")]);
    expect(words.why(only!.refusal)).toBe("It costs 5, you have 2.");
  });

  test("other facts that are no part of the move are another reason", () => {
    const dear = (what: string, cost: number) => refused(`build ${what}`, [], refusal("too_dear", { cost, have: 2 }));
    expect(byReason([dear("mill", 5), dear("barn", 6)])).toHaveLength(2);
  });

  test("the position a move leads to is a part of it, also where a message tells it", () => {
    const at = (x: number, y: number): GridSpot => ({ t: "spot", x, y });
    const lay = (x: number, y: number) =>
      refused(`lay ${x},${y}`, [], refusal("far", { at: say("place-at", { at: at(x, y) }) }));
    expect(byReason([lay(1, 2), lay(-1, 0)])).toHaveLength(1);
  });
});

describe("finding in the list", () => {
  const options = [send("monk", "mill"), send("squire", "mill"), option("pass")];

  test("rows contain all that was typed, in any order and case", () => {
    expect(matching(options, "MILL squ", words).map((each) => each.move)).toEqual(["send squire mill"]);
    expect(matching(options, "  ", words)).toHaveLength(3);
    expect(matching(options, "dragon", words)).toEqual([]);
  });

  test("positions in a notation are not found: the reader may count them otherwise", () => {
    const lay = option("lay -1,2", [], say("move-pass"));
    expect(matching([lay], "-1,2", words)).toEqual([]);
    expect(matching([lay], "lay", words)).toEqual([lay]);
  });

  test("a label begins with a capital", () => {
    expect(labelOf(send("monk", "mill"), words)).toBe("Send monk to mill");
  });
});
