/** How a match ended, and the lines of its score sheet. */
import type { LiveTable } from "../lib/liveTable.svelte";
import { headed, texts, type Words } from "../lib/texts.svelte";
import type { Result, Snapshot } from "../wire/messages";

/** Who wins, said to this viewer. */
export function verdict(result: Result, live: LiveTable): string {
  const { winners } = result;
  const mine = live.you.seats;
  if (winners.length !== 1) return texts.say("end-draw");
  const winner = winners[0]!;
  const player = live.words.player(winner);
  if (mine.length === 1 && mine.includes(winner)) return texts.say("end-you-win");
  if (mine.length === 1) return texts.title("end-you-lose", { player });
  return texts.title("end-winner", { player });
}

/** The lines of all sides together, in the order of the sheets. */
export function scoreLines(sheets: readonly (readonly [string, number][])[]): string[] {
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

/** What a line is called. */
export function lineName(line: string, sight: Snapshot, words: Words): string {
  const label = sight.labels[line];
  return label ? headed(words.text(label)) : line;
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
