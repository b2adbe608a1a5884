/** A row that may have two lines takes no more width than these need: what is left is for those beside it. */

const SHORT = 300; // px of a row that stays one line
const MOST = 2;

/** The least width in which things of these widths take two lines at most; all of it for a short row. */
export function widthOf(widths: readonly number[], gap: number): number {
  const whole = together(widths, gap);
  if (whole <= SHORT) return whole;
  // Only where a line ends with one of them it can become narrower: the first line holds the first n of them.
  const found = widths.map((_, n) => Math.max(together(widths.slice(0, n), gap), together(widths.slice(n), gap)));
  return Math.min(whole, ...found.filter((wide) => linesOf(widths, gap, wide) <= MOST));
}

function together(widths: readonly number[], gap: number): number {
  return widths.reduce((sum, width) => sum + width + gap, -gap);
}

/** How many lines they take, one after the other. */
function linesOf(widths: readonly number[], gap: number, room: number): number {
  let [lines, used] = [1, -gap];
  for (const width of widths) {
    if (used >= 0 && used + gap + width > room) [lines, used] = [lines + 1, -gap];
    used += gap + width;
  }
  return lines;
}
