// Made from src/regnum/server/wire.py by `make wire`. Do not edit: a test compares it with the Python messages.

export const PROTOCOL = 1;
export const GOING_AWAY = 1001;
export const TOO_LARGE = 1009;
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

/** Play a move. `id` is the client's own and never used twice; `at` is the play log's length it was made against. */
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

/** Take the held or the last move back. */
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
export interface Look {
  t: "look";
  seat: number;
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
  | Look
  | Ping;

/** Who the viewer is at this table. */
export interface You {
  person: string | null;
  seats: number[];
  host: boolean;
}

/** A seat inside a message; the reader's table knows what that player is called. */
export interface Who {
  t: "who";
  seat: number;
}

/** A position on a grid inside a message, as the first seat sees it; a reader across the table sees it turned. */
export interface Spot {
  t: "spot";
  x: number;
  y: number;
}

/** A direction inside a message, N to NW as the first seat sees it: a word to choose by, turned like a spot. */
export interface Heading {
  t: "heading";
  to: string;
}

/** A sentence to be: the id of a catalogue entry (`id` or `id.attribute`) and what goes into it. */
export interface Message {
  t: "message";
  id: string;
  args: Record<string, (Heading | Message | Spot | Who | number | string)[] | Heading | Message | Spot | Who | number | string>;
  game: string;
}

/** One chair: who holds it, which bot plays it. */
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
export interface Agreed {
  clock?: Clock;
  confirm?: boolean;
  watchers?: boolean;
  listed?: boolean;
  hints?: boolean | null;
  sandbox?: boolean;
  guide?: boolean;
}

/** The table itself, the same for everybody. */
export interface TableInfo {
  id: string;
  game: string;
  edition: number;
  state: string;
  host: string;
  seats: SeatInfo[];
  opponents: Message[];
  options: Record<string, unknown>;
  agreed: Agreed;
  created: number;
  followed: string;
  hints: boolean;
}

/** One line of chat. */
export interface ChatLine {
  n: number;
  time: number;
  person: string;
  text: string;
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
}

/** Why a move may not be played: a code, the paragraph that says so, and the facts of the case. */
export interface Refusal {
  code: string;
  rule: string;
  facts: Record<string, (Heading | Message | Spot | Who | number | string)[] | Heading | Message | Spot | Who | number | string>;
  game: string;
  advice: string;
}

/** One answer on offer, or one that is refused and says why; `handles` are scene ids to click. */
export interface Option {
  move: string;
  label: Message;
  refusal: Refusal | null;
  handles: string[];
}

/** What one seat is asked now. */
export interface Decision {
  ask: string;
  seat: number;
  prompt: Message;
  options: Option[];
}

/** The move that waits for `confirm` or `undo`. */
export interface HeldInfo {
  move: string;
  label: Message;
}

/** The end of a match. An official solo opponent is the last entry of every list. */
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

/** What happened: its name, the sentence that tells it, the paragraph it cites, if any, and whom it befalls. */
export interface EventInfo {
  name: string;
  message: Message;
  rule: string;
  side: number;
}

/** One step of the play log as a viewer may know it. The steps it `undoes` never happened. */
export interface StepInfo {
  at: number;
  seat: number;
  time: number;
  events: EventInfo[];
  undoes: number[];
}

/** Everything one viewer needs to draw the table, complete at every time. */
export interface Sight {
  at: number;
  moves: number;
  seat: number | null;
  curtain: number | null;
  waiting: number[];
  over: boolean;
  view: Record<string, unknown>;
  scene: Record<string, unknown>;
  decision: Decision | null;
  worth: Record<string, number>;
  held: HeldInfo | null;
  undo: Refusal | null;
  may_undo: boolean;
  scores: [string, number][][];
  labels: Record<string, Message>;
  result: Result | null;
  clocks: ClockFace[] | null;
  steps: StepInfo[];
}

/** The match as this viewer may know it, whole, with the steps since the last look. */
export interface State {
  t: "state";
  now: number;
  sight: Sight;
}

/** Somebody sat down, got up, was called something; the match began. */
export interface Table {
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
export interface Said {
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

export type Letter =
  | Welcome
  | State
  | Table
  | Present
  | Said
  | Done
  | Refused
  | Pong;
