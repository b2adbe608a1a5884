import { beforeAll, expect, test } from "vitest";
import { coloursFor, coloursOf, inSentence, labelsAt, namesAt } from "../../src/lib/seats";
import type { Words } from "../../src/lib/texts.svelte";
import { millWords, say, table } from "./support";

let words: Words;
beforeAll(async () => void (words = await millWords()));

const PEOPLE = { a: "Anna", b: "Anna", c: "Cyril" };

/** A table whose seats are held by these people; null is a free one. */
function held(...people: (string | null)[]) {
  const { seats } = table();
  return table({
    seats: people.map((person, nth) => ({
      ...seats[nth]!,
      bot: null,
      person,
      name: say(`seat-${seats[nth]!.colour}`),
    })),
  });
}

test("people are called by their names, free seats by their colour", () => {
  expect(namesAt(held("a", "c", null), PEOPLE, words)).toEqual(["Anna", "Cyril", "Green"]);
});

test("two people of one name are told apart by their colours", () => {
  expect(namesAt(held("a", "b"), PEOPLE, words)).toEqual(["Anna (Blue)", "Anna (Red)"]);
});

test("one person at two seats is called by the colours", () => {
  expect(namesAt(held("a", "a", "c"), PEOPLE, words)).toEqual(["Blue", "Red", "Cyril"]);
});

test("somebody whose name is not known is called by the colour", () => {
  expect(namesAt(held("stranger"), PEOPLE, words)).toEqual(["Blue"]);
});

test("an official opponent comes behind the seats, in black, and may be shorter on a label", () => {
  const solo = { ...held("a"), opponents: [say("piece-miller.short")] };
  expect(inSentence(solo.opponents[0]!).id).toBe("piece-miller");
  expect(namesAt(solo, PEOPLE, words)).toEqual(["Anna", "miller"]);
  expect(labelsAt(solo, PEOPLE, words)).toEqual(["Anna", "Miller"]);
  expect(coloursOf(solo)).toEqual(["blue", "black"]);
  expect(coloursOf(null)).toEqual([]);
});

test("the colour I wish for is at my first seat, the others have what is left in the box's order", () => {
  const offered = ["blue", "red", "green", "yellow"];
  expect(coloursFor(["me", "squire"], offered, "")).toEqual(["blue", "red"]);
  expect(coloursFor(["squire", "me"], offered, "blue")).toEqual(["red", "blue"]);
  expect(coloursFor(["me", "squire", "me"], offered, "green")).toEqual(["green", "red", "blue"]);
  expect(coloursFor(["me", "squire"], offered, "pink"), "no such colour in this box").toEqual(["blue", "red"]);
  expect(coloursFor(["squire", "squire"], offered, "red"), "nobody to wish for it").toEqual(["blue", "red"]);
});
