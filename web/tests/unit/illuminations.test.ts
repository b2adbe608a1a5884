import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { Illuminations } from "../../src/table/illuminations.svelte";
import type { EventInfo } from "../../src/wire/messages";
import { event, say } from "./support";

const INQUISITION: EventInfo = { ...event(say("event-inquisition-began"), -1), illumination: say("illumination-x") };
const accused = (side: number) => event(say("event-accused"), side);
const told = (...events: EventInfo[]) => [{ events }];
let illuminations: Illuminations;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(100_000);
  settings.set({ motion: "full" });
  illuminations = new Illuminations();
  return () => vi.useRealTimers();
});

const sides = () => {
  const { shown } = illuminations;
  return shown && "heading" in shown ? shown.consequences.map(({ side }) => side) : null;
};

describe("a big moment", () => {
  test("is shown with what it brought each side until the round goes on, and closes by itself", () => {
    const next = event(say("event-round-began"), -1, "", "round");
    illuminations.see(told(accused(3), INQUISITION, accused(0), accused(2), accused(0), next, accused(1)));
    expect(sides()).toEqual([0, 2]);
    vi.advanceTimersByTime(1799);
    expect(illuminations.shown).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(illuminations.shown).toBeNull();
  });

  test("stands still for a second with less motion", () => {
    settings.set({ motion: "less" });
    illuminations.see(told(INQUISITION));
    vi.advanceTimersByTime(1000);
    expect(illuminations.shown).toBeNull();
  });

  test("comes at most once a minute", () => {
    illuminations.see(told(INQUISITION));
    vi.advanceTimersByTime(59_000);
    illuminations.see(told(INQUISITION));
    expect(illuminations.shown).toBeNull();
    vi.advanceTimersByTime(1000);
    illuminations.see(told(INQUISITION));
    expect(illuminations.shown).not.toBeNull();
  });

  test("is ended by any touch; ordinary moves have none", () => {
    illuminations.see(told(accused(0)));
    expect(illuminations.shown).toBeNull();
    illuminations.see(told(INQUISITION));
    illuminations.close();
    expect(illuminations.shown).toBeNull();
  });

  test("the end of a match always has one", () => {
    illuminations.see(told(INQUISITION));
    illuminations.seeEnd({ ranks: [1, 2], totals: [5, 3], winners: [0], lines: [], decided: null });
    expect(illuminations.final).toBe(true);
    vi.advanceTimersByTime(1800);
    expect(illuminations.final).toBe(false);
  });
});
