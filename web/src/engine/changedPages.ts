/** A database file in pages: which of them a commit has changed. */

export const PAGE = 4096; // bytes, as SQLite's own

/** The numbers of the pages that differ. */
export function changedPages(before: Uint8Array, after: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = 0; at < after.length; at += PAGE) {
    const end = Math.min(at + PAGE, after.length);
    let same = end <= before.length;
    for (let byte = at; same && byte < end; byte++) same = before[byte] === after[byte];
    if (!same) found.push(at / PAGE);
  }
  return found;
}
