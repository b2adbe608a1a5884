/**
 * Pieces glide from where they were to where they are: `[data-thing]` elements are known by their id before and after a
 * change, also when they lie in another panel then. With less motion they change place with a short fade.
 */
import { tick } from "svelte";
import { settings } from "../lib/settings.svelte";

interface Spot {
  box: DOMRect;
  element: HTMLElement;
  /** The panel it lies in, and where that was. */
  panel: Element | null;
  corner: DOMRect | null;
}

const EASE = "cubic-bezier(.2,.7,.2,1)";
const NEAR = 320; // ms of an ordinary glide
const FAR = 480; // of the longest
const FADE = 80; // instead of a glide
const APART = 40; // ms between pieces that start one after another
const IN_TURN = 5; // of them; the rest starts together
const STILL = 3; // px that nobody sees
const MANY = 60; // more than this is another page, not a move

function spots(root: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const corners = new Map<Element, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const panel = element.closest(".panel");
    if (panel && !corners.has(panel)) corners.set(panel, panel.getBoundingClientRect());
    found.set(element.dataset.thing!, { box, element, panel, corner: (panel && corners.get(panel)) ?? null });
  }
  return found;
}

/** Remember where everything is; call what comes back when the change is in the page. */
function remember(root: HTMLElement): () => void {
  const before = spots(root);
  return () => play(before, spots(root));
}

/** Change the page and let what has moved glide. */
export async function glide(root: HTMLElement, change: () => void | Promise<void>): Promise<void> {
  const after = remember(root);
  await change();
  await tick();
  after();
}

/** How far something moved. */
function shift(was: Spot, is: Spot): [number, number] {
  return [
    was.box.left + was.box.width / 2 - (is.box.left + is.box.width / 2),
    was.box.top + was.box.height / 2 - (is.box.top + is.box.height / 2),
  ];
}

function play(before: Map<string, Spot>, after: Map<string, Spot>): void {
  const moved: { id: string; was: Spot; is: Spot }[] = [];
  for (const [id, is] of after) {
    const was = before.get(id);
    if (!was) appear(is.element);
    else if (Math.hypot(...own(id, is, before, after)) > STILL) moved.push({ id, was, is });
  }
  if (moved.length > MANY) return;
  moved.forEach(({ id, was, is }, nth) => {
    const delay = Math.min(nth, IN_TURN) * APART;
    if (!settings.glides) fade(is.element);
    else if (samePanel(was, is)) slide(is, own(id, is, before, after), was, delay);
    else fly(was, is, delay);
  });
}

/** How far it moved by itself: what lies on another thing goes along with that, and everything with its panel. */
function own(id: string, is: Spot, before: Map<string, Spot>, after: Map<string, Spot>): [number, number] {
  const first = before.get(id)!;
  const [x, y] = shift(first, is);
  const under = is.element.parentElement?.closest<HTMLElement>("[data-thing]");
  const was = under ? before.get(under.dataset.thing!) : undefined;
  const now = under ? after.get(under.dataset.thing!) : undefined;
  if (was && now) {
    const [dx, dy] = shift(was, now);
    return [x - dx, y - dy];
  }
  if (first.panel !== is.panel || !first.corner || !is.corner) return [x, y];
  return [x - first.corner.left + is.corner.left, y - first.corner.top + is.corner.top];
}

function samePanel(was: Spot, is: Spot): boolean {
  return was.element === is.element || (is.panel !== null && is.panel === was.panel);
}

function long(distance: number): number {
  return Math.min(FAR, NEAR + distance * 0.2);
}

/** Within its panel it glides itself. */
function slide(is: Spot, [x, y]: [number, number], was: Spot, delay: number): void {
  const scale = is.box.width / (is.element.offsetWidth || is.box.width); // a stage may be drawn smaller
  const grown = was.box.width / is.box.width;
  is.element.animate(
    [
      { transform: `translate(${x / scale}px, ${y / scale}px) scale(${grown})`, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ],
    { duration: long(Math.hypot(x, y)), delay, easing: EASE, fill: "backwards" },
  );
}

/** From one panel to another a copy flies above everything: the panels would cut it off. */
function fly(was: Spot, is: Spot, delay: number): void {
  const copy = is.element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-thing");
  copy.inert = true;
  copy.classList.add("flying");
  for (const inner of copy.querySelectorAll("[data-thing]")) inner.removeAttribute("data-thing");
  const { offsetWidth: width, offsetHeight: height } = is.element;
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(copy);
  const scale = is.box.width / (width || is.box.width);
  const at = (box: DOMRect, size: number) => `translate(${box.left}px, ${box.top}px) scale(${size})`;
  const options = { duration: long(Math.hypot(...shift(was, is))), delay, easing: EASE, fill: "backwards" as const };
  is.element.animate([{ opacity: 0 }, { opacity: 0 }], options);
  const flight = copy.animate(
    [{ transform: at(was.box, (scale * was.box.width) / is.box.width) }, { transform: at(is.box, scale) }],
    options,
  );
  flight.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}

/** What is new comes in softly, unless it lies on something that does. */
function appear(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: settings.glides ? 180 : FADE, easing: EASE });
}

function fade(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}
