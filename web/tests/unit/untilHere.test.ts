import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilHere } from "../../src/lib/untilHere";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answering(...answers: (number | "lost")[]) {
  const fetched = vi.fn(() => {
    const status = answers.shift()!;
    return status === "lost" ? Promise.reject(new TypeError("lost")) : Promise.resolve(new Response("", { status }));
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("a lost line and a busy server are waited for, longer each time", async () => {
  const fetched = answering("lost", 429, 502, 200);
  const here = untilHere("/api/texts/cs");
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000 + 4000);
  expect((await here).ok).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("what does not exist is not asked for again", async () => {
  const fetched = answering(404);
  expect((await untilHere("/art/x/none.svg")).ok).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(1);
});
