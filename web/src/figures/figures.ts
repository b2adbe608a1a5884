/** Printed figures: what a game declares, and what was read from a box so far. */

interface FigureWord {
  id: string;
  label: string;
}

export interface FigureInfo {
  id: string;
  label: string;
  kind: "" | "number" | "choice" | "several";
  value: string;
  text: string;
  least: number;
  most: number;
  choices: FigureWord[];
  origin: "rulebook" | "public" | "reconstructed";
  source: string;
  to_read: boolean;
}

export interface FigureItem {
  id: string;
  label: string;
  picture: string;
  figures: FigureInfo[];
}

export interface FigureGroup {
  id: string;
  label: string;
  attested: number;
  figures: number;
  items: FigureItem[];
}

export interface FigureFile {
  name: string;
  hash: string;
  told: Told;
  faults: { item: string; text: string }[];
  words: string[];
  why: string;
}

/** What was read, by item and figure, as files write it. */
type Told = Record<string, Record<string, string>>;

export interface Draft {
  name: string;
  told: Told;
}

/** Which set of figures new tables of a game are offered. */
export const playedKey = (game: string) => `regnum-figures-played-${game}`;
const draftKey = (game: string) => `regnum-figures-${game}`;

export function keptDraft(game: string): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(draftKey(game)) ?? "null") as Draft | null;
    if (kept && typeof kept.name === "string" && typeof kept.told === "object") return kept;
  } catch {
    // what cannot be read is begun again
  }
  return { name: "my-box", told: {} };
}

export function keepDraft(game: string, draft: Draft): void {
  try {
    localStorage.setItem(draftKey(game), JSON.stringify(draft));
  } catch {
    // a full or closed storage: the page goes on without it
  }
}

/** The words of the set that new tables are played with; none: the figures are ours. */
export function playedWords(game: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(playedKey(game)) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export const toRead = (item: FigureItem) => item.figures.filter((each) => each.to_read);

/** How far an item is: nothing read yet, a part, or all; and how much of it differs from ours. */
export function stateOf(item: FigureItem, told: Told): { read: number; of: number; differ: number } {
  const figures = toRead(item);
  const read = figures.filter((each) => told[item.id]?.[each.id] !== undefined);
  return {
    read: read.length,
    of: figures.length,
    differ: read.filter((each) => told[item.id]![each.id] !== each.value).length,
  };
}

/** The file: one line for each item of which something was read. */
export function fileText(game: string, draft: Draft, groups: readonly FigureGroup[]): string {
  const lines = groups
    .flatMap((group) => group.items)
    .flatMap((item) => {
      const words = item.figures
        .filter((each) => draft.told[item.id]?.[each.id] !== undefined)
        .map((each) => `${each.id}=${draft.told[item.id]![each.id]!}`);
      return words.length ? [`${item.id} ${words.join(" ")}`] : [];
    });
  return [`[regnum figures 1] [game ${game}] [name ${draft.name}]`, ...lines, ""].join("\n");
}

/** A name as files have it. */
export const settledName = (typed: string) =>
  typed.toLowerCase().replace(/[^a-z0-9_-]+/g, "-").replace(/^[-_]+/, "").slice(0, 40) || "my-box"; // prettier-ignore

/** Adds or removes a word of a list, in the order of the choices; an empty list is "-". */
export function toggled(figure: FigureInfo, value: string, word: string): string {
  const words = new Set(value === "-" ? [] : value.split("+"));
  if (!words.delete(word)) words.add(word);
  return (
    figure.choices
      .map((each) => each.id)
      .filter((id) => words.has(id))
      .join("+") || "-"
  );
}

export const hasWord = (value: string, word: string) => value.split("+").includes(word);

/** A value in words. */
export function textOf(figure: FigureInfo, value: string, nothing: string): string {
  if (figure.kind === "number") return value;
  if (value === "-") return nothing;
  return value
    .split("+")
    .map((word) => figure.choices.find((each) => each.id === word)?.label ?? word)
    .join(", ");
}

export interface FigureDifference {
  item: FigureItem;
  figure: FigureInfo;
  mine: string | undefined;
  theirs: string | undefined;
}

/** Where two people have not read the same. */
export function differencesOf(groups: readonly FigureGroup[], mine: Told, theirs: Told): FigureDifference[] {
  return groups
    .flatMap((group) => group.items)
    .flatMap((item) =>
      item.figures.map((figure) => ({
        item,
        figure,
        mine: mine[item.id]?.[figure.id],
        theirs: theirs[item.id]?.[figure.id],
      })),
    )
    .filter((each) => each.mine !== each.theirs);
}
