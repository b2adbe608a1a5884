/** A finger is wide: where it lies on several things at once, they are chosen by name. */
import type { Thing } from "../wire/scene";
import { drawnBy } from "./tips.svelte";

export const LONG = 450; // ms until a touch is a long one
const TIP = 43.5; // px across a fingertip, with room for rounding
const LISTED = [2, 12] as const; // so many choices make a list
const OPEN = ".handle.lit:not(.pending, .hushed)";

interface Point {
  x: number;
  y: number;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

let coarse: MediaQueryList | null = null;

export function isCoarse(): boolean {
  coarse ??= matchMedia("(pointer: coarse)");
  return coarse.matches;
}

/** What else could be meant by a finger here: the choices of a crowded place under its tip; null if it is clear. */
export function neighbours(element: HTMLElement, finger: Point): Thing[] | null {
  const place = element.closest("[data-crowd]");
  if (!place || !isSmall(element.getBoundingClientRect())) return null;
  const alike = element.matches(".pending") ? ".handle.lit" : OPEN;
  const lit = [...place.querySelectorAll<HTMLElement>(alike)];
  const found = covered(
    finger,
    lit.map((each) => each.getBoundingClientRect()),
  ).map((nth) => drawnBy.get(lit[nth]!));
  const things = found.filter((each) => !!each);
  return things.length > 1 ? things : null;
}

/**
 * What is asked for, where this lies in its middle and leaves no room beside it: a place is meant then, and not a piece
 * on it with which another way would begin.
 */
export function placeUnder(element: HTMLElement): Thing | null {
  const place = element.parentElement?.closest<HTMLElement>(".handle.lit:not(.pending, .hushed)");
  if (!place || element.matches(".lit, .picked")) return null;
  const { left, top, right, bottom } = place.getBoundingClientRect();
  const covers = apart({ x: (left + right) / 2, y: (top + bottom) / 2 }, element.getBoundingClientRect()) === 0;
  return covers ? (drawnBy.get(place) ?? null) : null;
}

/**
 * Choices that are a list by nature: pieces on a drawing, each too small for a finger. Null where something else that is
 * asked for can be touched, where there is only one of them, or so many that no list is easier.
 */
export function listedThings(root: ParentNode): Thing[] | null {
  const lit = [...root.querySelectorAll<HTMLElement>(OPEN)].filter((each) => each.getClientRects().length);
  const [least, most] = LISTED;
  if (lit.length < least || lit.length > most) return null;
  const lie = (each: HTMLElement) => !!each.closest("[data-crowd]") && !!each.parentElement?.closest(".handle");
  if (!lit.every((each) => lie(each) && isSmall(each.getBoundingClientRect()))) return null;
  return lit.map((each) => drawnBy.get(each)).filter((each) => !!each);
}

/** Which of these boxes a fingertip covers, in part or whole, the nearest first. */
function covered(finger: Point, boxes: readonly Box[]): number[] {
  const far = boxes.map((box) => apart(finger, box));
  return [...boxes.keys()].filter((nth) => far[nth]! < TIP / 2).sort((a, b) => far[a]! - far[b]!);
}

/** How far a point is from a box; 0 inside. */
function apart({ x, y }: Point, { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function isSmall({ left, top, right, bottom }: Box): boolean {
  return Math.min(right - left, bottom - top) < TIP;
}
