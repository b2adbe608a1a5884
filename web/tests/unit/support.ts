/** What the unit tests are made of: options, decisions and scenes as the server sends them, in short. */
import { message, type Args } from "../../src/lib/sentences";
import { texts, Words } from "../../src/lib/texts.svelte";
import type {
  Decision,
  EventInfo,
  Message,
  Option,
  Refusal,
  Snapshot,
  StepInfo,
  TableInfo,
} from "../../src/wire/messages";
import type { Card, Counter, Panel, Piece, Scene, Thing } from "../../src/wire/scene";

export const say = (id: string, args: Args = {}): Message => message(id, args);

/** The words of the game of mill.ftl. */
export async function millWords(names: string[] = [], colours: string[] = []): Promise<Words> {
  await texts.open("en");
  await texts.need("mill");
  return new Words("mill", names, colours);
}

export function refusal(code: string, facts: Refusal["facts"] = {}, rule = "4.2"): Refusal {
  return { code, rule, facts, game: "", advice: "" };
}

export function option(
  move: string,
  handles: string[] = [],
  label: Message = say(`move-${move.split(" ")[0]}`),
): Option {
  return { move, label, refusal: null, handles, outcome: "gain" };
}

export function refused(move: string, handles: string[], why: Refusal): Option {
  return { ...option(move, handles), refusal: why };
}

export function decision(...options: Option[]): Decision {
  return { ask: "turn", seat: 0, prompt: say("prompt-turn"), options };
}

export function panel(id: string, role: Panel["role"], items: Thing[] = [], more: Partial<Panel> = {}): Panel {
  return { kind: "panel", id, role, title: say(`panel-${id}`), items, ...more };
}

export function piece(id: string, shape: Piece["shape"], more: Partial<Piece> = {}): Piece {
  return { kind: "piece", id, shape, ...more };
}

export function card(id: string, title: Message, more: Partial<Card> = {}): Card {
  return { kind: "card", id, title, ...more };
}

export function counter(id: string, value: number, more: Partial<Counter> = {}): Counter {
  return { kind: "counter", id, value, label: say(`good-${id}`), ...more };
}

export function scene(panels: Panel[], more: Partial<Scene> = {}): Scene {
  return { game: "mill", panels, ...more };
}

export function event(told: Message, side = 0, rule = "", part: EventInfo["part"] = "deed"): EventInfo {
  return { name: told.id.replace(/^event-/, ""), message: told, rule, side, part, points: [], illumination: null };
}

export function step(at: number, seat: number, ...events: EventInfo[]): StepInfo {
  return { at, seat, time: 0, events, undoes: [], turn: 0 };
}

export function snapshot(shown: Scene, more: Partial<Snapshot> = {}): Snapshot {
  return {
    at: 4,
    moves: 4,
    seat: 0,
    curtain: null,
    waiting: [0],
    over: false,
    view: {},
    scene: shown,
    decision: null,
    worth: {},
    left: null,
    held: null,
    undo: null,
    may_undo: false,
    scores: [],
    labels: {},
    result: null,
    clocks: null,
    steps: [],
    ...more,
  };
}

/** A table of three: Anna, a bot, and a free chair. */
export function table(more: Partial<TableInfo> = {}): TableInfo {
  const seat = (nth: number, colour: string, person: string | null, bot: string | null, name: Message) => ({
    seat: nth,
    colour,
    name,
    person,
    bot,
  });
  return {
    id: "t",
    game: "mill",
    edition: 1,
    state: "playing",
    host: "a",
    seats: [
      seat(0, "blue", "a", null, say("seat-blue")),
      seat(1, "red", null, "squire", say("bot-squire")),
      seat(2, "green", null, null, say("seat-green")),
    ],
    opponents: [],
    options: {},
    agreed: {},
    created: 0,
    followed: "",
    hints: false,
    begun: 0,
    ended: 0,
    rematch: null,
    ...more,
  };
}

/** An answer of the server over HTTP. */
export function answered(body: unknown, status = 200): Response {
  const kind = status < 400 ? "application/json" : "application/problem+json";
  return new Response(JSON.stringify(body), { status, headers: { "content-type": kind } });
}
