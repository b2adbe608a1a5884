/** Which tables of the server are listed: in the address, kept for each person, and sent to the server. */
import { LANGUAGES, type Language } from "../lib/settings.svelte";

const TABS = ["free", "playing", "finished"] as const;
const PACES = ["live", "days", "none"] as const;
const RULES = ["usual", "expansions", "hints", "people"] as const;
export type Tab = (typeof TABS)[number];
export type Pace = (typeof PACES)[number];
export type Rule = (typeof RULES)[number];

export interface Filter {
  show: Tab;
  /** Only tables where I can sit down; it counts for those with free seats alone. */
  sit: boolean;
  find: string;
  game: string;
  pace: Pace | "";
  speaks: Language | "";
  players: number;
  rules: Rule | "";
}

/** What can be dropped to see more. */
export type FilterPart = Exclude<keyof Filter, "show">;

export const UNFILTERED: Filter = {
  show: "free",
  sit: true,
  find: "",
  game: "",
  pace: "",
  speaks: "",
  players: 0,
  rules: "",
};

const PARTS = Object.keys(UNFILTERED) as (keyof Filter)[];
const MOST_FOUND = 64; // characters of a search that the server takes

const oneOf = <T extends string>(known: readonly T[], word: string | null): T | "" =>
  known.find((each) => each === word) ?? "";

/** Whether an address says anything about what is listed. */
export function inAddress(query: URLSearchParams): boolean {
  return PARTS.some((part) => query.has(part));
}

/** The filter of an address; what it does not say, or says wrongly, is as usual. */
export function fromAddress(query: URLSearchParams): Filter {
  const players = Number(query.get("players"));
  return {
    show: oneOf(TABS, query.get("show")) || "free",
    sit: query.get("sit") !== "no",
    find: (query.get("find") ?? "").slice(0, MOST_FOUND),
    game: /^[a-z0-9_]{1,64}$/.test(query.get("game") ?? "") ? query.get("game")! : "",
    pace: oneOf(PACES, query.get("pace")),
    speaks: oneOf(LANGUAGES, query.get("speaks")),
    players: Number.isInteger(players) && players > 0 && players <= 16 ? players : 0,
    rules: oneOf(RULES, query.get("rules")),
  };
}

/** The address of a filter: only what is not as usual. */
export function toAddress(filter: Filter): URLSearchParams {
  const changed = PARTS.filter((part) => filter[part] !== UNFILTERED[part]);
  return new URLSearchParams(changed.map((part) => [part, part === "sit" ? "no" : String(filter[part])]));
}

/** What the server is asked. `since`: when today began here. */
export function toServer(filter: Filter, since: number, limit: number): URLSearchParams {
  const asked = new URLSearchParams({ show: filter.show, limit: String(limit) });
  for (const part of active(filter)) asked.set(part, String(filter[part]));
  asked.set("since", String(since));
  return asked;
}

/** The parts that leave something out now. */
export function active(filter: Filter): FilterPart[] {
  const set = PARTS.filter((part): part is FilterPart => part !== "show" && Boolean(filter[part]));
  return filter.show === "free" ? set : set.filter((part) => part !== "sit");
}

export function without(filter: Filter, part: FilterPart): Filter {
  return { ...filter, [part]: part === "sit" ? false : UNFILTERED[part] };
}

/** The filters that are shown as pills, those that a person has chosen rather than typed. */
export function pills(filter: Filter): FilterPart[] {
  return active(filter).filter((part) => part !== "find");
}

const keyOf = (person: string | null) => `regnum.tables.${person ?? ""}`;

/** What this person had chosen on this device. */
export function keptFilter(person: string | null): Filter {
  try {
    return fromAddress(new URLSearchParams(localStorage.getItem(keyOf(person)) ?? ""));
  } catch {
    return UNFILTERED;
  }
}

/** Keep everything but the search, which was meant once. */
export function keepFilter(person: string | null, filter: Filter): void {
  try {
    localStorage.setItem(keyOf(person), toAddress({ ...filter, find: "" }).toString());
  } catch {
    // A browser that keeps nothing filters all the same.
  }
}
