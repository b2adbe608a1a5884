/** Keys of the table. Everything can also be clicked. */
import { turned } from "../kit/turned.svelte";
import { zoomKey } from "../kit/zoom.svelte";
import type { Desk } from "./desk.svelte";
import type { Drawer } from "./overlays.svelte";

const DRAWERS: Record<string, Drawer> = { o: "list", l: "log", c: "chat", s: "score", "?": "why", k: "help" };

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    !!target.closest("input:not([type=checkbox],[type=radio],[type=range]), textarea, select")
  );
}

/** Buttons and links answer Enter themselves; a thing on the board does not while something waits to be confirmed. */
function answersEnter(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    !!target.closest("button, a, summary, [role=button]") &&
    !target.closest("[data-thing]")
  );
}

export function pressed(event: KeyboardEvent, desk: Desk): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isWriting(event.target) && event.key !== "Escape") return; // out of a drawer leads one key, from a field as well
  if (desk.display.narration.running && tells(event, desk)) return;
  if (desk.display.others.replaying && ends(event, desk)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "Escape") escape(desk);
  else if (key === "Enter") {
    if (event.repeat || !desk.enters || answersEnter(event.target)) return; // a key that is held ends no turn
    void desk.confirm();
  } else if (DRAWERS[key]) desk.overlays.toggle(DRAWERS[key]);
  else if (key === "u") void desk.undo();
  else if (key === "b") focusBoard(desk);
  else if (key === "t") turned.turn();
  else if (key === "h") hint(desk);
  else if (key === "p") rules(desk);
  else if (key === "r") replay(desk);
  else if (!zoomKey(key)) return;
  event.preventDefault();
}

/** While a turn is told: on with it, or all at once. */
function tells(event: KeyboardEvent, desk: Desk): boolean {
  if (["Tab", "Shift"].includes(event.key) || (answersEnter(event.target) && ["Enter", " "].includes(event.key)))
    return false;
  if (event.key === "ArrowLeft") desk.display.narration.back();
  else if (["Enter", " ", "ArrowRight"].includes(event.key)) desk.display.narration.next();
  else desk.display.narration.all();
  event.preventDefault();
  return true;
}

function escape(desk: Desk): void {
  if (desk.overlays.drawer || desk.overlays.side !== null) desk.overlays.close();
  else if (desk.choosing.chosen || desk.choosing.picks.length) desk.choosing.back();
  else desk.overlays.trayFolded = true;
}

function focusBoard(desk: Desk): void {
  desk.overlays.drawer = null;
  const lit = desk.display.root?.querySelector<HTMLElement>("[data-thing][tabindex='0']");
  (lit ?? desk.display.root)?.focus();
}

function hint(desk: Desk): void {
  if (!desk.live.table?.hints) return;
  desk.overlays.toggle("hint");
}

/** What is shown again ends with any key; only another one than its own does what it does as well. */
function ends(event: KeyboardEvent, desk: Desk): boolean {
  if (["Tab", "Shift"].includes(event.key)) return false;
  desk.display.others.stop();
  return event.key.toLowerCase() === "r" || event.key === "Escape";
}

/** The others' last turn once more. */
function replay(desk: Desk): void {
  void desk.display.others.replay();
}

/** The rules: of the last refusal where there is one. */
function rules(desk: Desk): void {
  if (desk.overlays.drawer === "rules") return desk.overlays.close();
  const rule = desk.overlays.notices.at(-1)?.refusal?.rule;
  const focused = document.activeElement?.closest<HTMLElement>("[data-rule]")?.dataset.rule;
  desk.overlays.openRule(focused || rule || "");
}
