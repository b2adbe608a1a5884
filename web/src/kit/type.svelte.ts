/** How wide words are: a name that does not fit is set smaller, then shortened, never wrapped. */

/** Counts the fonts that came: what was measured before with another one is measured again. */
let come = $state(0);
const widths = new Map<string, number>();
let brush: CanvasRenderingContext2D | null = null;

if (typeof document !== "undefined")
  document.fonts?.addEventListener("loadingdone", () => {
    widths.clear();
    come++;
  });

export const SC = '700 100px "Alegreya SC", "Alegreya", serif';
export const UI = '700 100px "Alegreya Sans", "Segoe UI", sans-serif';

/** The width of words in ems. */
function ems(words: string, font: string): number {
  void come;
  const key = font + words;
  let known = widths.get(key);
  if (known === undefined) {
    brush ??= document.createElement("canvas").getContext("2d");
    if (!brush) return words.length * 0.5;
    brush.font = font;
    known = brush.measureText(words).width / 100 + (font === SC ? 0.02 * words.length : 0);
    widths.set(key, known);
  }
  return known;
}

const FIGURE = 0.53; // ems of a figure: all are equally wide, which a canvas does not know

/** The width of words of the interface in px, as they are drawn. */
export function textWidth(words: string, size: number): number {
  const figures = words.match(/\d/g)?.length ?? 0;
  return (ems(words.replace(/\d/g, ""), UI) + figures * FIGURE) * size;
}

interface Set {
  words: string;
  size: number;
}

/** Words in two lines that are as equally wide as they can be; null where there is only one word. */
export function inTwo(words: string): [string, string] | null {
  const parts = words.split(" ");
  let [best, widest] = [null as [string, string] | null, Infinity];
  for (let first = 1; first < parts.length; first++) {
    const halves: [string, string] = [parts.slice(0, first).join(" "), parts.slice(first).join(" ")];
    const wide = Math.max(...halves.map((half) => ems(half, UI)));
    if (wide < widest) [best, widest] = [halves, wide];
  }
  return best;
}

/** Words for a width: their size between `least` and `most`, and what is left of them where even that is too wide. */
export function fitted(words: string, width: number, most: number, least: number, font = UI): Set {
  const wide = ems(words, font);
  const size = Math.min(Math.max(most, least), width / Math.max(wide, 0.01));
  if (size >= least) return { words, size: Math.max(least, Math.floor(size * 10) / 10) };
  let end = words.length - 1;
  while (end > 1 && ems(words.slice(0, end).trimEnd() + "…", font) * least > width) end--;
  return { words: words.slice(0, end).trimEnd() + "…", size: least };
}
