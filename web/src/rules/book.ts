/** The rules of a game as the server tells them, and how a reader searches and reads them. */

interface Heading {
  number: string;
  title: string;
}

interface Paragraph {
  number: string;
  text: string;
  heading: string;
}

export interface Book {
  title: string;
  headings: Heading[];
  paragraphs: Paragraph[];
}

/** A heading with what stands under it. `chapter` is the number it begins with. */
export interface Section extends Heading {
  chapter: string;
  deep: boolean;
  paragraphs: Paragraph[];
}

/** A piece of a paragraph that is written in one way. `to` is the number of the paragraph it leads to. */
export interface Run {
  text: string;
  strong?: boolean;
  sloped?: boolean;
  code?: boolean;
  to?: string;
  /** Which hit of the search it belongs to, counted over the whole book. */
  hit?: number;
}

/** From and to, in the signs a reader sees. */
type Span = readonly [number, number];

const MARKED = /\*\*(.+?)\*\*|(?<!\*)\*([^*]+)\*(?!\*)|`([^`]+)`/g;
// The same that the plain page links: 4.3, 4.3.1, Q6, but not the 2.5 of a sum.
const NUMBER = /(?<![\w.,/–-])([A-Z]?\d{1,2}(?:\.\d{1,2}){1,2}|[A-Z]\d{1,2})(?![\w/]|\.\d|,\d)/gu;

export function sectionsOf(book: Book): Section[] {
  const under = new Map<string, Paragraph[]>(book.headings.map((each) => [each.number, []]));
  for (const each of book.paragraphs) under.get(each.heading)?.push(each);
  return book.headings.map((each) => ({
    ...each,
    chapter: each.number.split(".")[0]!,
    deep: each.number.includes("."),
    paragraphs: under.get(each.number) ?? [],
  }));
}

/** All numbers a link may lead to. */
export function numbersOf(book: Book): Set<string> {
  return new Set([...book.headings, ...book.paragraphs].map((each) => each.number));
}

/** A paragraph as it is written: strong and sloped words, and the paragraphs it names. */
export function runsOf(text: string, known: ReadonlySet<string>): Run[] {
  return styled(text, {}).flatMap((run) => (run.code ? [run] : linked(run, known)));
}

function styled(text: string, style: Partial<Run>): Run[] {
  const runs: Run[] = [];
  let done = 0;
  for (const found of text.matchAll(MARKED)) {
    const [whole, strong, sloped, code] = found;
    if (found.index > done) runs.push({ ...style, text: text.slice(done, found.index) });
    if (code !== undefined) runs.push({ ...style, text: code, code: true });
    else if (strong !== undefined) runs.push(...styled(strong, { ...style, strong: true }));
    else runs.push(...styled(sloped!, { ...style, sloped: true }));
    done = found.index + whole.length;
  }
  if (done < text.length) runs.push({ ...style, text: text.slice(done) });
  return runs;
}

function linked(run: Run, known: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  let done = 0;
  for (const found of run.text.matchAll(NUMBER)) {
    if (!known.has(found[1]!)) continue;
    if (found.index > done) runs.push({ ...run, text: run.text.slice(done, found.index) });
    runs.push({ ...run, text: found[1]!, to: found[1]! });
    done = found.index + found[1]!.length;
  }
  if (done < run.text.length) runs.push({ ...run, text: run.text.slice(done) });
  return runs;
}

/** What a reader sees of it, without the marks. */
export function plainOf(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join("");
}

/** Where the words stand, whatever their diacritics and capitals. */
export function found(text: string, wanted: string): Span[] {
  const needle = folded(wanted).text;
  if (!needle) return [];
  const { text: hay, from } = folded(text);
  const spans: Span[] = [];
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length))
    spans.push([from[at]!, from[at + needle.length] ?? text.length]);
  return spans;
}

/** Letters without their marks, small, and for each the place it came from. */
function folded(text: string): { text: string; from: number[] } {
  let plain = "";
  const from: number[] = [];
  let at = 0;
  for (const sign of text) {
    const letters = fold(sign);
    for (let n = 0; n < letters.length; n++) from.push(at);
    plain += letters;
    at += sign.length;
  }
  from.push(text.length);
  return { text: plain, from };
}

export function fold(words: string): string {
  return words
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[’ʼ`]/gu, "'")
    .replace(/\s/gu, " ");
}

/** The same runs, cut where a hit begins and ends. `first` is the number of the first hit among all. */
export function marked(runs: readonly Run[], spans: readonly Span[], first: number): Run[] {
  if (!spans.length) return [...runs];
  const cut: Run[] = [];
  let at = 0;
  for (const run of runs) {
    let rest = run.text;
    while (rest) {
      const hit = spans.findIndex(([from, to]) => at >= from && at < to);
      const ends = hit >= 0 ? spans[hit]![1] : (spans.find(([from]) => from > at)?.[0] ?? Infinity);
      const text = rest.slice(0, ends - at);
      cut.push(hit >= 0 ? { ...run, text, hit: first + hit } : { ...run, text });
      rest = rest.slice(text.length);
      at += text.length;
    }
  }
  return cut;
}
