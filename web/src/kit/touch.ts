/** A finger is wide: what is smaller than a fingertip is chosen by name. */
import type { Thing } from "../wire/scene";
import { drawnBy } from "./tips.svelte";

export const LONG = 450; // ms until a touch is a long one
const NAMED = 12; // choices of a crowded place, the nearest first
const TIP = 43.5; // px of a fingertip, with room for rounding

let coarse: MediaQueryList | null = null;

export function isCoarse(): boolean {
  coarse ??= matchMedia("(pointer: coarse)");
  return coarse.matches;
}

/** What else could be meant by a touch here: what can be touched in the same crowded place; null if it is clear. */
export function neighbours(element: HTMLElement): Thing[] | null {
  const { width, height } = element.getBoundingClientRect();
  const place = element.closest("[data-crowd]");
  if (!place || Math.min(width, height) >= TIP) return null;
  const alike = element.matches(".soft") ? ".handle.lit" : ".handle.lit:not(.soft)";
  const lit = [...place.querySelectorAll<HTMLElement>(alike)];
  const near = lit.sort((a, b) => apart(a, element) - apart(b, element)).slice(0, NAMED);
  const things = near.map((each) => drawnBy.get(each)).filter((each) => !!each);
  return things.length > 1 ? things : null;
}

function apart(one: HTMLElement, other: HTMLElement): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}
