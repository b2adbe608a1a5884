/**
 * One table, live: a socket that comes back by itself, and everything the page draws.
 *
 * The server is the only truth: it sends the whole state when a connection begins and then what changed; a change that does
 * not fit what is here is answered by asking for the whole again. Commands carry the client's own id and are sent again after
 * a lost connection until they are answered, so nothing is played twice and nothing is forgotten.
 */
import type {
  ChangedState,
  ChatLine,
  Command,
  LastSeen,
  ServerMessage,
  Refusal,
  Snapshot,
  StepInfo,
  TableInfo,
  You,
} from "../wire/messages";
import { NO_TABLE, NOT_ALLOWED, NOT_UNDERSTOOD, PROTOCOL, SESSION_OVER } from "../wire/messages";
import type { Scene } from "../wire/scene";
import { apply, type Patch } from "./patch";
import { coloursOf, labelsAt, namesAt } from "./seats";
import { texts, Words } from "./texts.svelte";

type Line = "connecting" | "open" | "lost" | "gone";
type Pending = Extract<Command, { id: string }>;
type Order =
  | { t: "play"; seat: number; move: string }
  | { t: "confirm"; seat: number }
  | { t: "undo"; seat: number }
  | { t: "say"; text: string };

const SLOWEST = 8000; // ms between two attempts to come back
const BEAT = 20000; // ms between two pings: a dead line is noticed

const RELOADED = "regnum-reloaded";
const ONCE = 60_000; // ms in which a page reloads itself at most once

/** The server speaks another version: the page of that version is one reload away. False if that was tried just now. */
function reloaded(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return false; // without a memory it might reload for ever
  }
  location.reload();
  return true;
}

export class LiveTable {
  line = $state<Line>("connecting");
  /** Why it is gone: no table, not for you, logged out. */
  gone = $state<number>(0);
  /** When we try again, by our own clock. */
  retryAt = $state(0);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ person: null, seats: [], host: false });
  names = $state.raw<Record<string, string>>({});
  present = $state.raw<string[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How far this person had looked before they came; null on a first visit. */
  seen = $state.raw<LastSeen | null>(null);
  sight = $state.raw<Snapshot | null>(null);
  /** Steps that still count, oldest first. */
  story = $state.raw<StepInfo[]>([]);
  /** The steps the latest state brought, for animation and the automaton's telling. */
  fresh = $state.raw<StepInfo[]>([]);
  /** Commands on their way. */
  pending = $state(0);
  /** Server time minus ours, ms. */
  ahead = $state(0);

  /** What the sides are called in sentences. */
  sideNames = $derived.by(() => (this.table ? namesAt(this.table, this.names, new Words(this.table.game)) : []));
  #labels = $derived.by(() => (this.table ? labelsAt(this.table, this.names, new Words(this.table.game)) : []));
  words = $derived.by(() => new Words(this.table?.game ?? "", this.sideNames, this.colours, !!this.scene?.across));
  colours = $derived.by(() => coloursOf(this.table));

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { command: Pending; done: (refusal: Refusal | null) => void }>();
  #prefix = Math.random().toString(36).slice(2, 8);
  #count = 0;
  #tries = 0;
  #looking: number | null = null;
  /** The number of the state that is here; null while the whole is on its way. */
  #state: number | null = null;
  #timer = 0;
  #beat = 0;
  #ended = false;
  #lastHeard = 0;
  #woken = () => this.#wake();

  constructor(readonly id: string) {
    addEventListener("online", this.#woken);
    document.addEventListener("visibilitychange", this.#woken);
    this.#connect();
  }

  /** What stands on the label of a side. */
  sideLabel(side: number): string {
    return this.#labels[side] ?? "";
  }

  get scene(): Scene | null {
    return this.sight?.scene ?? null;
  }

  /** The seat whose viewpoint is shown and played now. */
  get seat(): number | null {
    return this.sight?.seat ?? null;
  }

  play(move: string): Promise<Refusal | null> {
    return this.#order({ t: "play", seat: this.seat ?? 0, move });
  }
  confirm(): Promise<Refusal | null> {
    return this.#order({ t: "confirm", seat: this.seat ?? 0 });
  }
  undo(): Promise<Refusal | null> {
    return this.#order({ t: "undo", seat: this.seat ?? 0 });
  }
  say(text: string): Promise<Refusal | null> {
    return this.#order({ t: "say", text });
  }

  /** Tell the server how far the match has been looked at, or the chat been read. It is not answered. */
  looked(upto: { at?: number; chat?: number }): void {
    if (this.you.person) this.#post({ t: "seen", seat: this.seat, ...upto });
  }

  /** Raise the curtain for one of my own seats. */
  look(seat: number): void {
    this.#looking = seat;
    this.#post({ t: "look", seat });
  }

  close(): void {
    this.#ended = true;
    removeEventListener("online", this.#woken);
    document.removeEventListener("visibilitychange", this.#woken);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #order(order: Order): Promise<Refusal | null> {
    const id = `${this.#prefix}-${++this.#count}`;
    const at = this.sight?.at ?? 0;
    const command = (order.t === "say" ? { ...order, id } : { ...order, id, at }) as Pending;
    return new Promise((done) => {
      this.#waiting.set(id, { command, done });
      this.pending = this.#waiting.size;
      this.#post(command);
    });
  }

  #post(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.line === "open") this.#socket.send(JSON.stringify(command));
  }

  #connect(): void {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    const before = this.#socket;
    this.#socket = socket;
    this.#state = null;
    if (before && before.readyState < WebSocket.CLOSING) before.close(); // one that is still connecting
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #hello(): Command {
    const hello: Command = { t: "hello", protocol: PROTOCOL };
    if (this.sight) hello.at = this.sight.at;
    if (this.#looking !== null) hello.look = this.#looking;
    return hello;
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    clearInterval(this.#beat);
    if (code === NOT_UNDERSTOOD && reloaded()) return;
    if ([NO_TABLE, NOT_ALLOWED, SESSION_OVER, NOT_UNDERSTOOD].includes(code)) {
      this.gone = code;
      this.line = "gone";
      return;
    }
    this.line = this.sight || this.table ? "lost" : "connecting";
    const wait = Math.min(SLOWEST, 250 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6);
    this.retryAt = Date.now() + wait;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  /** The page is visible again, or the network is back: do not wait for the next attempt. */
  #wake(): void {
    if (this.line === "lost" && document.visibilityState === "visible") {
      this.#tries = 0;
      this.#connect();
    }
  }

  #hear(message: ServerMessage): void {
    this.#lastHeard = Date.now();
    if (message.t === "welcome") {
      this.#tries = 0;
      this.ahead = message.now - Date.now();
      void texts.need(message.table.game);
      this.table = message.table;
      this.you = message.you;
      this.names = message.names;
      this.present = message.present;
      this.chat = message.chat;
      // What was new when the page was opened stays new after a lost line.
      this.seen ??= message.seen;
      this.line = "open";
      clearInterval(this.#beat);
      this.#beat = window.setInterval(() => this.#ping(), BEAT);
      for (const { command } of this.#waiting.values()) this.#post(command);
    } else if (message.t === "whole") {
      this.#state = message.state;
      this.#see(message.sight, message.now);
    } else if (message.t === "change") this.#change(message);
    else if (message.t === "table") {
      this.table = message.table;
      this.you = message.you;
      this.names = message.names;
    } else if (message.t === "present") this.present = message.people;
    else if (message.t === "said") this.chat = [...this.chat.filter((line) => line.n !== message.line.n), message.line];
    else if (message.t === "done") this.#answered(message.id, null);
    else if (message.t === "refused") this.#answered(message.id, message.refusal);
  }

  #change(message: ChangedState): void {
    if (this.#state === null) return; // the whole is on its way
    if (this.#state !== message.base || !this.sight) return this.#askWhole();
    let sight: Snapshot;
    try {
      sight = { ...(apply(this.sight, message.patch as Patch) as Snapshot), steps: message.steps };
    } catch {
      return this.#askWhole();
    }
    this.#state = message.state;
    this.#see(sight, message.now);
  }

  #askWhole(): void {
    this.#state = null;
    this.#post({ t: "whole", at: this.sight?.at ?? null });
  }

  #see(sight: Snapshot, now: number): void {
    this.ahead = now - Date.now();
    const known = this.sight;
    const undone = new Set(sight.steps.flatMap((step) => step.undoes));
    const before = known && sight.steps.every((step) => step.at > known.at) ? this.story : [];
    const told = new Set(before.map((step) => step.at));
    const fresh = sight.steps.filter((step) => !told.has(step.at));
    this.story = [...before, ...fresh].filter((step) => !undone.has(step.at));
    this.fresh = known && before === this.story ? [] : known ? fresh : [];
    this.sight = sight;
  }

  #ping(): void {
    if (Date.now() - this.#lastHeard > 2.5 * BEAT) this.#socket?.close();
    else this.#post({ t: "ping", n: Date.now() % 1_000_000 });
  }

  #answered(id: string, refusal: Refusal | null): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.pending = this.#waiting.size;
    waiting?.done(refusal);
  }
}
