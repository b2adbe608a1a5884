/** Numbers for the drawing of a course. */

export interface ScorePoint {
  moves: number;
  totals: number[];
}

/** Round steps that hold everything from low to high, about six of them. */
export function nice(low: number, high: number): number[] {
  const rough = (high - low) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => Math.max(1, n * power)).find((n) => n >= rough) ?? 1;
  const found: number[] = [];
  for (let at = Math.floor(low / step) * step; at < high + step; at += step) found.push(at);
  return found;
}

/** At most so many points, evenly, the first and the last among them. */
export function thinned<T>(points: readonly T[], most: number): T[] {
  if (points.length <= most) return [...points];
  const every = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, n) => points[Math.round(n * every)]!);
}

/** Places on a line, in their order, moved so that two are at least so far apart and all stay between the ends. */
export function apart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const found = [...places];
  for (let n = 1; n < found.length; n++) found[n] = Math.max(found[n]!, found[n - 1]! + gap);
  for (let n = found.length - 1, most = high; n >= 0; n--, most -= gap) found[n] = Math.min(found[n]!, most);
  return found.map((place, n) => Math.max(place, low + n * gap));
}
