import { describe, expect, test } from "vitest";
import { glued } from "../../src/table/glued";

const words = (text: string) => ({ text, meant: [] as string[] });
const name = (text: string) => ({ text, meant: [`tile ${text}`] });
const lines = (...pieces: ReturnType<typeof words>[]) =>
  glued(pieces).map(({ before, text, after }) => [before, text, after]);

describe("the signs around a name", () => {
  test("are on its line", () => {
    expect(lines(words("opens «"), name("trade"), words("»."))).toEqual([
      ["", "opens ", ""],
      ["«", "trade", "»."],
      ["", "", ""],
    ]);
  });

  test("between two names belong to the first that closes", () => {
    expect(lines(name("mill"), words(", („"), name("barn"), words("“ stays)"))).toEqual([
      ["", "mill", ","],
      ["", " ", ""],
      ["(„", "barn", "“"],
      ["", " stays)", ""],
    ]);
    expect(lines(name("mill"), words("“"), name("barn")).flat().join("")).toBe("mill“barn");
  });

  test("nothing is lost or told twice, and plain words stay as they are", () => {
    expect(lines(words("a („b“) c"))).toEqual([["", "a („b“) c", ""]]);
  });
});
