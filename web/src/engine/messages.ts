/** What the page and its Web Workers say to each other. */

export interface Asked {
  method: string;
  path: string;
  headers: [string, string][];
  body: string;
}

export interface Answered {
  status: number;
  headers: [string, string][];
  body: string;
}

/** From the page to the server in its Web Worker. */
export type ToServer =
  | { do: "start"; base: string }
  | { do: "request"; n: number; asked: Asked }
  | { do: "open"; n: number; path: string }
  | { do: "hear"; n: number; text: string }
  | { do: "close"; n: number };

/** How far it has come: parts of the download in bytes, then the start itself. */
export type LoadedPart = "runtime" | "library" | "server";

export type FromServer =
  | { tell: "loaded"; part: LoadedPart; bytes: number }
  | { tell: "starting" }
  | { tell: "ready"; kept: boolean }
  | { tell: "failed"; why: Failure; about: string }
  | { tell: "full" }
  | { tell: "answer"; n: number; answered: Answered }
  | { tell: "socket"; n: number; what: "open" | "message" | "close"; value: string | number | null };

/** Why the server could not start: no connection, another tab took over, or something that only a report explains. */
export type Failure = "download" | "taken" | "broken";
