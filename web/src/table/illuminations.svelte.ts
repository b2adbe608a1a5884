/** Big moments: a band across the table for a breath, ended by any touch. The log and the traces say the same in words. */
import { settings } from "../lib/settings.svelte";
import type { EventInfo, Message, Result, StepInfo } from "../wire/messages";

const STANDS = 1800; // ms, opening and closing included
const STILL = 1000; // ms, with less motion
const APART = 60_000; // ms between two of them; the end of a match always has its own

/** What an event brought a side, in its own words. */
interface Consequence {
  side: number;
  event: EventInfo;
}

export type Illumination = { of: EventInfo; heading: Message; consequences: readonly Consequence[] } | { of: Result };

export class Illuminations {
  shown = $state.raw<Illumination | null>(null);
  /** Whether somebody saw this match end: then its points are told one after the other. */
  ended = $state(false);
  #last = -APART;
  #timer = 0;

  /** Whether the end of a match is shown. */
  get final(): boolean {
    return !!this.shown && !("heading" in this.shown);
  }

  /** The latest big moment among these events, if the last one is long ago. */
  see(steps: readonly Pick<StepInfo, "events">[]): void {
    const events = steps.findLast((step) => step.events.some((event) => event.illumination))?.events ?? [];
    const at = events.findLastIndex((event) => event.illumination);
    const of = events[at];
    if (!of?.illumination || performance.now() - this.#last < APART) return;
    this.#open({ of, heading: of.illumination, consequences: consequencesOf(events.slice(at + 1)) });
  }

  /** The match is over. */
  seeEnd(of: Result): void {
    this.ended = true;
    this.#open({ of });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  #open(shown: Illumination): void {
    this.close();
    this.#last = performance.now();
    this.shown = shown;
    this.#timer = window.setTimeout(() => this.close(), settings.glides ? STANDS : STILL);
  }
}

/** What it brought each side: the first event about it, as far as they follow without another thing in between. */
function consequencesOf(events: readonly EventInfo[]): Consequence[] {
  const end = events.findIndex((event) => event.part !== "deed");
  const found = new Map<number, EventInfo>();
  for (const event of end < 0 ? events : events.slice(0, end))
    if (event.side >= 0 && !found.has(event.side)) found.set(event.side, event);
  return [...found].map(([side, event]) => ({ side, event }));
}
