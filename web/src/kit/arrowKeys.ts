/** The keyboard inside a panel: Tab goes from place to place, arrows from thing to thing. */

const STEPS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function hits(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(".hit")];
}

function group(hit: Element): Element | null {
  return hit.closest("[data-group]");
}

/** Let Tab reach one thing of every group: the one that was reached before, else the first lit one, else the first. */
export function reach(within: HTMLElement): void {
  const groups = new Map<Element, HTMLElement[]>();
  for (const hit of hits(within)) {
    const of = group(hit) ?? within;
    groups.set(of, [...(groups.get(of) ?? []), hit]);
  }
  for (const members of groups.values()) {
    const lit = members.filter((hit) => hit.parentElement?.matches(".lit, .picked"));
    const held = members.find((hit) => hit === document.activeElement);
    const stop = held ?? lit[0] ?? members[0];
    for (const hit of members) hit.tabIndex = hit === stop ? 0 : -1;
  }
}

/** An arrow was pressed on a thing: go to the nearest one that way, in this place, else in this panel, else anywhere. */
export function roam(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>(".hit");
  if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  const panel = from.closest(".panel");
  const realms = [group(from), panel, document].filter((realm) => realm !== null);
  const to = realms.map((realm) => nearest(from, hits(realm), step)).find((hit) => hit !== null);
  if (!to) return;
  event.preventDefault();
  for (const hit of hits(group(to) ?? document)) hit.tabIndex = hit === to ? 0 : -1;
  to.focus();
}

function nearest(from: HTMLElement, others: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of others) {
    if (other === from) continue;
    const there = middle(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = along + 2.5 * aside;
    if (along > 4 && aside < along * 3 && far < least) [best, least] = [other, far];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
