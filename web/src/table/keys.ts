/** Keys of the table. Everything can also be clicked. */
import { router } from "../lib/router.svelte";
import type { Desk, Drawer } from "./desk.svelte";

const DRAWERS: Record<string, Drawer> = { o: "list", l: "log", c: "chat", s: "score", "?": "why", k: "help" };

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest("input:not([type=checkbox],[type=radio],[type=range]), textarea, select");
}

/** Buttons and links answer Enter themselves; a thing on the board does not while something waits to be confirmed. */
function answersEnter(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest("button, a, summary, [role=button]") && !target.closest("[data-thing]");
}

export function pressed(event: KeyboardEvent, desk: Desk): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isWriting(event.target) && event.key !== "Escape") return; // out of a drawer leads one key, from a field as well
  if (desk.telling.running && tells(event, desk)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "Escape") escape(desk);
  else if (key === "Enter") {
    if (!desk.waits || answersEnter(event.target)) return;
    void desk.confirm();
  } else if (DRAWERS[key]) desk.toggle(DRAWERS[key]);
  else if (key === "u") void desk.undo();
  else if (key === "b") focusBoard(desk);
  else if (key === "h") hint(desk);
  else if (key === "r") rules(desk);
  else return;
  event.preventDefault();
}

/** While a turn is told: on with it, or all at once. */
function tells(event: KeyboardEvent, desk: Desk): boolean {
  if (["Tab", "Shift"].includes(event.key) || (answersEnter(event.target) && ["Enter", " "].includes(event.key))) return false;
  if (event.key === "ArrowLeft") desk.telling.back();
  else if (["Enter", " ", "ArrowRight"].includes(event.key)) desk.telling.next();
  else desk.telling.all();
  event.preventDefault();
  return true;
}

function escape(desk: Desk): void {
  if (desk.drawer || desk.side !== null) desk.close();
  else if (desk.choosing.chosen || desk.choosing.picks.length) desk.choosing.back();
  else desk.trayFolded = true;
}

function focusBoard(desk: Desk): void {
  desk.drawer = null;
  const lit = desk.root?.querySelector<HTMLElement>("[data-thing][tabindex='0']");
  (lit ?? desk.root)?.focus();
}

function hint(desk: Desk): void {
  if (!desk.live.table?.hints) return;
  desk.toggle("hint");
}

/** The rules: of the last refusal where there is one. */
function rules(desk: Desk): void {
  const rule = desk.notices.at(-1)?.refusal?.rule;
  const focused = document.activeElement?.closest<HTMLElement>("[data-rule]")?.dataset.rule;
  router.go(desk.rulesLink(focused || rule || "").replace(/#p-$/, ""));
}
