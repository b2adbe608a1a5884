/** Tables in lists: who sits there, whose turn it is, how it stands, and what the reader can do about it. */
import { coloursOf, labelsAt, namesAt } from "../lib/seats";
import { OWN_NAMES, type Language } from "../lib/settings.svelte";
import { headed, texts, Words } from "../lib/texts.svelte";
import type { EventInfo, Message, TableInfo } from "../wire/messages";
import { serverInfo } from "./serverInfo.svelte";

/** How a match stands, as a spectator may know it. */
interface Standing {
  /** Where it is, in the game's words: the round, the turns that are left. */
  headline: Message | null;
  /** By side. */
  scores: number[];
  /** The sides that have won. */
  winners: number[];
  /** When the clock of whoever is asked runs out. */
  deadline: number | null;
}

interface Summary {
  table: TableInfo;
  waiting: number[];
  moves: number;
  changed: number;
  standing: Standing | null;
}

interface TableList {
  tables: Summary[];
  names: Record<string, string>;
}

interface Deed {
  touches: boolean;
  events: EventInfo[];
}

/** What happened at one of my tables since I last looked at it. */
export interface AwayAtTable {
  table: string;
  digest: { moves: number; lent: number; deeds: Deed[]; loan: { bot: string } | null } | null;
  unread: number;
}

/** My tables, and how often I have played each game. */
export interface MyTables extends TableList {
  played: Record<string, number>;
}

/** A page of the tables that everyone may see. */
export interface ListedTables extends TableList {
  /** The language of each person. */
  langs: Record<string, Language>;
  /** How many pass the filter. */
  total: number;
  /** How many there are of each kind, whatever the filter. */
  counts: { free: number; playing: number; finished: number };
  /** Where nothing passes: how many would without that part of the filter. */
  without: Record<string, number>;
}

interface Side {
  colour: string;
  label: string;
  free: boolean;
  score: number | null;
  won: boolean;
}

/** One table as the lobby shows it. */
export interface Row {
  summary: Summary;
  id: string;
  title: string;
  /** Everyone who sits there, and official opponents. */
  company: string;
  host: string;
  /** Everyone but the reader. */
  rivals: string;
  /** Where the match is, in the game's words. */
  headline: string;
  /** It waits for the reader. */
  mine: boolean;
  state: string;
  /** Seats without a player and without a bot. */
  free: number[];
  sides: Side[];
  deadline: number | null;
  watched: boolean;
}

export function rowOf(summary: Summary, names: Record<string, string>, me: string | null): Row {
  const { table, standing } = summary;
  const game = serverInfo.game(table.game);
  const words = new Words(table.game);
  const own = labelsAt(table, names, words);
  const called = (seat: number): string => {
    const holder = table.seats[seat];
    if (holder?.person && holder.person === me) return texts.say("ui-you");
    return holder?.person || holder?.bot ? own[seat]! : texts.say("ui-free-seat");
  };
  const taken = table.seats.filter((seat) => seat.person || seat.bot).map((seat) => called(seat.seat));
  const opponents = own.slice(table.seats.length);
  const mine = summary.waiting.some((seat) => table.seats[seat]?.person === me && !table.seats[seat]?.bot);
  const free = table.seats.filter((seat) => !seat.person && !seat.bot).map((seat) => seat.seat);
  return {
    summary,
    id: table.id,
    title: game?.short ?? table.game,
    company: headed([...new Set([...taken, ...opponents])].join(", ")),
    rivals: headed([...new Set([...taken.filter((name) => name !== texts.say("ui-you")), ...opponents])].join(", ")),
    host: names[table.host] ?? "",
    headline: standing?.headline ? headed(words.text(standing.headline).split(" · ")[0]!) : "",
    mine: me !== null && mine,
    state: stateOf(summary, me !== null && mine, free.length, called),
    free,
    sides: [...table.seats.map((seat) => seat.colour), ...table.opponents.map(() => "black")].map((colour, side) => ({
      colour,
      label: headed(side < table.seats.length ? called(side) : own[side]!),
      free: free.includes(side),
      score: standing?.scores[side] ?? null,
      won: standing?.winners.includes(side) ?? false,
    })),
    deadline: standing?.deadline ?? null,
    watched: table.agreed.watchers !== false,
  };
}

function stateOf(summary: Summary, mine: boolean, free: number, called: (seat: number) => string): string {
  if (summary.table.state === "open")
    return free ? texts.say("web-lobby-free", { count: free }) : texts.say("page-not-begun");
  if (summary.table.state === "over") return texts.say("ui-end-of-match");
  if (mine) return texts.say("ui-your-turn");
  return texts.say("page-to-move", { player: [...new Set(summary.waiting.map(called))].join(", ") });
}

/** What happened there, in one sentence or two: how much, and the deed that matters most to me. */
export function newsOf(row: Row, away: AwayAtTable | undefined, names: Record<string, string>): string {
  const digest = away?.digest;
  if (!digest) return "";
  const { table } = row.summary;
  const words = new Words(table.game, namesAt(table, names, new Words(table.game)), coloursOf(table));
  const parts: string[] = [];
  if (digest.moves) parts.push(texts.say("web-lobby-news", { count: digest.moves }));
  const deed = digest.deeds.find(({ touches }) => touches) ?? digest.deeds[0];
  const event = deed?.events[0];
  if (event) parts.push(words.label(event.message));
  if (digest.lent) {
    const bot = digest.loan ? words.say(`ui-${digest.loan.bot}`) : texts.say("ui-computer");
    parts.push(texts.say("web-lobby-news-lent", { count: digest.lent, bot }));
  }
  return parts.join(" ");
}

/** The one that must be answered first comes first; those without a clock after it, the longest waiting before. */
export function byDeadline(one: Row, other: Row): number {
  const late = (row: Row) => row.deadline ?? Number.MAX_SAFE_INTEGER;
  return late(one) - late(other) || one.summary.changed - other.summary.changed;
}

interface Fact {
  text: string;
  /** The whole of it, where the text is short. */
  full?: string;
  icon?: string;
  tone?: "calm";
}

const DAY = 86_400;

/** How fast it is played. */
export function paceOf(table: Pick<TableInfo, "agreed">): Fact {
  const { kind = "untimed", turn_s: turn = 0, reserve_s: reserve = 0 } = table.agreed.clock ?? {};
  const minutes = Math.floor(turn / 60);
  const spare = Math.floor(reserve / 60);
  if (kind === "days")
    return { text: texts.say("page-clock-days", { days: Math.floor(turn / DAY) }), icon: "pace_days", tone: "calm" };
  if (kind === "total") {
    const full = texts.say("page-clock-total", { minutes: spare });
    return { text: texts.say("web-lobby-minutes", { minutes: String(spare) }), full, icon: "pace_live" };
  }
  if (kind === "turn") {
    const full = texts.say("page-clock-turn", { minutes, reserve: spare });
    return { text: texts.say("web-lobby-minutes", { minutes: `${minutes} + ${spare}` }), full, icon: "pace_live" };
  }
  return { text: texts.say("ui-pace-none"), icon: "time" };
}

/** What is said there, as far as the people who sit there have said it. */
export function spokenAt(table: TableInfo, langs: Record<string, Language>): Fact[] {
  const spoken = new Set(table.seats.flatMap((seat) => (seat.person && langs[seat.person]) || []));
  const all = [...spoken].map((lang) => OWN_NAMES[lang]).join(", ");
  return all ? [{ text: all }] : [];
}

/** What is not as usual there: expansions, options, bots, hints. */
export function optionsAt(table: TableInfo): Fact[] {
  const game = serverInfo.game(table.game);
  const added = table.options["expansions"];
  const played = game?.expansions.filter((each) => Array.isArray(added) && added.includes(each.id)) ?? [];
  const changed = (game?.options ?? []).filter((option) => {
    const value = table.options[option.name];
    const counts = option.seats[0] <= table.seats.length && table.seats.length <= option.seats[1];
    const usual = JSON.stringify(value) === JSON.stringify(option.default);
    return counts && !option.needs && option.kind === "choice" && value !== undefined && !usual;
  });
  const bots = [...new Set(table.seats.flatMap((seat) => (!seat.person && seat.bot) || []))];
  return [
    ...played.map((each) => ({ text: each.label })),
    ...changed.map((each) => {
      const chosen = each.labels[String(table.options[each.name])] ?? String(table.options[each.name]);
      return { text: texts.say("web-lobby-option", { option: each.label, choice: chosen }) };
    }),
    ...bots.map((bot) => ({ text: texts.say("page-chair-bot", { bot: serverInfo.bot(bot) }), icon: "bot" })),
    ...(table.hints ? [{ text: texts.say("web-lobby-with-hints"), icon: "hint" }] : []),
  ];
}
