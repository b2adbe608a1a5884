/** A rematch in the lobby: who is asked, until when, and how many have agreed. */
import { expect, test } from "vitest";
import { rematchAt } from "../../src/lobby/rematches";
import type { RematchInfo, TableInfo } from "../../src/wire/messages";

const ASKED: RematchInfo = { by: "anna", asked: 100, until: 1000, wants: ["anna"], declined: [] };

function table(rematch: RematchInfo | null, followed = ""): TableInfo {
  const seats = ["anna", "bela", "bela", null].map((person, seat) => ({ seat, person, bot: person ? null : "page" }));
  return { rematch, followed, seats } as unknown as TableInfo;
}

test("whoever has not answered is asked; a person with two seats counts once", () => {
  const question = { by: "anna", until: 1000, wants: 1, players: 2 };
  expect(rematchAt(table(ASKED), "bela", 500)).toEqual({ ...question, mine: true });
  expect(rematchAt(table(ASKED), "anna", 500)).toEqual({ ...question, mine: false });
  expect(rematchAt(table({ ...ASKED, declined: ["bela"] }), "bela", 500)?.mine).toBe(false);
});

test("nobody is asked by a question that is over, nor one who has not played", () => {
  expect(rematchAt(table(null), "bela", 500)).toBeNull();
  expect(rematchAt(table(ASKED), "bela", 1000)).toBeNull();
  expect(rematchAt(table(ASKED, "another"), "bela", 500)).toBeNull();
  expect(rematchAt(table(ASKED), "carl", 500)).toBeNull();
  expect(rematchAt(table(ASKED), null, 500)).toBeNull();
});
