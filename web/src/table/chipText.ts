/** The words of a seat chip, before anything is left out. */
import { texts } from "../lib/texts.svelte";
import type { SideStrip } from "../wire/scene";
import type { ChipText, NoteKind } from "./chips";
import { firstWord } from "./chips";
import { secondsLeft, clockText } from "./clocks.svelte";
import type { Desk } from "./desk.svelte";
import { signed } from "./result";

/** Whose turn it is: the automatic opponent's while its turn is told. */
export function isToMove({ live, display }: Desk, side: number): boolean {
  if (display.narration.running) return !live.table?.seats[side];
  return !!display.shown?.waiting.includes(side) && !display.shown.over;
}

export function stripOf({ display }: Desk, side: number): SideStrip | undefined {
  return display.scene?.sides?.find((each) => each.seat === side);
}

/** Points so far, for a game that says nothing about its sides. */
export function totalOf({ display }: Desk, side: number): number {
  return (display.shown?.scores[side] ?? []).reduce((sum, [, points]) => sum + points, 0);
}

export function chipText(desk: Desk, side: number): ChipText {
  const { live, display } = desk;
  const seat = live.table?.seats[side];
  const name = live.sideLabel(side);
  const strip = stripOf(desk, side);
  const clock = seat?.bot && !seat.person ? undefined : display.shown?.clocks?.[side];
  const time = clock ? clockText(secondsLeft(clock, live.ahead)) : "";
  return {
    name,
    short: seat?.person ? firstWord(name) : name,
    clock: time || (seat?.bot ? texts.say("ui-bot") : ""),
    timed: !!time,
    notes: notesOf(desk, side),
    figures: strip
      ? strip.counters.map(({ value, plus }) => signed(value) + (plus ? `+${plus}` : ""))
      : [signed(totalOf(desk, side))],
  };
}

function notesOf(desk: Desk, side: number): Partial<Record<NoteKind, string>> {
  const { live, display } = desk;
  const seat = live.table?.seats[side];
  const mine = live.you.seats.includes(side);
  const note = stripOf(desk, side)?.note;
  const rank = display.shown?.result?.ranks[side];
  const level = seat?.bot ? texts.say(`ui-${seat.bot}`) : "";
  const thinks = isToMove(desk, side) && !!seat && (!mine || !!seat.bot) && (!!seat.person || !!seat.bot);
  const found: Partial<Record<NoteKind, string>> = {};
  if (rank !== undefined) found.rank = texts.say("page-rank", { rank });
  if (mine) found.you = texts.say("ui-you");
  if (seat && !seat.person && !seat.bot) found.free = texts.say("ui-free-seat");
  if (note) found.office = desk.words.text(note);
  else if (!seat) found.office = texts.say("ui-automa");
  if (thinks) found.thinking = texts.say("ui-thinking");
  if (level && level !== live.sideLabel(side)) found.level = level;
  return found;
}
