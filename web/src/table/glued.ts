/** A name that is a button is a box of its own, at whose edges lines may break: the signs around it stay on its line. */

interface Piece {
  text: string;
  /** What it names; nothing for plain words. */
  meant: readonly string[];
}

const OPENING = /[«„“‚([]+$/u;
const CLOSING = /^[»“”’)\].,;:!?…]+/u;

/** Every piece with the signs before and after it that are kept on its line; they are taken from the words beside it. */
export function glued<Each extends Piece>(pieces: readonly Each[]): (Each & { before: string; after: string })[] {
  const isName = (n: number) => !!pieces[n]?.meant.length;
  const closing = (n: number) => (isName(n - 1) && !isName(n) ? (pieces[n]?.text.match(CLOSING)?.[0] ?? "") : "");
  const opening = (n: number) =>
    isName(n + 1) && !isName(n) ? (pieces[n]?.text.slice(closing(n).length).match(OPENING)?.[0] ?? "") : "";
  return pieces.map((piece, n) => {
    if (isName(n)) return { ...piece, before: opening(n - 1), after: closing(n + 1) };
    const text = piece.text.slice(closing(n).length, piece.text.length - opening(n).length);
    return { ...piece, text, before: "", after: "" };
  });
}
