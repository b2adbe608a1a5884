import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BY_HAND, settings } from "../../src/lib/settings.svelte";
import { beatsOf, Narration, withoutRule, type Beat } from "../../src/table/narration.svelte";
import { event, panel, say, scene, step } from "./support";

const MINE = event(say("event-sent"), 0);
const NEUTRAL = event(say("event-spread"), -1);
const ROUND = event(say("event-round"), -1, "", "round");
const OPPONENT = 2; // behind two seats
const DRAWS = event(say("event-drew"), OPPONENT, "", "opens");
const TAKES = event(say("event-took"), OPPONENT);

describe("which events are told", () => {
  test("the opponent's turns, neither my move that set them off, nor what I do after them, nor the round", () => {
    const passed = event(say("event-passed"), 0, "", "opens");
    const steps = [step(5, 0, MINE), step(6, 0, MINE, DRAWS, NEUTRAL, TAKES, passed, DRAWS, TAKES, ROUND, NEUTRAL)];
    expect(beatsOf(steps, 2, 1).map((beat) => [beat.event.name, beat.step, beat.nth, beat.turn])).toEqual([
      ["drew", 6, 1, 0],
      ["spread", 6, 2, 0],
      ["took", 6, 3, 0],
      ["drew", 6, 5, 1],
      ["took", 6, 6, 1],
    ]);
  });

  test("none where no official opponent plays, or where it did nothing", () => {
    expect(beatsOf([step(5, 0, DRAWS)], 2, 0)).toEqual([]);
    expect(beatsOf([step(5, 0, MINE, NEUTRAL)], 2, 1)).toEqual([]);
  });
});

describe("a turn that is told", () => {
  const end = vi.fn();
  let narration: Narration;
  const beats = (): Beat[] => [DRAWS, TAKES].map((each, n) => ({ event: each, step: 6, nth: n + 1, turn: 0 }));

  beforeEach(() => {
    vi.useFakeTimers();
    settings.set({ pace: 2 });
    end.mockReset();
    narration = new Narration();
    narration.start(beats(), end);
  });
  afterEach(() => void vi.useRealTimers());

  test("begins with the opponent's first event and goes on by itself", () => {
    expect(narration.beat?.event).toBe(DRAWS);
    vi.advanceTimersByTime(2000);
    expect(narration.beat?.event).toBe(TAKES);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(narration.running).toBe(false);
    expect(end).toHaveBeenCalledOnce();
  });

  test("stops while it is paused, and where one steps back to read again", () => {
    narration.pause();
    vi.advanceTimersByTime(10_000);
    expect(narration.beat?.event).toBe(DRAWS);
    narration.pause();
    vi.advanceTimersByTime(2000);
    narration.back();
    expect([narration.beat?.event, narration.paused]).toEqual([DRAWS, true]);
  });

  test("waits for me where I want to ask for each step", () => {
    narration.stop();
    settings.set({ pace: BY_HAND });
    narration.start(beats(), end);
    vi.advanceTimersByTime(100_000);
    expect(narration.beat?.event).toBe(DRAWS);
    narration.next();
    expect(narration.beat?.event).toBe(TAKES);
  });

  test("can be skipped to its end, and from there to my next decision", () => {
    narration.start([{ event: DRAWS, step: 7, nth: 0, turn: 0 }], end);
    narration.skip();
    expect([narration.beat?.event, narration.beat?.turn]).toEqual([TAKES, 0]);
    narration.skip();
    expect([narration.running, end.mock.calls.length]).toEqual([false, 1]);
  });

  test("can be shown at once", () => {
    narration.all();
    expect([narration.running, end.mock.calls.length]).toEqual([false, 1]);
  });

  test("is followed by the turn that comes meanwhile", () => {
    narration.start([{ event: TAKES, step: 7, nth: 0, turn: 0 }], end);
    vi.advanceTimersByTime(4000);
    expect([narration.beat?.step, narration.beat?.turn, narration.step, narration.steps.length]).toEqual([7, 1, 0, 1]);
  });

  test("is told faster where it is very long", () => {
    narration.stop();
    narration.start(
      Array.from({ length: 60 }, () => ({ event: DRAWS, step: 8, nth: 0, turn: 0 })),
      end,
    );
    vi.advanceTimersByTime(45_000);
    expect(narration.running).toBe(false);
  });

  test("gets the boards of its moments, each event that of its own", () => {
    const [first, second] = [scene([]), scene([panel("board", "board")])];
    const before = scene([panel("board", "offer")]);
    narration.illustrate(6, before, [
      { events: [MINE], scene: first },
      { events: [DRAWS, TAKES], scene: second },
    ]);
    expect(narration.beats.map((beat) => beat.scene)).toEqual([second, second]);
    expect(narration.beats.map((beat) => beat.earlier)).toEqual([first, first]);
  });
});

test("a paragraph in brackets at the end of a sentence is left to its link", () => {
  expect(withoutRule("The steward took a card (rule 2.1).", "2.1")).toBe("The steward took a card.");
  expect(withoutRule("The steward took a card (12.1).", "2.1")).toBe("The steward took a card (12.1).");
  expect(withoutRule("The steward (2.1) took a card.", "2.1")).toBe("The steward (2.1) took a card.");
  expect(withoutRule("The steward took a card (2.1).", "")).toBe("The steward took a card (2.1).");
});
