/** Contests in words. */
import { texts } from "../lib/texts.svelte";
import { duration } from "../lobby/dates";
import type { ContestSummary } from "./contest";

/** How far a contest is. */
export function contestState(contest: ContestSummary): string {
  if (contest.state === "over") {
    if (contest.broken_off) return texts.say("web-contest-broken-off");
    return texts.say(contest.round ? "web-contest-over" : "web-contest-not-held");
  }
  if (contest.state === "open") return texts.say("web-contest-open", { people: contest.people, most: contest.most });
  return texts.say("web-contest-running", {
    round: contest.round,
    decided: contest.decided,
    matches: contest.matches,
  });
}

/** When something happens: day and time in the reader's language and time zone. */
export function moment(ms: number, lang: string = texts.lang): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(ms);
}

/** How long it still is. */
export function left(until: number, now: number): string {
  return until > now
    ? texts.say("web-contest-left", { time: duration(until - now, texts.lang) })
    : texts.say("web-contest-past");
}

/** A person of a contest; "" is a bot. */
export function personName(person: string, names: Record<string, string>): string {
  return person ? names[person] || texts.say("page-forgotten") : texts.title("ui-bot");
}
