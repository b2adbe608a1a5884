/** How much room gains take, so that a row of them never runs over its edge. */
import type { Gain } from "../wire/scene";

const ONE_BY_ONE = 3; // pieces of a kind that are drawn one by one

/** How often a piece is drawn. */
export function times(gain: Gain): number {
  const { count } = gain;
  return gain.piece && typeof count === "number" && count >= 1 && count <= ONE_BY_ONE ? count : 1;
}

/** The number beside it; none where the pieces themselves are the number. */
export function number(gain: Gain): string {
  const { count, plus } = gain;
  if (count === undefined || (gain.piece && typeof count === "number" && count >= 1 && count <= ONE_BY_ONE)) return "";
  return (plus && typeof count === "number" && count >= 0 ? "+" : "") + String(count).replace("-", "−");
}

/** `+1 / +1 / +1` as `+1` once, before what is chosen from: for a row that is too narrow for all of it. */
export function once(gains: readonly Gain[]): { number: string; gains: Gain[] } | null {
  const each = gains.filter((gain) => gain.icon !== "or");
  const counts = new Set(each.map((gain) => (times(gain) > 1 ? "" : number(gain))));
  const [same] = counts;
  if (counts.size !== 1 || !same || each.length < 2 || gains.length !== 2 * each.length - 1) return null;
  return { number: same, gains: gains.map((gain) => ({ ...gain, count: undefined }) as Gain) };
}

/** Their width, in sizes of an icon. */
export function gainsWide(gains: readonly Gain[]): number {
  const each = gains.map((gain) => {
    if (gain.icon === "or" || gain.icon === "then") return 0.4;
    return times(gain) * 1.05 + number(gain).length * 0.4;
  });
  return each.reduce((sum, wide) => sum + wide + 0.2, 0);
}
