/** The text of a record: which line is which move. */

/** For each move the line it stands in, counted from 0; the first entry is the header's. */
export function moveLines(record: string): number[] {
  return record
    .split("\n")
    .map((line, n) => ({ line: line.replace(/^\uFEFF/, "").trim(), n }))
    .filter(({ line }) => line && !line.startsWith("#"))
    .map(({ n }) => n);
}

/** Where a line begins and ends, for marking it in a text field. `line` counts from 1. */
export function spanOf(text: string, line: number): [number, number] {
  const lines = text.split("\n");
  const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [from, from + (lines[line - 1]?.length ?? 0)];
}

/** A name for the file of a record. */
export function fileName(title: string, table: string): string {
  return `${[title, table]
    .filter(Boolean)
    .join("-")
    .replace(/[^\p{L}\p{N}-]+/gu, "-")}.regnum`;
}
