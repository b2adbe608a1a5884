/** Stretches of time as the lobby says them. */
import { expect, test } from "vitest";
import { duration } from "../../src/lobby/dates";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.each([
  [0, "1 min"],
  [59 * 60_000, "59 min"],
  [5 * HOUR, "5 hr"],
  [5 * HOUR + 20 * 60_000, "5 hr 20 min"],
  [2 * DAY + 7 * HOUR + 50 * 60_000, "2 days 7 hr"],
  [3 * DAY + 5 * 60_000, "3 days"],
])("%i ms are said by their two largest units", (ms, said) => {
  expect(duration(ms, "en")).toBe(said);
});

test("the reader's language has its own words for them", () => {
  expect(duration(2 * DAY + 7 * HOUR, "cs").replaceAll("\u00a0", " ")).toBe("2 dny 7 h");
});
