/**
 * Choosing an answer by touching things.
 *
 * Every option of a decision names the things it touches (`handles`). What a legal option touches is lit; what only
 * refused ones touch is dimmed and says why. Each click narrows the options until one is left, and that one is chosen.
 */
import type { Decision, Option, Refusal } from "../wire/messages";

export type TouchState = "rest" | "lit" | "picked" | "dim";

/**
 * How strongly what may be chosen is marked: called, one of many that are open, something that comes later, or not at
 * all, where it leads away from what a guide asks for.
 */
type Strength = "called" | "open" | "pending" | "hushed";

const FEW = 5; // so many ways are called one by one; of more it is only shown that they are open

export class Choosing {
  decision = $state.raw<Decision | null>(null);
  /** What has been touched so far, in order. */
  picks = $state.raw<string[]>([]);
  /** Option that waits for the second click (settings.ask), or that the list or a hint points at. */
  chosen = $state.raw<Option | null>(null);
  /** Things a focused row of the list, a hint or a line of the log points at. */
  pointed = $state.raw<readonly string[]>([]);
  /** The answer a guide asks for: only its things are marked, and each of them is to be touched. */
  lead = $state.raw<Option | null>(null);

  /** Legal options that fit what was touched. */
  open = $derived.by(() => this.#fitting(this.picks).filter((option) => !option.refusal));
  /** Refused ones that fit it. */
  closed = $derived.by(() => this.#fitting(this.picks).filter((option) => option.refusal));
  /** The only legal option of which everything has been touched, while others go on; the order of touching decides. */
  exact = $derived.by(() => {
    const whole = this.open.filter((option) => option.handles.length === this.picks.length);
    const inOrder = whole.filter((option) => option.handles.every((id, n) => id === this.picks[n]));
    const found = inOrder.length ? inOrder : whole;
    return found.length === 1 ? found[0]! : null;
  });
  #lit = $derived.by(() => new Set(this.open.flatMap((option) => option.handles)));
  /** With which a way begins or goes on: the first thing of an option that is not touched yet. */
  #first = $derived.by(() => new Set(this.open.flatMap((option) => rest(option.handles, this.picks).slice(0, 1))));
  #begins = $derived.by(
    () =>
      new Set(
        (this.decision?.options ?? []).filter((option) => !option.refusal).map((option) => option.handles[0] ?? ""),
      ),
  );
  #dim = $derived.by(() => {
    const dim = new Map<string, Option[]>();
    for (const option of this.closed)
      for (const handle of this.#next(option))
        if (!this.#lit.has(handle)) dim.set(handle, [...(dim.get(handle) ?? []), option]);
    return dim;
  });

  constructor(
    readonly play: (option: Option) => void,
    readonly asks: () => boolean = () => false,
  ) {}

  /** A new decision, or none. The same decision again (another language, a reconnect) keeps what was touched. */
  ask(decision: Decision | null): void {
    const same = JSON.stringify(decision) === JSON.stringify(this.decision);
    this.decision = decision;
    if (same) return;
    this.picks = [];
    this.chosen = null;
    this.pointed = [];
  }

  state(id: string): TouchState {
    if (this.picks.includes(id)) return "picked";
    if (this.#lit.has(id)) return "lit";
    return this.#dim.has(id) ? "dim" : "rest";
  }

  /** Whether something happens when it is touched. */
  touchable(id: string): boolean {
    return this.#lit.has(id) || this.picks.includes(id);
  }

  /** How strongly it is marked. What is in hand calls for its targets, however many these are. */
  strength(id: string): Strength {
    if (this.lead && !this.lead.handles.includes(id)) return "hushed";
    if (this.lead) return this.missing(this.lead)[0] === id ? "called" : "pending";
    if (!this.#first.has(id)) return "pending";
    return this.picks.length > 0 || this.#first.size <= FEW ? "called" : "open";
  }

  /** Whether another way begins with it: touching it leaves the one that was begun. */
  begins(id: string): boolean {
    return this.picks.length > 0 && this.#begins.has(id);
  }

  /** Why touching it does nothing, once for every different reason. */
  whyNot(id: string): Refusal[] {
    const reasons = new Map<string, Refusal>();
    for (const option of this.#dim.get(id) ?? [])
      if (option.refusal) reasons.set(JSON.stringify(option.refusal), option.refusal);
    return [...reasons.values()];
  }

  /** What would happen: the legal options it leads to. */
  leadsTo(id: string): Option[] {
    return this.open.filter((option) => option.handles.includes(id));
  }

  /** What of an answer is still to be touched, in its order. */
  missing(option: Option): string[] {
    return rest(option.handles, this.picks);
  }

  /** Whether it belongs to what has been begun. */
  goesOn(id: string): boolean {
    return this.open.some((option) => rest(option.handles, this.picks).includes(id));
  }

  /** Take something in hand, to be dropped on another thing: touched, but nothing is played yet. */
  lift(id: string): boolean {
    if (this.picks.at(-1) === id) return true;
    if (!this.goesOn(id) && this.begins(id)) this.back(0);
    const picks = [...this.picks, id];
    const further = this.#fitting(picks).some((option) => !option.refusal && option.handles.length > picks.length);
    if (this.goesOn(id) && further) this.picks = picks;
    return this.picks === picks;
  }

  touch(id: string): void {
    if (!this.goesOn(id)) {
      if (this.picks.includes(id)) this.back(this.picks.indexOf(id));
      else if (this.begins(id)) {
        this.back(0);
        this.touch(id);
      }
      return;
    }
    this.picks = [...this.picks, id];
    // What a guide asks for is played when all of it has been touched in its order, and not before.
    const { lead } = this;
    if (lead && this.open.some((option) => option.move === lead.move)) {
      if (lead.handles.every((id, n) => id === this.picks[n])) this.choose(lead);
      return;
    }
    // What every option left touches anyway need not be touched: a space with one way to fill it is one click.
    if (this.open.length === 1) this.choose(this.open[0]!);
  }

  /** Forget what was touched, from the nth on. */
  back(to = Math.max(0, this.picks.length - 1)): void {
    this.picks = this.picks.slice(0, to);
    this.chosen = null;
  }

  /** An option was found, by touching or in the list. The second time it is played, if the viewer wants two. */
  choose(option: Option): void {
    if (option.refusal) return;
    if (this.asks() && this.chosen?.move !== option.move) this.chosen = option;
    else {
      this.chosen = null;
      this.play(option);
    }
  }

  /** What of a refused option is dimmed: where it begins, and the rest of it once one is on the way. */
  #next(option: Option): readonly string[] {
    return this.picks.length ? rest(option.handles, this.picks) : option.handles.slice(0, 1);
  }

  #fitting(picks: readonly string[]): Option[] {
    const options = this.decision?.options ?? [];
    return picks.length ? options.filter((option) => fits(option.handles, picks)) : options;
  }
}

/** What is left to be touched. The same thing may be touched twice: two workers of a kind are one piece. */
export function rest(handles: readonly string[], picks: readonly string[]): string[] {
  const left = [...handles];
  for (const pick of picks) {
    const at = left.indexOf(pick);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function fits(handles: readonly string[], picks: readonly string[]): boolean {
  return rest(handles, picks).length === handles.length - picks.length;
}
