/**
 * One rule for every screen: which layout a window has, and how large things are drawn in it.
 *
 * A leaf (board, mat) is drawn in natural units: its width is fixed, its height lies between a least and a greatest one.
 * All leaves that lie beside each other share one factor; what of the height is left then goes into the leaves.
 */

type Layout = "large" | "wide" | "tabs" | "stacked" | "phone" | "turned";

/** What is known of a leaf, in natural px. */
export interface Leaf {
  /** Without one it takes the width that is left. */
  width?: number | undefined;
  least?: number | undefined;
  most?: number | undefined;
}

/** A window as the layout sees it, in px of the screen. */
export interface Frame {
  layout: Layout;
  /** How much larger than natural the leaves are drawn. */
  factor: number;
  /** How much larger than natural bar and dock are drawn. */
  chrome: number;
  /** Natural heights. */
  bar: number;
  dock: number;
  /** Width of the column beside the leaves. */
  side: number;
  /** Room round the leaves, above and below them together, and between them. */
  pad: number;
  upright: number;
  gap: number;
}

const LARGEST = 2;
/** Smaller leaves are not read with ease: then there is another layout. */
export const SMALLEST = 0.9;
const USUAL = 1410; // natural px of all leaves together, where one of them takes what is left
const FREE = 560; // the least of it for that one
const LARGE: readonly [number, number] = [1920, 900];
const WIDE: readonly [number, number] = [1280, 700];
const LOW = 800; // px of height below which bar and dock are lower
const PHONE = 700;
const TURNED: readonly [number, number] = [560, 500]; // at least so wide, lower than this

export function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The natural width of all leaves; with one that takes what is left it is at least `usual`. */
function together(leaves: readonly Leaf[], usual: number): number {
  const known = leaves.reduce((sum, { width }) => sum + (width ?? FREE), 0);
  return leaves.some(({ width }) => !width) ? Math.max(usual, known) : known;
}

/** The factor of leaves beside each other in a room of so many px. */
export function factorOf(leaves: readonly Leaf[], width: number, height: number): number {
  // One leaf alone is drawn for the least of what it could have: there are tabs beside it.
  const wide = (width || 1) / Math.max(1, together(leaves, leaves.length > 1 ? USUAL : FREE));
  const high = height / Math.max(1, ...leaves.map(({ least }) => least ?? 0));
  return Math.min(LARGEST, wide, high);
}

/** The natural height of a leaf that is drawn with a factor in a room of so many px. */
export function heightOf({ least = 0, most = Infinity }: Leaf, factor: number, room: number): number {
  return clamp(least, room / factor, Math.max(least, most));
}

/** How tall it is drawn, from 0 (as low as it can be) to 1. */
export function tallness({ least, most }: Leaf, height: number): number {
  return least === undefined || most === undefined || most <= least
    ? 0
    : clamp(0, (height - least) / (most - least), 1);
}

/** Bar and dock grow with the leaves, but less. */
function chromeOf(factor: number): number {
  return clamp(1, 1 + 0.65 * (factor - 1), 1.5);
}

/** The column beside board and mat of a large screen. */
function sideOf(width: number): number {
  return width < LARGE[0] ? 0 : clamp(400, 0.1875 * width, 640);
}

/** The layout a window would have if every leaf fitted. */
function layoutFor(width: number, height: number): Layout {
  if (height < TURNED[1] && width >= TURNED[0] && width > height) return "turned";
  if (width < PHONE) return "phone";
  if (height > width) return "stacked";
  if (width >= LARGE[0] && height >= LARGE[1]) return "large";
  return width >= WIDE[0] && height >= WIDE[1] ? "wide" : "tabs";
}

/** Everything about a window, for leaves that lie beside each other where it is wide enough. */
export function frameOf(width: number, height: number, leaves: readonly Leaf[]): Frame {
  const layout = layoutFor(width, height);
  const frame = beside(layout, width, height, leaves);
  if (!isWide(layout) || frame.factor >= SMALLEST) return frame;
  // The column at the side gives way first, then the leaves come one by one.
  const wide = layout === "large" ? beside("wide", width, height, leaves) : frame;
  return wide.factor >= SMALLEST ? wide : beside("tabs", width, height, leaves);
}

export function isWide(layout: Layout): boolean {
  return layout === "large" || layout === "wide";
}

function beside(layout: Layout, width: number, height: number, leaves: readonly Leaf[]): Frame {
  const low = height < LOW;
  const large = layout === "large";
  const stacked = layout === "stacked";
  const [pad, gap] = large ? [14, 12] : stacked ? [8, 8] : low ? [8, 10] : [10, 10];
  const upright = low || stacked ? 16 : 22;
  const [bar, dock] = stacked ? [52, 134] : low ? [48, 84] : [60, 96];
  const side = large ? sideOf(width) : 0;
  const found = { layout, factor: 1, chrome: 1, bar, dock, side, pad, upright, gap };
  if (!isWide(layout)) return found;
  const across = width - 2 * pad - gap * (leaves.length - 1) - (side ? side + gap : 0);
  // Leaves that take what width is left are counted with the least of it: they alone never ask for another layout.
  const fits = across / Math.max(1, together(leaves, 0));
  for (let turn = 0; turn < 8; turn++) {
    // Bar and dock take their height from the leaves, which tell how high they are.
    found.factor = factorOf(leaves, across, height - (bar + dock) * found.chrome - upright);
    found.chrome = chromeOf(found.factor);
  }
  if (leaves.some((leaf) => !leaf.width) && fits >= SMALLEST) found.factor = Math.max(SMALLEST, found.factor);
  return found;
}

const BELOW = 0.36; // of the height that tabs below a board take at least

/** Leaves one below the other: as wide as the window, and together as high as there is room. */
export function stackOf(
  leaves: readonly Leaf[],
  width: number,
  height: number,
  tabs: boolean,
): { factor: number; heights: number[] } {
  const room = tabs ? height * (1 - BELOW) : height;
  const least = leaves.map((leaf) => leaf.least ?? 0);
  const needed = Math.max(1, sum(least));
  const wide = (width || 1) / Math.max(1, ...leaves.map((leaf) => leaf.width ?? FREE));
  const factor = Math.min(LARGEST, wide, Math.max(room / needed, Math.min(wide, SMALLEST)));
  // What is left of the height is shared by those that can grow.
  const more = leaves.map(({ most }, n) => (most ? Math.max(0, most - least[n]!) : 0));
  const left = clamp(0, room / factor - needed, sum(more));
  const share = sum(more) ? left / sum(more) : 0;
  return { factor, heights: least.map((high, n) => (high + more[n]! * share) * factor) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
