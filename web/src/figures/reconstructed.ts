/** Which figures of a thing in the gallery no text shows. */
import { api } from "../lib/api.svelte";
import type { FigureGroup } from "./figures";

const known = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** By the id of a thing in the gallery, the names of its reconstructed figures; asked for once. */
export function reconstructedOf(game: string, lang: string): Promise<ReadonlyMap<string, string>> {
  const key = `${game} ${lang}`;
  if (!known.has(key)) known.set(key, asked(game, lang));
  return known.get(key)!;
}

async function asked(game: string, lang: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const list = await api
    .get<{ groups: FigureGroup[] }>(`/api/games/${game}/figures?lang=${lang}`)
    .catch(() => ({ groups: [] })); // a game that declares none
  for (const item of list.groups.flatMap((group) => group.items)) {
    const names = item.figures.filter((each) => each.origin === "reconstructed").map((each) => each.label);
    if (item.picture && names.length) found.set(item.picture, [...new Set(names)].join(", "));
  }
  return found;
}
