/** The record that was pasted or uploaded: kept while the tab is open, so that the way back finds it. */

const KEY = "regnum.record";
let last = "";

export function keepRecord(record: string): void {
  last = record;
  try {
    sessionStorage.setItem(KEY, record);
  } catch {
    // Then it lives as long as the page.
  }
}

export function uploadedRecord(): string {
  try {
    return last || (sessionStorage.getItem(KEY) ?? "");
  } catch {
    return last;
  }
}
