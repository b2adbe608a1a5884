/** Dragging: a thing that is lifted and dropped on another does what clicking on both does. For a mouse or a pen. */
import type { Choosing } from "./choosing.svelte";

const FAR = 6; // px until a press becomes a drag

/** Follow a press on a thing; `lifted` is called once it has become a drag, so that no click follows. */
export function drag(
  from: PointerEvent,
  element: HTMLElement,
  id: string,
  choosing: Choosing,
  lifted: () => void,
): void {
  const before = choosing.picks;
  let copy: HTMLElement | null = null;
  const gone = new AbortController();
  const { signal } = gone;

  function move(event: PointerEvent): void {
    if (event.pointerId !== from.pointerId) return;
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!copy) {
      if (Math.hypot(x, y) < FAR) return;
      if (!choosing.lift(id)) return gone.abort();
      lifted();
      copy = copyOf(element);
    }
    copy.style.transform = `translate(${x}px, ${y}px)`;
  }
  function drop(event: PointerEvent): void {
    if (event.pointerId !== from.pointerId) return;
    end();
    if (!copy) return;
    const target = targetAt(event.clientX, event.clientY, choosing);
    if (target) choosing.touch(target);
    else if (!element.contains(document.elementFromPoint(event.clientX, event.clientY))) choosing.picks = before;
  }
  function end(): void {
    gone.abort();
    copy?.remove();
  }
  function cancel(): void {
    end();
    if (copy) choosing.picks = before;
  }
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", drop, { signal });
  addEventListener("pointercancel", cancel, { signal });
  addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  addEventListener("keydown", (event) => event.key === "Escape" && cancel(), { signal, capture: true });
}

/** What lies there and goes on with what is in hand, also below something else. */
function targetAt(x: number, y: number, choosing: Choosing): string | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-thing]");
  for (let each = found; each; each = each.parentElement?.closest<HTMLElement>("[data-thing]"))
    if (choosing.goesOn(each.dataset.thing!)) return each.dataset.thing!;
  return null;
}

/** A picture of it that follows the pointer. */
function copyOf(element: HTMLElement): HTMLElement {
  const { left, top, width } = element.getBoundingClientRect();
  const copy = document.createElement("div");
  const body = element.querySelector<HTMLElement>(":scope > .body")!.cloneNode(true) as HTMLElement;
  copy.className = "flying";
  copy.style.left = `${left}px`;
  copy.style.top = `${top}px`;
  body.style.zoom = String(width / Math.max(1, element.offsetWidth));
  copy.append(body);
  copy.setAttribute("aria-hidden", "true");
  document.querySelector(".table-frame")?.append(copy);
  return copy;
}
