import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveTable } from "../../src/lib/liveTable.svelte";
import { NO_TABLE, NOT_UNDERSTOOD, PROTOCOL, type ServerMessage, type StepInfo } from "../../src/wire/messages";
import { event, millWords, refusal, say, scene, snapshot, step, table } from "./support";

/** The other end of the wire: what was sent, and a way to answer. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose({ code: 1000 });
  }
  says(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const WELCOME: ServerMessage = {
  t: "welcome",
  protocol: PROTOCOL,
  version: "0",
  now: 0,
  you: { person: "a", seats: [0], host: true },
  table: table(),
  names: { a: "Anna" },
  present: ["a"],
  chat: [],
  seen: null,
};

let live: LiveTable;
const socket = () => FakeSocket.all.at(-1)!;

beforeAll(async () => void (await millWords()));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  live = new LiveTable("t");
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

function opens(): void {
  socket().onopen();
  socket().says(WELCOME);
}
/** Every state, whole, has the length of its log for a number. */
function state(at: number, ...steps: StepInfo[]): ServerMessage {
  return { t: "whole", now: 0, state: at, sight: snapshot(scene([]), { at, steps }) };
}
function change(base: number, at: number, patch: object, ...steps: StepInfo[]): ServerMessage {
  return { t: "change", now: 0, base, state: at, at, patch: { set: { at, ...patch } }, steps };
}
const built = event(say("event-built"));

describe("a connection", () => {
  test("says hello and knows the table, its names and its colours after the welcome", () => {
    expect(socket().url).toBe("ws://regnum.test/api/tables/t/socket");
    opens();
    expect(socket().sent).toEqual([{ t: "hello", protocol: PROTOCOL }]);
    expect(live.line).toBe("open");
    expect(live.sideLabel(0)).toBe("Anna");
    expect(live.colours).toEqual(["blue", "red", "green"]);
  });

  test("that is lost comes back by itself, and says how far it had come", () => {
    opens();
    socket().says(state(7));
    socket().onclose({ code: 1006 });
    expect(live.line).toBe("lost");
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    socket().onopen();
    expect(socket().sent).toEqual([{ t: "hello", protocol: PROTOCOL, at: 7 }]);
  });

  test("to no table is not tried again", () => {
    socket().onclose({ code: NO_TABLE });
    vi.advanceTimersByTime(60_000);
    expect([live.line, live.gone]).toEqual(["gone", NO_TABLE]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("of another version reloads the page, but not for ever", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    sessionStorage.clear();
    socket().onclose({ code: NOT_UNDERSTOOD });
    expect(reload).toHaveBeenCalledTimes(1);
    live.close();
    live = new LiveTable("t");
    socket().onclose({ code: NOT_UNDERSTOOD });
    vi.advanceTimersByTime(50_000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect([live.line, live.gone]).toEqual(["gone", NOT_UNDERSTOOD]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("that is still being made is closed when another is begun, and is not listened to", () => {
    opens();
    socket().onclose({ code: 1006 });
    vi.advanceTimersByTime(400);
    const late = socket();
    late.readyState = 0;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(3);
    expect(late.readyState).toBe(3);
    opens();
    socket().says(state(5));
    late.says(state(3));
    expect(live.sight!.at).toBe(5);
  });

  test("that has been silent for long is closed and opened anew", () => {
    opens();
    vi.advanceTimersByTime(80_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  test("of a page that was left stays closed", () => {
    opens();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a change", () => {
  test("is patched into what is here, and what is equal stays the same object", () => {
    opens();
    socket().says(state(1, step(1, 0, built)));
    const before = live.sight!;
    socket().says(change(1, 2, { waiting: [1] }, step(2, 1, built)));
    expect([live.sight!.at, live.sight!.waiting]).toEqual([2, [1]]);
    expect(live.sight!.scene).toBe(before.scene);
    expect(live.story.map((each) => each.at)).toEqual([1, 2]);
    expect(live.fresh.map((each) => each.at)).toEqual([2]);
  });

  test.each([
    ["of another state than is here", change(7, 8, {})],
    ["that does not fit", { ...change(1, 8, {}), patch: { cut: ["nothing"] } } as ServerMessage],
  ])("%s is answered by asking for the whole, once, until it comes", (_, message) => {
    opens();
    socket().says(state(1));
    socket().says(message);
    socket().says(change(8, 9, {}));
    expect(socket().sent.slice(1)).toEqual([{ t: "whole", at: 1 }]);
    expect(live.sight!.at).toBe(1);
    socket().says(state(9));
    socket().says(change(9, 10, {}));
    expect(live.sight!.at).toBe(10);
  });
});

describe("a command", () => {
  test("carries its own id and the length of the log, and ends with the server's answer", async () => {
    opens();
    socket().says(state(7));
    const answer = live.play("take 2");
    const sent = socket().sent.at(-1)!;
    expect(sent).toMatchObject({ t: "play", seat: 0, at: 7, move: "take 2" });
    expect(live.pending).toBe(1);
    socket().says({ t: "done", id: sent.id as string, at: 8 });
    expect(await answer).toBeNull();
    expect(live.pending).toBe(0);
  });

  test("that is refused ends with the reason", async () => {
    opens();
    const answer = live.undo();
    const why = refusal("nothing_to_undo");
    socket().says({ t: "refused", id: socket().sent.at(-1)!.id as string, at: 0, refusal: why });
    expect(await answer).toEqual(why);
  });

  test("that was not answered is sent again under the same id after the line was lost", () => {
    opens();
    void live.play("take 2");
    const first = socket().sent.at(-1)!;
    socket().onclose({ code: 1006 });
    vi.advanceTimersByTime(400);
    opens();
    expect(socket().sent.at(-1)).toEqual(first);
  });
});

describe("the log", () => {
  test("grows by the steps of each state; the first state is nothing new", () => {
    opens();
    socket().says(state(2, step(1, 0, built), step(2, 1, built)));
    expect(live.fresh).toEqual([]);
    socket().says(state(3, step(3, 0, built)));
    expect(live.story.map((each) => each.at)).toEqual([1, 2, 3]);
    expect(live.fresh.map((each) => each.at)).toEqual([3]);
  });

  test("loses the steps that were taken back", () => {
    opens();
    socket().says(state(2, step(1, 0, built), step(2, 1, built)));
    socket().says(state(3, { ...step(3, 1), undoes: [2] }));
    expect(live.story.map((each) => each.at)).toEqual([1, 3]);
  });

  test("is taken whole where the server sends it from the beginning", () => {
    opens();
    socket().says(state(2, step(1, 0, built), step(2, 1, built)));
    socket().says(state(2, step(1, 1, built), step(2, 0, built)));
    expect(live.story.map((each) => each.seat)).toEqual([1, 0]);
  });
});

test("a line of chat that comes twice stands once", () => {
  opens();
  const line = { n: 1, time: 0, person: "b", text: "hello" };
  socket().says({ t: "said", line });
  socket().says({ t: "said", line });
  expect(live.chat).toEqual([line]);
});
