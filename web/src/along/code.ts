/** A link as a code to scan. */

const QUIET = 4; // empty squares around it, as the standard asks

/** The dark squares as the path of a drawing, one unit each, and how many there are in a row; null: it does not fit. */
export async function codeOf(link: string): Promise<{ path: string; size: number } | null> {
  const { encodeQR } = await import("qr");
  try {
    // Less correction of errors, and so larger squares: the code is on a screen, not on a torn ticket.
    const rows = encodeQR(link, "raw", { ecc: "low", border: QUIET });
    const path = rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
    return { path, size: rows.length };
  } catch {
    return null;
  }
}
