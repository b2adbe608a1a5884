import { describe, expect, test } from "vitest";
import { firstWord, FORMS, keptNotes, planned, type ChipPlan, type ChipText } from "../../src/table/chips";

/** Every character is half as wide as the words are large. */
const measure = (words: string, size: number) => words.length * size * 0.5;

function chip(name: string, more: Partial<ChipText> = {}): ChipText {
  return { name, short: firstWord(name), clock: "12:00", timed: true, notes: {}, figures: ["6", "10", "3"], ...more };
}

const ALONE = [
  chip("Bohuslava Nováková", { notes: { you: "you", office: "Marshal" } }),
  chip("Ansel", { clock: "bot", timed: false, notes: { level: "Squire", thinking: "thinking" } }),
  chip("Соломія"),
];

/** The plans of one strip, from very wide to very narrow, each once. */
function narrowing(chips: ChipText[], form = FORMS.phone): ChipPlan[] {
  const found: ChipPlan[] = [];
  for (let room = 1200; room > 80; room -= 2) {
    const plan = planned(chips, room, form, measure, 2);
    if (JSON.stringify(plan) !== JSON.stringify(found.at(-1))) found.push(plan);
  }
  return found;
}

describe("what of a chip goes first", () => {
  test("with room enough everything is there", () => {
    const plan = planned(ALONE, 2000, FORMS.desk, measure);
    expect(plan).toMatchObject({ arrangement: "beside", figures: 3, short: false, hourglass: true, rows: 1 });
    expect(keptNotes(ALONE[1]!, plan)).toEqual(["thinking", "Squire"]);
  });

  test("the level of a bot, then figures from the right, then surnames, then the hourglass", () => {
    const plans = narrowing(ALONE);
    const first = (is: (plan: ChipPlan) => boolean) => plans.findIndex(is);
    const level = first((plan) => !keptNotes(ALONE[1]!, plan).includes("Squire"));
    const surname = first((plan) => plan.short);
    const hourglass = first((plan) => !plan.hourglass);
    const stacked = first((plan) => plan.arrangement !== "beside");
    expect(level).toBe(1);
    expect(level).toBeLessThan(surname);
    expect(surname).toBeLessThan(hourglass);
    expect(hourglass).toBeLessThan(stacked);
  });

  test("a figure at the right goes before a surname where that makes room", () => {
    const rich = [chip("Bo Li", { figures: ["100", "100", "100", "100"] }), chip("Ada", { figures: ["9"] })];
    const fewer = narrowing(rich).find((plan) => plan.figures < 4)!;
    expect(fewer).toMatchObject({ figures: 3, short: false });
  });

  test("it is never richer with less room", () => {
    const worth = ({ rows, short, hourglass, arrangement }: ChipPlan) =>
      (rows === 1 ? 100 : 0) +
      (arrangement === "beside" ? 20 : arrangement === "stacked" ? 10 : 0) -
      +short +
      +hourglass;
    const worths = narrowing(ALONE).map(worth);
    expect(worths).toEqual([...worths].sort((one, other) => other - one));
  });

  test("where a name fits alone the clock stands below it, and one figure beside the clock", () => {
    const four = ["Анна", "Петро", "Ґвідо", "Зузана"].map((name) => chip(name, { figures: ["11"] }));
    expect(planned(four, 390, FORMS.phone, measure, 2)).toMatchObject({
      arrangement: "bare",
      figures: 1,
      rows: 1,
      size: 13.5,
    });
  });

  test("five names on 360 px keep their size above 11 px in one line, or have two", () => {
    const five = ["Bohuslava", "Vojtěch", "Соломія", "Guido", "Ada"].map((name) => chip(name));
    const plan = planned(five, 348, FORMS.phone, measure, 2);
    expect(plan.size).toBeGreaterThanOrEqual(11);
    expect(plan.short).toBe(true);
    const long = five.map((each) => ({ ...each, short: "Maximiliána" }));
    expect(planned(long, 348, FORMS.phone, measure, 2).rows).toBe(2);
  });

  test("at the end of a match the place stays as long as any note", () => {
    const ended = [chip("Bára", { clock: "", notes: { rank: "3rd", you: "you", level: "Page" } }), chip("Ada")];
    const notes = narrowing(ended, FORMS.desk).map((plan) => keptNotes(ended[0]!, plan));
    expect(notes.slice(0, 3)).toEqual([["3rd", "you", "Page"], ["3rd", "you"], ["3rd"]]);
    expect(notes.at(-1)).toEqual([]);
  });
});

test("the first word of a name is a word, not an initial", () => {
  expect(firstWord("Bohuslava Nováková")).toBe("Bohuslava");
  expect(firstWord("J. R. Novák")).toBe("J. R. Novák");
  expect(firstWord("J R")).toBe("J");
  expect(firstWord(" Ада ")).toBe("Ада");
});
