/** What a move brings: goods fly to the counters of the dock and of the players' chips, points count up. */
import { fly } from "../kit/flight";
import { settings } from "../lib/settings.svelte";
import type { Counter, Scene } from "../wire/scene";

const POINTS = "points"; // their icon: they count up, and their gain stays at the chip until the next move
const STEPS = [0.25, 0.55, 0.85, 1]; // of what they grow by
const PAUSES = [100, 140, 160, 200]; // ms before each of these steps

/** A counter that has grown. */
export interface Growth {
  counter: Counter;
  was: number;
  by: number;
}

/** The counters that grew, those of the dock first; what the dock shows does not fly to one's own chip as well. */
export function growths(before: Scene, after: Scene): Growth[] {
  const known = new Map([...dock(before), ...chips(before)].map(({ id, value }) => [id, value]));
  const inDock = new Set(dock(after).map(({ icon }) => icon));
  const mine = new Set(ownChip(after).filter(({ icon }) => inDock.has(icon)));
  return [...dock(after), ...chips(after).filter((each) => !mine.has(each))].flatMap((counter) => {
    const was = known.get(counter.id) ?? counter.value;
    return counter.value > was ? [{ counter, was, by: counter.value - was }] : [];
  });
}

/** What of it is one's own: goods in the dock, and the points of one's chip. */
export function ownGrowths(all: readonly Growth[], scene: Scene): Growth[] {
  const own = new Set([...dock(scene), ...ownChip(scene).filter(({ icon }) => icon === POINTS)]);
  return all.filter(({ counter }) => own.has(counter));
}

function dock({ purse }: Scene): Counter[] {
  return (purse ?? []).filter((thing): thing is Counter => thing.kind === "counter");
}

function chips({ sides }: Scene): Counter[] {
  return (sides ?? []).flatMap((side) => side.counters);
}

function ownChip({ panels, purse, sides }: Scene): Counter[] {
  const own = purse && panels.find((panel) => panel.role === "mine")?.seat;
  return sides?.find(({ seat }) => seat === own)?.counters ?? [];
}

export class Payoffs {
  /** Numbers that are still on their way to what they are, by counter. */
  #shown = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The points that the last move brought, by counter. */
  brought = $state.raw<ReadonlyMap<string, number>>(new Map());
  #coming: readonly Growth[] = [];
  #run = 0;

  /** What a counter shows just now. */
  standing({ id, value }: Counter): number {
    return this.#shown.get(id) ?? value;
  }

  /** Before the board changes: the counters stay as they are until their gains are there. */
  expect(coming: readonly Growth[]): void {
    this.#run++;
    this.#coming = coming;
    this.#shown = new Map(settings.glides ? this.#coming.map(({ counter, was }) => [counter.id, was]) : []);
    const points = this.#coming.filter(({ counter }) => counter.icon === POINTS);
    this.brought = new Map(points.map(({ counter, by }) => [counter.id, by]));
  }

  /** After it has changed: they fly there from what brought them. */
  pay(from: DOMRect | null): void {
    const found = this.#coming.flatMap((growth) => {
      const to = document.querySelector<HTMLElement>(
        `:is(.purse, .seat) [data-counter="${CSS.escape(growth.counter.id)}"]`,
      );
      return to ? [{ ...growth, to, count: growth.by }] : [];
    });
    const run = this.#run;
    const there = new Set(found.map(({ counter }) => counter.id));
    for (const { counter } of this.#coming) if (!there.has(counter.id)) this.#set(counter.id, null);
    this.#coming = [];
    fly(from, found, (nth) => {
      if (run === this.#run) this.#arrive(found[nth]!, run, 0);
    });
  }

  /** Points count up in a few steps, anything else at once. */
  #arrive(growth: Growth, run: number, step: number): void {
    const { counter, was, by } = growth;
    if (run !== this.#run) return;
    if (counter.icon !== POINTS || !settings.glides || step === STEPS.length) return this.#set(counter.id, null);
    if (step) this.#set(counter.id, was + Math.round(by * STEPS[step - 1]!));
    window.setTimeout(() => this.#arrive(growth, run, step + 1), PAUSES[step]);
  }

  #set(id: string, value: number | null): void {
    const shown = new Map(this.#shown);
    if (value === null) shown.delete(id);
    else shown.set(id, value);
    this.#shown = shown;
  }
}
