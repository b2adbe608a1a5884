/** A match taken along: one word of text, in a link or a file. `regnum.table.parcel` on the server packs and checks it. */

const FIRST = "regnum1.";
export const BRING = "/bring"; // the page that shows one

interface Parcel {
  game: string;
  edition: number;
  moves: number;
  over: boolean;
  /** By seat: me, open, or the name of a bot. */
  chairs: string[];
  colours: string[];
  record: string;
}

export const isParcel = (text: string): boolean => text.trim().startsWith(FIRST);

/** What is inside; an error if it is damaged. */
export async function openParcel(text: string): Promise<Parcel> {
  const word = text.trim();
  if (!isParcel(word)) throw new Error("no parcel");
  const coded = word.slice(FIRST.length).replace(/-/g, "+").replace(/_/g, "/");
  const packed = Uint8Array.from(atob(coded), (sign) => sign.charCodeAt(0));
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(plain).text()) as Parcel;
}

/** Where a server or a page lies, from what somebody typed; null if that is no address. */
export function placeTyped(typed: string): string | null {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return null;
  try {
    const local = /^(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(text);
    const url = new URL(/^https?:\/\//i.test(text) ? text : `${local ? "http" : "https"}://${text}`);
    const folder = /\/[^/.]+$/.test(url.pathname) ? `${url.pathname}/` : url.pathname;
    return url.origin + folder;
  } catch {
    return null;
  }
}

/** Save it as a file, which is opened elsewhere under Records. */
export function saveParcel(parcel: string, name: string): void {
  const saved = document.createElement("a");
  saved.href = URL.createObjectURL(new Blob([parcel], { type: "text/plain;charset=utf-8" }));
  saved.download = name;
  saved.click();
  URL.revokeObjectURL(saved.href);
}

/** The link that opens a match there. A server understands it like a page, which has all paths behind a #. */
export const parcelLink = (place: string, parcel: string): string => `${place}#${BRING}#${parcel}`;
