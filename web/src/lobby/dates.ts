/** How long ago, and how long still, in the reader's language. */
const STEPS: [Intl.RelativeTimeFormatUnit & ("day" | "hour" | "minute"), number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function since(then: number, now: number, lang: string): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of STEPS) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  return format.format(0, "second");
}

/** A stretch of time by its two largest units: "2 d 7 h", "12 min"; less than a minute is a minute. */
export function duration(ms: number, lang: string): string {
  const seconds = Math.max(60, ms / 1000);
  const at = STEPS.findIndex(([, length]) => seconds >= length);
  const parts = STEPS.slice(at, at + 2).map(([unit, length], n) => {
    const rest = n === 0 ? seconds : seconds % STEPS[at]![1];
    return { unit, count: Math.floor(rest / length) };
  });
  return parts
    .filter(({ count }, n) => n === 0 || count > 0)
    .map(({ unit, count }) => new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(count))
    .join(" ");
}

export function day(time: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(time);
}

export function clockTime(time: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { timeStyle: "short" }).format(time);
}
