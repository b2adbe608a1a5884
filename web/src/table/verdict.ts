/** How a match ended, and the lines of its score sheet. */
import type { LiveTable } from "../lib/table.svelte";
import { headed, texts, type Words } from "../lib/texts.svelte";
import type { Result } from "../wire/messages";
import type { Index } from "./finding";

/** Who wins, said to this viewer. */
export function verdict(result: Result, live: LiveTable): string {
  const { winners } = result;
  const mine = live.you.seats;
  if (winners.length !== 1) return texts.say("end-draw");
  const winner = winners[0]!;
  const player = live.words.player(winner);
  if (mine.length === 1 && mine.includes(winner)) return texts.say("end-you-win");
  if (mine.length === 1) return texts.say("end-you-lose", { player });
  return texts.say("end-winner", { player });
}

/** The lines of all sides together, in the order of the sheets. */
export function linesOf(sheets: readonly (readonly [string, number][])[]): string[] {
  const found: string[] = [];
  for (const sheet of sheets) {
    let at = 0;
    for (const [line] of sheet) {
      const known = found.indexOf(line);
      if (known >= 0) at = known + 1;
      else found.splice(at++, 0, line);
    }
  }
  return found;
}

const NUMBERED = /^(.*?)[ _]([\d,+-]+)$/;

/** What a line is called: its own message, one with a number or place in it, or the name of the thing it counts. */
export function lineName(line: string, words: Words, index: Index): string {
  const own = `line-${line.replaceAll("_", "-")}`;
  if (words.has(own)) return headed(words.say(own));
  const [, base, rest] = NUMBERED.exec(line) ?? [];
  const numbered = base && `line-${base.replaceAll("_", "-")}`;
  if (numbered && words.has(numbered)) {
    const number = /^\d+$/.test(rest!) ? Number(rest) : rest!;
    return headed(words.say(numbered, { cell: rest!, slot: number, number }));
  }
  const named = index.families(line).find((id) => words.has(id));
  return headed(named ? words.say(named) : line.replaceAll("_", " "));
}

export function pointsOf(sheet: readonly [string, number][], line: string): number | undefined {
  const found = sheet.filter(([name]) => name === line);
  return found.length ? found.reduce((sum, [, points]) => sum + points, 0) : undefined;
}

/** With a real minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Sides in the order of the verdict. */
export function ranked(result: Result): number[] {
  return result.totals.map((_, side) => side).sort((a, b) => result.ranks[a]! - result.ranks[b]!);
}
