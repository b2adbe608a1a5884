/** What every drawn thing may ask: whose words, whose colours, what can be touched. Set once around a scene. */
import { getContext, setContext } from "svelte";
import type { Words } from "../lib/texts.svelte";
import type { Scene } from "../wire/scene";
import type { Choosing } from "./choosing.svelte";

export interface Kit {
  /** All are getters of reactive values. */
  readonly game: string;
  readonly words: Words;
  /** Colour words of all sides, official opponents included. */
  readonly colours: readonly string[];
  sideLabel(side: number): string;
  /** What is being decided; null where nothing can be (a replay, the browser of cards). */
  readonly choosing: Choosing | null;
  /** Phone layout. */
  readonly narrow: boolean;
  /** Things the last move changed: dashed outline. */
  readonly traced: ReadonlySet<string>;
  /** The scene that is shown, where there is one: its counters tell what goods are called. */
  readonly scene?: Scene | null;
  /** Outcome or price on the upper edge of a lit thing: "+9", "2 stone". */
  tag?(id: string): string | undefined;
  /** Where a paragraph is read; without it the rules of the game, and no way back to a table. */
  rulesLink?(rule: string): string;
}

const KEY = Symbol("kit");
const OWNER = Symbol("owner");
const INSIDE = Symbol("inside");
const UPON = Symbol("upon");

export function setKit(kit: Kit): void {
  setContext(KEY, kit);
}

export function useKit(): Kit {
  return getContext<Kit>(KEY);
}

/** Whose the things inside are, where they do not say it themselves. */
export function setOwner(seat: () => number | undefined): void {
  setContext(OWNER, seat);
}

export function useOwner(): () => number | undefined {
  return getContext<(() => number | undefined) | undefined>(OWNER) ?? (() => undefined);
}

/** Shown larger in a tip: drawn, but not to be touched. */
export function setShown(): void {
  setContext(INSIDE, true);
}

/** Lies on another thing, whose words tell of it too. Says whether it does, and marks all that lies on it. */
export function liesUpon(): boolean {
  const upon = getContext<boolean | undefined>(UPON) ?? false;
  setContext(UPON, true);
  return upon;
}

export function isShown(): boolean {
  return getContext<boolean | undefined>(INSIDE) ?? false;
}
