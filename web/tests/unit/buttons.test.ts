import { beforeAll, describe, expect, test } from "vitest";
import type { Words } from "../../src/lib/texts.svelte";
import { buttonsOf } from "../../src/table/buttons";
import type { Option } from "../../src/wire/messages";
import { millWords, option, say } from "./support";

let words: Words;
beforeAll(async () => void (words = await millWords()));

const build = (card: string, cell: string, cost = 2) =>
  option(`lay ${card} ${cell}`, [`card ${card}`, `cell ${cell}`], say("move-lay", { card, cell, cost }));
const turn = (card: string, cell: string) =>
  option(`turn ${card} ${cell}`, [`card ${card}`, `cell ${cell}`], say("move-turn", { card, cell }));
const lines = (options: Option[], picks: string[] = []) =>
  buttonsOf(options, picks, words).map(({ first, second }) => [first, second]);

describe("what stands on a button", () => {
  test("the verb, where it differs, and its price: what has been touched is known", () => {
    const picks = ["card mill", "cell a"];
    expect(lines([build("mill", "a"), turn("mill", "a")], picks)).toEqual([
      ["Lay", "2 silver"],
      ["Turn", ""],
    ]);
  });

  test("which one it is, where the verb is in the question already", () => {
    expect(lines([build("mill", "a"), build("mill", "b", 3)], ["card mill"])).toEqual([
      ["Beside a", "2 silver"],
      ["Beside b", "3 silver"],
    ]);
  });

  test("verb and place, where both differ and nothing has been touched", () => {
    expect(lines([build("mill", "a"), turn("mill", "b")])).toEqual([
      ["Lay", "beside a · 2 silver"],
      ["Turn", "beside b"],
    ]);
  });

  test("only the price, where nothing else differs", () => {
    expect(lines([build("mill", "a", 2), build("mill", "a", 3)])).toEqual([
      ["2 silver", ""],
      ["3 silver", ""],
    ]);
  });

  test("the whole label, where two would read alike or the game tells no parts apart", () => {
    expect(lines([build("mill", "a"), build("barn", "a"), option("pass")])).toEqual([
      ["Lay mill beside a", ""],
      ["Lay barn beside a", ""],
      ["Pass", ""],
    ]);
  });

  test("with what, where the place was touched and different things can go there", () => {
    const put = (verb: string, card: string) =>
      option(`${verb} ${card} a`, [`card ${card}`, "cell a"], say(`move-${verb}`, { card, cell: "a", cost: 2 }));
    expect(lines([put("grind", "rye"), put("grind", "oats"), put("store", "oats")], ["cell a"])).toEqual([
      ["Grind", "rye"],
      ["Grind", "oats"],
      ["Store", "oats · 2 silver"],
    ]);
  });

  test("the only one says what it does", () => {
    expect(lines([build("mill", "a")])).toEqual([["Lay", "beside a · 2 silver"]]);
  });
});
