/** Time that goes on while the page is looked at, and how it is written. */
import { texts } from "../lib/texts.svelte";
import type { ClockFace } from "../wire/messages";

const HOUR = 3600;
const DAY = 86_400;
const LONG = 6 * HOUR; // from here on nobody counts minutes

class Now {
  ms = $state(Date.now());
  #watchers = 0;
  #timer = 0;

  /** Tick while somebody looks; the answer stops it. */
  watch(): () => void {
    if (this.#watchers++ === 0) {
      this.ms = Date.now();
      this.#timer = window.setInterval(() => (this.ms = Date.now()), 1000);
    }
    return () => {
      if (--this.#watchers === 0) clearInterval(this.#timer);
    };
  }
}

export const now = new Now();

/** Seconds left on a clock; `ahead` is the server's time minus ours. */
export function secondsLeft(face: ClockFace, ahead: number): number {
  const used = face.since === null ? 0 : Math.max(0, now.ms + ahead - face.since);
  return Math.max(0, Math.floor((face.turn_ms + face.reserve_ms - used) / 1000));
}

/** `4:05`, `1:04:05`, `23 h`, `2 d 3 h` */
export function clockText(seconds: number): string {
  if (seconds >= DAY) {
    const days = String(Math.floor(seconds / DAY));
    return texts.say("page-days-hours", { days, hours: String(Math.floor((seconds % DAY) / HOUR)) });
  }
  if (seconds >= LONG) return texts.say("page-hours", { hours: String(Math.floor(seconds / HOUR)) });
  const pad = (n: number) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (seconds >= HOUR) return `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
  return `${minutes}:${pad(seconds % 60)}`;
}
