/** Numbers as the reader's language writes them. */
import { texts } from "../lib/texts.svelte";

/** With one digit behind the point. */
export function tenth(value: number): string {
  return new Intl.NumberFormat(texts.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** The same with its sign. */
export function withSign(value: number): string {
  const shown = tenth(Math.abs(value));
  return Number(value.toFixed(1)) === 0 ? shown : `${value < 0 ? "−" : "+"}${shown}`;
}

/** A share as percents, without the sign. */
export function percents(share: number): string {
  return new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 1 }).format(100 * share);
}

/** A whole number, in groups of three. */
export function whole(value: number): string {
  return new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 1 }).format(value).replace("-", "−");
}

/** Several names as one phrase. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(texts.lang).format(names);
}

/** A round number with its sign, as beside a line of a chart. */
export function round(value: number): string {
  return `${value > 0 ? "+" : ""}${whole(value)}`;
}
