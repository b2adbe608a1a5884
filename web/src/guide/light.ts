/** Light on the board: where the spoken-of things are, and a place for the card that covers none of them. */
import type { Point } from "../kit/zoomView";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const DISC = 11; // px: radius of a number
const EDGE = 34; // px: so near to the frame a number leaves it
const AIR = 8; // px of light round a thing
const NEAR = 26; // px between card and light, for the wire
const STEP = 24; // px between two places that are tried

/** What is drawn with these ids; a tray that is open comes before what it lies over. */
function drawn(ids: ReadonlySet<string>): Box[] {
  const all = [...document.querySelectorAll<HTMLElement>("[data-thing]")].filter((each) =>
    ids.has(each.dataset.thing ?? ""),
  );
  const tray = all.filter((each) => each.closest(".tray"));
  const boxes = (tray.length ? tray : all).map((each) => each.getBoundingClientRect());
  return boxes
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ left, top, width, height }) => ({ x: left, y: top, w: width, h: height }));
}

/** The box round everything that is drawn with these ids, as far as it can be seen. */
export function boxOf(ids: ReadonlySet<string>, stage: Box): Box | null {
  const boxes = drawn(ids);
  return boxes.length ? cut(grown(boxes.reduce(both), AIR), stage) : null;
}

/** Everything that is drawn with these ids, as it lies on the page. */
export function boxesOf(ids: ReadonlySet<string>): Box[] {
  return drawn(ids);
}

/** The first drawn thing with one of these ids. */
export function spotOf(ids: ReadonlySet<string>): Box | null {
  return drawn(ids)[0] ?? null;
}

/** The lines of text that can be seen inside an element. */
export function wordsIn(root: Element): Box[] {
  const found: Box[] = [];
  const range = document.createRange();
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    if (!node.nodeValue?.trim() || node.parentElement?.closest(".unseen")) continue;
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects())
      if (width > 1 && height > 1) found.push({ x: left, y: top, w: width, h: height });
  }
  return found;
}

/**
 * Where the number of a thing stands: outside the frame of light where the thing lies at its edge, else at a corner of
 * it, and never on words.
 */
export function besideOf(
  box: Box,
  lights: readonly Box[],
  taken: readonly (Point | null)[],
  words: readonly Box[] = [],
): Point {
  const frame = lights.find((light) => meet(light, box));
  const low = box.y + Math.min(box.h / 2, 16);
  const left = { x: (frame && box.x - frame.x < EDGE ? frame.x : box.x + 2) - 5, y: low };
  const above = { x: box.x + box.w / 2, y: (frame && box.y - frame.y < EDGE ? frame.y : box.y + 2) - 5 };
  const right = frame && frame.x + frame.w - box.x - box.w < EDGE ? { x: frame.x + frame.w + 5, y: low } : null;
  // Seals lie at the upper corners of a thing.
  const bottom = box.y + box.h - 3;
  const corners = [
    { x: box.x - 3, y: bottom },
    { x: box.x + box.w + 3, y: bottom },
    { x: box.x - 3, y: box.y + 3 },
    { x: box.x + box.w + 3, y: box.y + 3 },
    { x: box.x + box.w / 2, y: box.y + box.h + DISC },
  ];
  const outside = (spot: Point | null): spot is Point =>
    !!spot && !!frame && (spot.x < frame.x || spot.y < frame.y || spot.x > frame.x + frame.w);
  const free = (spot: Point) => taken.every((each) => !each || Math.hypot(each.x - spot.x, each.y - spot.y) > 2 * DISC);
  const silent = ({ x, y }: Point) => {
    const disc = { x: x - DISC - 1, y: y - DISC - 1, w: 2 * DISC + 2, h: 2 * DISC + 2 };
    return words.every((line) => !meet(line, disc));
  };
  const tried = [...[left, above, right].filter(outside), ...corners].map(onPage);
  return tried.find((spot) => free(spot) && silent(spot)) ?? tried.find(free) ?? tried[0]!;
}

function onPage({ x, y }: Point): Point {
  const within = (at: number, size: number) => Math.round(Math.max(DISC + 2, Math.min(at, size - DISC - 2)));
  return { x: within(x, innerWidth), y: within(y, innerHeight) };
}

/** Whether this place of the page lies in the light, or not on the stage at all. */
export function inLight(x: number, y: number, stage: Box, lights: readonly Box[]): boolean {
  const point = { x, y, w: 0.1, h: 0.1 };
  return !meet(point, stage) || lights.some((light) => meet(point, light));
}

/** Everything that can be touched now on the stage. */
export function touchable(): Box[] {
  return [...document.querySelectorAll(".handle.lit:not(.hushed)")]
    .filter((each) => !each.closest(".gc, .dock, .tray"))
    .map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return { x: left, y: top, w: width, h: height };
    });
}

/** Whether a card may stay where it is. */
export function clearOf(box: Box, stage: Box, things: readonly Box[]): boolean {
  const inside =
    box.x >= stage.x && box.y >= stage.y && box.x + box.w <= stage.x + stage.w && box.y + box.h <= stage.y + stage.h;
  return inside && things.every((each) => !meet(grown(box, 6), each));
}

function both(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by };
}

/** The part of a box inside another; null where there is none. What lies below the stage (the dock) is left whole. */
function cut(box: Box, stage: Box): Box | null {
  if (box.y >= stage.y + stage.h) return null;
  const x = Math.max(box.x, stage.x);
  const y = Math.max(box.y, stage.y);
  const w = Math.min(box.x + box.w, stage.x + stage.w) - x;
  const h = Math.min(box.y + box.h, stage.y + stage.h) - y;
  return w > 4 && h > 4 ? { x, y, w, h } : null;
}

export function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** A place for a card of this size in the stage, near the light and beside all of it; null where there is no room. */
export function roomFor(size: { w: number; h: number }, lights: readonly Box[], stage: Box): Box | null {
  const [first] = lights;
  const free = grown(stage, -10);
  if (size.w > free.w || size.h > free.h) return null;
  const inside = (x: number, y: number): Box => ({
    x: Math.round(Math.max(free.x, Math.min(x, free.x + free.w - size.w))),
    y: Math.round(Math.max(free.y, Math.min(y, free.y + free.h - size.h))),
    ...size,
  });
  if (!first) return inside(free.x + (free.w - size.w) / 2, free.y);
  const clear = (box: Box) => lights.every((light) => !meet(grown(box, 6), light));
  const middle = { x: first.x + first.w / 2, y: first.y + first.h / 2 };
  const beside = [
    inside(first.x + first.w + NEAR, middle.y - size.h / 2),
    inside(first.x - NEAR - size.w, middle.y - size.h / 2),
    inside(middle.x - size.w / 2, first.y - NEAR - size.h),
    inside(middle.x - size.w / 2, first.y + first.h + NEAR),
  ];
  return beside.find(clear) ?? nearest(size, first, free, clear);
}

function nearest(size: { w: number; h: number }, to: Box, free: Box, clear: (box: Box) => boolean): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  for (let x = free.x; x <= free.x + free.w - size.w; x += STEP)
    for (let y = free.y; y <= free.y + free.h - size.h; y += STEP) {
      const box = { x: Math.round(x), y: Math.round(y), ...size };
      const far = Math.hypot(x + size.w / 2 - to.x - to.w / 2, y + size.h / 2 - to.y - to.h / 2);
      if (far < least && clear(box)) [best, least] = [box, far];
    }
  return best;
}

/** The wire from the card to the light: straight where they face each other, else by the nearest corners. */
export function wire(card: Box, light: Box): [number, number, number, number] {
  const [x1, x2] = closest(card.x, card.x + card.w, light.x, light.x + light.w);
  const [y1, y2] = closest(card.y, card.y + card.h, light.y, light.y + light.h);
  return [x1, y1, x2, y2];
}

export function nearestTo(card: Box, lights: readonly Box[]): Box {
  const far = (light: Box) => {
    const [x1, y1, x2, y2] = wire(card, light);
    return Math.hypot(x2 - x1, y2 - y1);
  };
  return lights.reduce((best, light) => (far(light) < far(best) ? light : best));
}

/** The two nearest places of two stretches; where they overlap, the middle of that. */
function closest(a1: number, a2: number, b1: number, b2: number): [number, number] {
  if (a2 < b1) return [a2, b1];
  if (b2 < a1) return [a1, b2];
  const middle = (Math.max(a1, b1) + Math.min(a2, b2)) / 2;
  return [middle, middle];
}

export function same(a: Box | null, b: Box | null): boolean {
  return (
    a === b || (!!a && !!b && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.w - b.w) + Math.abs(a.h - b.h) < 2)
  );
}
