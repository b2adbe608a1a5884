/** Which thing is being explained. One layer (Tips.svelte) shows it. */
import type { Thing } from "../wire/scene";

interface Tip {
  thing: Thing;
  by: HTMLElement;
  /** A tray at the bottom, for a finger. */
  tray: boolean;
}

const HOVER = 350;
const GRACE = 180; // ms to move from the thing into its tip

class TipLayer {
  shown = $state.raw<Tip | null>(null);
  #timer = 0;
  #inside = false;

  /** The pointer rests on a thing. */
  hover(by: HTMLElement, thing: Thing): void {
    clearTimeout(this.#timer);
    if (this.shown?.by === by || this.shown?.tray) return;
    this.#timer = window.setTimeout(() => this.show({ by, thing, tray: false }), this.shown ? GRACE : HOVER);
  }

  /** The pointer, or the focus, left it. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.shown?.tray) return;
    this.#timer = window.setTimeout(() => !this.#inside && this.close(), GRACE);
  }

  show(tip: Tip): void {
    clearTimeout(this.#timer);
    this.#inside = false;
    this.shown = tip;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#inside = false;
    this.shown = null;
  }

  /** The pointer is inside the tip: it stays. */
  enter(): void {
    clearTimeout(this.#timer);
    this.#inside = true;
  }

  exit(): void {
    this.#inside = false;
    this.leave();
  }
}

export const tips = new TipLayer();

/** The thing an element draws. */
export const drawnBy = new WeakMap<Element, Thing>();
