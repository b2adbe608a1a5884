// Made from src/regnum/server/wire.py by `make wire`. Do not edit: a test compares it with the Python messages.
import type { Scene } from "./scene";

export const PROTOCOL = 2;
export const GOING_AWAY = 1001;
export const TOO_LARGE = 1009;
export const FAILED = 1011;
export const NOT_UNDERSTOOD = 4400;
export const SESSION_OVER = 4401;
export const NOT_ALLOWED = 4403;
export const NO_TABLE = 4404;
export const TOO_SLOW = 4408;
export const TOO_MANY = 4429;

/** The first message: how far this client already knows the play log (None: it is new here). */
export interface Hello {
  t: "hello";
  protocol: number;
  at?: number | null;
  look?: number | null;
}

/** Play a move. `id` is chosen by the client and must be unique; `at` is the play log's length it was chosen at. */
export interface Play {
  t: "play";
  id: string;
  at: number;
  seat: number;
  move: string;
}

/** Let the held move be played. */
export interface Confirm {
  t: "confirm";
  id: string;
  at: number;
  seat: number;
}

/** Undo the held or the last move. */
export interface Undo {
  t: "undo";
  id: string;
  at: number;
  seat: number;
}

/** A line of chat. */
export interface Say {
  t: "say";
  id: string;
  text: string;
}

/** The curtain is raised for this one of the person's own seats. */
export interface ChangeViewpoint {
  t: "look";
  seat: number;
}

/** The viewer has looked at the match up to `at`, and has read the chat up to line `chat`. It is not answered. */
export interface Seen {
  t: "seen";
  seat?: number | null;
  at?: number | null;
  chat?: number | null;
}

/** Send the whole state: a change did not fit what this client has. `at`: how far it knows the play log. */
export interface ResendState {
  t: "whole";
  at?: number | null;
}

/** Are you there? What time is it? */
export interface Ping {
  t: "ping";
  n: number;
}

export type Command =
  | Hello
  | Play
  | Confirm
  | Undo
  | Say
  | ChangeViewpoint
  | Seen
  | ResendState
  | Ping;

/** The viewer's role at this table. */
export interface You {
  person: string | null;
  seats: number[];
  host: boolean;
}

/** A seat inside a message; the reader's table knows what that player is called. */
export interface PlayerRef {
  t: "who";
  seat: number;
}

/** A position on a grid inside a message, as the first seat sees it; a reader across the table sees it turned. */
export interface GridSpot {
  t: "spot";
  x: number;
  y: number;
}

/** A direction inside a message, N to NW as the first seat sees it: a word to choose by, turned like a spot. */
export interface Direction {
  t: "heading";
  to: string;
}

/** A message to render: the id of a catalogue entry (`id` or `id.attribute`) and what goes into it. */
export interface Message {
  t: "message";
  id: string;
  args: Record<string, (Direction | GridSpot | Message | PlayerRef | number | string)[] | Direction | GridSpot | Message | PlayerRef | number | string>;
  game: string;
}

/** One seat: the person who holds it, the bot that plays it. */
export interface SeatInfo {
  seat: number;
  colour: string;
  name: Message;
  person: string | null;
  bot: string | null;
}

/** A turn first uses its own time, then the seat's reserve. `untimed`: neither counts. */
export interface Clock {
  kind?: "days" | "total" | "turn" | "untimed";
  turn_s?: number;
  reserve_s?: number;
  at_zero?: "bot" | "warn";
  bot?: string;
}

/** The table's own settings. */
export interface TableSettings {
  clock?: Clock;
  confirm?: boolean;
  watchers?: boolean;
  listed?: boolean;
  hints?: boolean | null;
  sandbox?: boolean;
  guide?: boolean;
  later?: boolean;
  contest?: string;
}

/** A rematch that was asked for, and what the people at the table have answered. */
export interface RematchInfo {
  by: string;
  asked: number;
  until: number;
  wants: string[];
  declined: string[];
}

/** The table itself, the same for every viewer. */
export interface TableInfo {
  id: string;
  game: string;
  edition: number;
  state: string;
  host: string;
  seats: SeatInfo[];
  opponents: Message[];
  options: Record<string, unknown>;
  agreed: TableSettings;
  created: number;
  followed: string;
  hints: boolean;
  begun: number;
  ended: number;
  rematch: RematchInfo | null;
}

/** One line of chat. */
export interface ChatLine {
  n: number;
  time: number;
  person: string;
  text: string;
}

/** How far a person had looked before: at the match, at the chat, and when. */
export interface LastSeen {
  at: number;
  chat: number;
  time: number;
}

/** The first answer. */
export interface Welcome {
  t: "welcome";
  protocol: number;
  version: string;
  now: number;
  you: You;
  table: TableInfo;
  names: Record<string, string>;
  present: string[];
  chat: ChatLine[];
  seen: LastSeen | null;
}

/** Why a move may not be played: a code, the paragraph that says so, and the facts of the case. */
export interface Refusal {
  code: string;
  rule: string;
  facts: Record<string, (Direction | GridSpot | Message | PlayerRef | number | string)[] | Direction | GridSpot | Message | PlayerRef | number | string>;
  game: string;
  advice: string;
}

/** What an answer does for the seat, as far as the kind of move says it. */
export type Outcome =
  | "gain"
  | "neutral"
  | "end";

/** One answer on offer, or one that is refused and says why; `handles` are scene ids to click. */
export interface Option {
  move: string;
  label: Message;
  refusal: Refusal | null;
  handles: string[];
  outcome: Outcome;
}

/** What one seat is asked now. */
export interface Decision {
  ask: string;
  seat: number;
  prompt: Message;
  options: Option[];
}

/** The best that a seat can do now beside ending its turn, passing or declining. */
export type Left =
  | "gain"
  | "neutral"
  | "nothing";

/** The move that waits for `confirm` or `undo`. */
export interface HeldInfo {
  move: string;
  label: Message;
}

/** The result of a match. An automatic opponent is the last entry of every list. */
export interface Result {
  totals: number[];
  lines: [string, number][][];
  ranks: number[];
  winners: number[];
  decided: Message | null;
}

/** One seat's clock: milliseconds left of the turn's own time and of the reserve when it began to run. */
export interface ClockFace {
  turn_ms: number;
  reserve_ms: number;
  since: number | null;
  ran_out: boolean;
}

/** An event: its name, its message, the rules paragraph, if any, and the side it affects. */
export interface EventInfo {
  name: string;
  message: Message;
  rule: string;
  side: number;
  part: "closes" | "deed" | "opens" | "round";
  points: string[];
  illumination: Message | null;
}

/** One step of the play log as a viewer may know it. The steps it `undoes` never happened. */
export interface StepInfo {
  at: number;
  seat: number;
  time: number;
  events: EventInfo[];
  undoes: number[];
  turn: number;
}

/** Everything one viewer needs to draw the table; always complete. */
export interface Snapshot {
  at: number;
  moves: number;
  seat: number | null;
  curtain: number | null;
  waiting: number[];
  over: boolean;
  view: Record<string, unknown>;
  scene: Scene;
  decision: Decision | null;
  worth: Record<string, number>;
  left: Left | null;
  held: HeldInfo | null;
  undo: Refusal | null;
  may_undo: boolean;
  scores: [string, number][][];
  labels: Record<string, Message>;
  result: Result | null;
  clocks: ClockFace[] | null;
  steps: StepInfo[];
}

/** The match as this viewer may know it, whole, with the steps since the last look. `state`: its number. */
export interface WholeState {
  t: "whole";
  now: number;
  state: number;
  sight: Snapshot;
}

/** What changed since the state `base`: a patch of its sight, and the steps in between instead of those it had. */
export interface ChangedState {
  t: "change";
  now: number;
  base: number;
  state: number;
  at: number;
  patch: Record<string, unknown>;
  steps: StepInfo[];
}

/** Somebody sat down, got up, was called something; the match began. */
export interface TableUpdate {
  t: "table";
  you: You;
  table: TableInfo;
  names: Record<string, string>;
}

/** Who has the table open. */
export interface Present {
  t: "present";
  people: string[];
}

/** A line of chat. */
export interface ChatMessage {
  t: "said";
  line: ChatLine;
}

/** A command was carried out, now or when it first came; `at` is the play log's length after it. */
export interface Done {
  t: "done";
  id: string;
  at: number;
}

/** A command was refused and changed nothing. */
export interface Refused {
  t: "refused";
  id: string;
  at: number;
  refusal: Refusal;
}

/** Here; and the server's time of day. */
export interface Pong {
  t: "pong";
  n: number;
  now: number;
}

export type ServerMessage =
  | Welcome
  | WholeState
  | ChangedState
  | TableUpdate
  | Present
  | ChatMessage
  | Done
  | Refused
  | Pong;
