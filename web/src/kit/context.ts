/** What every drawn thing may ask: whose words, whose colours, what can be touched. Set once around a scene. */
import { getContext, setContext } from "svelte";
import type { Words } from "../lib/texts.svelte";
import type { Counter, Scene } from "../wire/scene";
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
  /** What a counter shows while what it gained is on its way. */
  standing?(counter: Counter): number;
  /** Where a paragraph is read; without it the rules of the game, and no way back to a table. */
  rulesLink?(rule: string): string;
}

/** The leaf on which something is drawn. */
interface DrawnLeaf {
  /** How much larger than natural. */
  readonly factor: number;
  /** How much of the height is used by which it can grow, from 0 to 1. */
  readonly tall: number;
  /** Its natural height. */
  readonly height: number;
  /** Which cut of a drawing it wants: beside tabs a square one, on an upright tablet one that is higher than wide, on a
   *  turned phone a low one. */
  readonly cut: "" | "square" | "upright" | "turned";
  /** Its cut: as on a wide stage, low for an upright tablet, for a phone, or for a turned one. */
  readonly form: "wide" | "low" | "narrow" | "turned";
  /** It has little height for much: numbers are shown without their names. */
  readonly brief?: boolean;
}

const KEY = Symbol("kit");
const LEAF = Symbol("leaf");
const NATURAL: DrawnLeaf = { factor: 1, tall: 0, height: Infinity, cut: "", form: "wide" };
const OWNER = Symbol("owner");
const INSIDE = Symbol("inside");
const UPON = Symbol("upon");

export function setKit(kit: Kit): void {
  setContext(KEY, kit);
}

export function useKit(): Kit {
  return getContext<Kit>(KEY);
}

export function setLeaf(leaf: DrawnLeaf): void {
  setContext(LEAF, leaf);
}

export function useLeaf(): DrawnLeaf {
  return getContext<DrawnLeaf | undefined>(LEAF) ?? NATURAL;
}

/** The smallest letters that are 11 px on the screen, in px of the leaf. */
export function useLeast(): () => number {
  const leaf = useLeaf();
  return () => 11 / leaf.factor;
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
