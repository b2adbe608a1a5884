/** Which drawing of a game shows a thing. */
import { art } from "../lib/art.svelte";
import type { Gain, Piece } from "../wire/scene";

export type Symbol = NonNullable<ReturnType<typeof art.symbol>>;

/** The game's own drawing of a piece: by shape, icon and tone, by shape and icon, by icon, by shape. */
export function pieceSymbol(game: string, piece: Pick<Piece, "shape" | "icon" | "tone">): Symbol | null {
  const { shape, icon, tone } = piece;
  const exact = icon ? (art.symbol(game, `${shape}-${icon}-${tone}`) ?? art.symbol(game, `${shape}-${icon}`)) : null;
  if (exact) return exact;
  if (shape === "slot") return null;
  for (const id of [icon, shape]) {
    const found = id ? art.symbol(game, id) : null;
    if (found?.own) return found;
  }
  return null;
}

/** A gain drawn as a piece. */
export function gainSymbol(game: string, gain: Gain): Symbol | null {
  if (!gain.piece) return null;
  return art.symbol(game, `worker-${gain.icon}`) ?? art.symbol(game, gain.icon);
}

export function iconSymbol(game: string, id: string | undefined): Symbol | null {
  if (!id) return null;
  return art.symbol(game, id) ?? art.symbol("", id);
}
