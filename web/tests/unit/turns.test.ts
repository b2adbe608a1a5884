import { describe, expect, test } from "vitest";
import { gathered, lastTurns, NOBODY } from "../../src/table/turns";
import type { StepInfo } from "../../src/wire/messages";
import { event, say, step } from "./support";

const SEATS = 2; // Anna 0, Boris 1; the steward 2 plays by rules
const deed = (name: string, side: number) => event(say(`event-${name}`), side);
const round = (name: string) => event(say(`event-${name}`), NOBODY, "", "round");
const opens = (name: string, side: number) => event(say(`event-${name}`), side, "", "opens");
const closes = (name: string, side: number) => event(say(`event-${name}`), side, "", "closes");
const inTurn = (turn: number, each: StepInfo): StepInfo => ({ ...each, turn });
const told = (turns: ReturnType<typeof gathered>) =>
  turns.map(({ side, lines }) => [side, ...lines.map((line) => line.event.name)]);

describe("a turn", () => {
  test("is all moves of one side until its turn is over", () => {
    const steps = [
      inTurn(4, step(1, 1, deed("sent", 1))),
      inTurn(4, step(2, 1, deed("built", 1), closes("ended", 1))),
      inTurn(5, step(3, 1, deed("sent", 1))),
    ];
    expect(told(gathered(steps, SEATS))).toEqual([
      [1, "sent", "built"],
      [1, "sent"],
    ]);
  });

  test("holds what it does to others, but neither the round nor what another side begins by itself", () => {
    const steps = [step(1, 1, deed("sent", 1), deed("lost", 0), opens("passed", 0), round("began"), round("dealt"))];
    expect(told(gathered(steps, SEATS))).toEqual([
      [1, "sent", "lost"],
      [0, "passed"],
      [NOBODY, "began", "dealt"],
    ]);
  });

  test("of which nothing is said is none", () => {
    expect(gathered([step(1, 0), step(2, 0, closes("ended", 0))], SEATS)).toEqual([]);
  });

  test("that an own move begins is not cut by an event that could open one", () => {
    const steps = [step(1, 0, opens("passed", 0), deed("kept", 0))];
    expect(told(gathered(steps, SEATS))).toEqual([[0, "passed", "kept"]]);
  });

  test("of an automatic opponent begins with what it does just before it", () => {
    const steps = [step(1, 0, deed("sent", 0), deed("shuffled", 2), opens("turned", 2), deed("sent", 2))];
    expect(told(gathered(steps, SEATS))).toEqual([
      [0, "sent"],
      [2, "shuffled", "turned", "sent"],
    ]);
  });
});

describe("the last turns of the others", () => {
  const steps = [
    inTurn(1, step(1, 1, deed("early", 1))),
    inTurn(2, step(2, 0, deed("mine", 0))),
    inTurn(3, step(3, 1, deed("first", 1))),
    inTurn(4, step(4, 2, deed("second", 2))),
    inTurn(5, step(5, 1, deed("third", 1), round("began"))),
  ];

  test("are those since my last move, one of each side, the latest at the end, and then the round", () => {
    expect(told(lastTurns(steps, 0, 3))).toEqual([
      [2, "second"],
      [1, "third"],
      [NOBODY, "began"],
    ]);
  });

  test("end with my next move", () => {
    expect(lastTurns([...steps, inTurn(6, step(6, 0, deed("mine", 0)))], 0, 3)).toEqual([]);
  });

  test("are there after a move of mine that an automatic opponent answers", () => {
    const answered = step(6, 0, deed("mine", 0), opens("turned", 2), deed("sent", 2));
    expect(told(lastTurns([...steps, answered], 0, SEATS))).toEqual([[2, "turned", "sent"]]);
  });

  test("are one for a spectator", () => {
    expect(told(lastTurns(steps, null, 3))).toEqual([[1, "third"]]);
  });
});
