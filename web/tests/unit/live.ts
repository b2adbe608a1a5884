/** A table that answers at once, in place of the one behind a socket. */
import { vi } from "vitest";
import type { LiveTable } from "../../src/lib/liveTable.svelte";
import type { Words } from "../../src/lib/texts.svelte";
import type { Refusal, Snapshot, TableInfo } from "../../src/wire/messages";
import { table } from "./support";

/** Anna sits at seat 0. `answer`: what the server says to her next commands. */
export function liveTable(words: Words, info: TableInfo = table()) {
  const state = {
    id: "t",
    table: info,
    sight: null as Snapshot | null,
    story: [] as LiveTable["story"],
    chat: [] as LiveTable["chat"],
    you: { person: "a", seats: [0], host: true },
    words,
    answer: null as Refusal | null,
    get seat() {
      return state.sight?.seat ?? null;
    },
    seen: null as LiveTable["seen"],
    looked: vi.fn((_: { at?: number; chat?: number }) => undefined),
    play: vi.fn((_: string) => Promise.resolve(state.answer)),
    undo: vi.fn(() => Promise.resolve(state.answer)),
    confirm: vi.fn(() => Promise.resolve(state.answer)),
  };
  return state;
}

export type FakeLive = ReturnType<typeof liveTable>;

/** As the parts of the page take it: they use no more of a table than this has. */
export function asLive(fake: FakeLive): LiveTable {
  return fake as unknown as LiveTable;
}
