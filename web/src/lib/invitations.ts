/** Links that were made in this window: the server shows each only once, and here it can be copied again. */

const keyOf = (table: string) => `regnum.invitation.${table}`;

export function remember(table: string, link: string): void {
  try {
    sessionStorage.setItem(keyOf(table), link);
  } catch {
    // A browser that keeps nothing makes a new link.
  }
}

export function remembered(table: string): string {
  try {
    return sessionStorage.getItem(keyOf(table)) ?? "";
  } catch {
    return "";
  }
}
