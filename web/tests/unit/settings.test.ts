import { expect, test } from "vitest";
import { settings } from "../../src/lib/settings.svelte";

test("sound is off, and no more offered once somebody has answered", () => {
  localStorage.clear();
  settings.readAgain();
  expect([settings.sound, settings.soundAnswered]).toEqual([false, false]);
  settings.set({ motion: "full" });
  expect(settings.soundAnswered).toBe(false);
  settings.set({ sound: false });
  expect([settings.sound, settings.soundAnswered]).toEqual([false, true]);
});
