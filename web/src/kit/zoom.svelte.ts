/** A board seen larger: by wheel, by two fingers, or by keys; then it can be moved about in its frame. */
import type { Attachment } from "svelte/attachments";
import { keptInFrame, WHOLE, zoomed, type Point, type ZoomView } from "./zoomView";

const STEP = 1.25; // by key
const WHEEL = 0.0016; // for each px of the wheel
const LINE = 16; // px that a wheel means by a line

export class Zoom {
  view = $state.raw<ZoomView>(WHOLE);
  larger = $derived(this.view.scale > 1);
  transform = $derived(
    this.view === WHOLE ? undefined : `translate(${this.view.x}px, ${this.view.y}px) scale(${this.view.scale})`,
  );
  #content: HTMLElement | null = null;
  #fingers = new Map<number, Point>();

  /** What is seen larger, in the middle of its frame, which is the element around it. */
  readonly content: Attachment<HTMLElement> = (content) => {
    const frame = content.parentElement!;
    this.#content = content;
    const gone = new AbortController();
    const { signal } = gone;
    frame.addEventListener("wheel", (event) => this.#wheel(event, frame), { passive: false, signal });
    frame.addEventListener("pointerdown", (event) => this.#down(event, frame), { signal });
    addEventListener("pointermove", (event) => this.#move(event, frame), { signal });
    for (const end of ["pointerup", "pointercancel"] as const)
      addEventListener(end, (event) => this.#fingers.delete(event.pointerId), { signal });
    shown.add(this);
    return () => {
      gone.abort();
      shown.delete(this);
      this.#content = null;
    };
  };

  whole(): void {
    this.view = WHOLE;
  }

  by(factor: number, at: Point = { x: 0, y: 0 }): void {
    this.#see(zoomed(this.view, factor, at));
  }

  #see(view: ZoomView): void {
    const content = this.#content;
    if (!content) return;
    const { clientWidth, clientHeight } = content.parentElement!;
    const frame = { width: clientWidth, height: clientHeight };
    const extent = { width: content.offsetWidth, height: content.offsetHeight };
    this.view = view.scale === 1 ? WHOLE : keptInFrame(view, extent, frame);
  }

  #wheel(event: WheelEvent, frame: HTMLElement): void {
    const turned = event.deltaY * (event.deltaMode === 0 ? 1 : LINE);
    // Where the page scrolls, the wheel does that; a trackpad's two fingers come with Ctrl.
    if (!event.ctrlKey && (!turned || scrolls(frame))) return;
    event.preventDefault();
    this.by(Math.exp(-turned * WHEEL * (event.ctrlKey ? 4 : 1)), fromMiddle(event, frame));
  }

  /** A finger anywhere, the mouse where nothing can be touched. */
  #down(event: PointerEvent, frame: HTMLElement): void {
    const mouse = event.pointerType !== "touch";
    if (mouse && (!this.larger || event.button !== 0 || (event.target as Element).closest(".hit, button"))) return;
    this.#fingers.set(event.pointerId, fromMiddle(event, frame));
  }

  #move(event: PointerEvent, frame: HTMLElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event, frame);
    this.#fingers.set(event.pointerId, now);
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (other) {
      const spread = (at: Point) => Math.hypot(at.x - other.x, at.y - other.y);
      this.by(spread(now) / Math.max(1, spread(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (this.larger)
      this.#see({ ...this.view, x: this.view.x + now.x - before.x, y: this.view.y + now.y - before.y });
  }
}

/** All that are on the page, for the keys. */
const shown = new Set<Zoom>();

/** A key of the table: larger, smaller, or the whole board; whether it is one. */
export function zoomKey(key: string): boolean {
  const factor = { "+": STEP, "=": STEP, "-": 1 / STEP }[key];
  if (factor === undefined && key !== "0") return false;
  for (const each of shown) if (factor) each.by(factor);
  if (!factor) for (const each of shown) each.whole();
  return shown.size > 0;
}

function fromMiddle({ clientX, clientY }: MouseEvent, frame: HTMLElement): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function scrolls(frame: HTMLElement): boolean {
  for (let each: HTMLElement | null = frame; each; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (each.scrollHeight > each.clientHeight + 1 && ["auto", "scroll"].includes(overflowY)) return true;
  }
  return false;
}
