/** Matches that wait for a connection, as this browser has noted them. */

export interface Errand {
  table: string;
  /** The address of the server or page. */
  place: string;
}

/** What was kept; anything else is nothing. */
export function readErrands(text: string | null): Errand[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter(
      (each): each is Errand =>
        typeof each === "object" && each && typeof each.table === "string" && typeof each.place === "string",
    );
  } catch {
    return [];
  }
}
