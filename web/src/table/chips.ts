/** What the chips of the strip of seats say in the room there is: what goes first, and what never goes. */

/** Small words behind a name, those that stay longest first. */
const NOTES = ["rank", "you", "free", "office", "thinking", "level"] as const;
export type NoteKind = (typeof NOTES)[number];

export interface ChipText {
  name: string;
  /** The first word of a person's name, whole; the name of anything else. */
  short: string;
  /** What stands at the end of line 1: the time left, or that a bot plays. */
  clock: string;
  /** It is a time, with an hourglass before it where there is room. */
  timed: boolean;
  notes: Partial<Record<NoteKind, string>>;
  /** The most important first. */
  figures: readonly string[];
}

/** Sizes in px of a chip on a screen of one kind. */
interface ChipForm {
  arms: number;
  name: number;
  figure: number;
  note: number;
  /** Between arms and words. */
  gap: number;
  /** Edges and padding of both sides together. */
  edges: number;
}

export const FORMS: Record<"desk" | "upright" | "phone" | "turned", ChipForm> = {
  desk: { arms: 29, name: 14, figure: 13, note: 12, gap: 8, edges: 20 },
  upright: { arms: 29, name: 15, figure: 13, note: 12, gap: 7, edges: 16 },
  phone: { arms: 24, name: 13.5, figure: 12.5, note: 12, gap: 5, edges: 12 },
  turned: { arms: 24, name: 13.5, figure: 12.5, note: 12, gap: 5, edges: 12 },
};

/**
 * `beside`: line 1 name and clock, line 2 figures; `stacked`: the name alone in line 1, clock and figures in line 2, small
 * arms beside both; `bare`: the same, the arms in line 2, so that the name has the whole width.
 */
type Arrangement = "beside" | "stacked" | "bare";

export interface ChipPlan {
  arrangement: Arrangement;
  /** How many kinds of notes stay. */
  notes: number;
  figures: number;
  short: boolean;
  hourglass: boolean;
  /** Size of the name in px. */
  size: number;
  /** Lines of chips. */
  rows: number;
}

const RANK = 1; // the notes that stay longer than figures: the place at the end
const LEAST = 11; // px: nothing is smaller
/** Width of the arms in px. */
export const ARMS = { stacked: 18, bare: 15 };
/** Of chips with small arms: edges and padding, between arms and words, between figures. */
const TIGHT = { edges: 8, gap: 4, between: 5 };
const BETWEEN = 8; // between figures, and between a name and what follows it
const GAP = 5; // between chips
const SAFE = 1.5; // of each chip: measured widths are not quite those that are drawn

type Measure = (words: string, size: number) => number;

/** What fits, as much as possible of it. The last plan is taken where nothing does. */
export function planned(
  chips: readonly ChipText[],
  room: number,
  form: ChipForm,
  measure: Measure,
  rows = 1,
): ChipPlan {
  let last: ChipPlan | undefined;
  for (const plan of plans(chips, form, rows)) {
    last = plan;
    if (needed(chips, plan, form, measure) <= room) return plan;
  }
  return last!;
}

/** All plans from the richest: bot levels go first, then figures from the right, surnames, the hourglass. */
function* plans(chips: readonly ChipText[], form: ChipForm, mostRows: number): Generator<ChipPlan> {
  const most = Math.max(0, ...chips.map(({ figures }) => figures.length));
  const full = { arrangement: "beside", figures: most, short: false, hourglass: true, size: form.name } as const;
  const least = Math.min(1, most);
  for (let rows = 1; rows <= mostRows; rows++) {
    for (let notes = NOTES.length; notes > RANK; notes--) yield { ...full, notes, rows };
    for (const notes of [RANK, 0])
      for (let figures = most; figures >= least; figures--) yield { ...full, notes, figures, rows };
    for (const hourglass of [true, false])
      for (let figures = most; figures >= least; figures--)
        yield { ...full, notes: 0, figures, short: true, hourglass, rows };
    const narrow = { ...full, notes: 0, short: true, hourglass: false, rows };
    for (let figures = most; figures >= least; figures--) yield { ...narrow, arrangement: "stacked", figures };
    for (let size = form.name; size >= LEAST; size -= 0.5)
      for (let figures = least; figures >= 0; figures--) yield { ...narrow, arrangement: "bare", figures, size };
  }
}

/** The width that all of them need in a plan. */
function needed(chips: readonly ChipText[], plan: ChipPlan, form: ChipForm, measure: Measure): number {
  const columns = Math.ceil(chips.length / plan.rows);
  let widest = 0;
  for (let from = 0; from < chips.length; from += columns) {
    const row = chips.slice(from, from + columns);
    const wide = row.reduce((sum, chip) => sum + chipWidth(chip, plan, form, measure) + SAFE, 0);
    widest = Math.max(widest, wide + GAP * (row.length - 1));
  }
  return widest;
}

function chipWidth(chip: ChipText, plan: ChipPlan, form: ChipForm, measure: Measure): number {
  const name = measure(plan.short ? chip.short : chip.name, plan.size);
  const clock = chip.clock && measure(chip.clock, form.figure) + (plan.hourglass && chip.timed ? 15 : 0);
  const figures = chip.figures.slice(0, plan.figures).map((each) => form.figure + 4 + measure(each, form.figure));
  if (plan.arrangement === "beside") {
    const notes = keptNotes(chip, plan).map((each) => measure(each, form.note));
    const words = Math.max(joined([name, ...notes, clock || 0]), joined(figures));
    return form.edges + form.arms + form.gap + words;
  }
  const second = joined([clock || 0, ...figures], TIGHT.between);
  const arms = ARMS[plan.arrangement] + TIGHT.gap;
  return TIGHT.edges + (plan.arrangement === "bare" ? Math.max(name, arms + second) : arms + Math.max(name, second));
}

function joined(widths: readonly number[], between = BETWEEN): number {
  const some = widths.filter((width) => width > 0);
  return some.reduce((sum, width) => sum + width, 0) + between * Math.max(0, some.length - 1);
}

/** The notes of a chip that a plan keeps, in the order in which they are read. */
export function keptNotes({ notes }: ChipText, plan: ChipPlan): string[] {
  return NOTES.slice(0, plan.notes).flatMap((kind) => notes[kind] ?? []);
}

/** The first word of a person's name, with the initials that stand before it. */
export function firstWord(name: string): string {
  const words = name.trim().split(/\s+/);
  const whole = words.findIndex((word) => !/^\p{L}\.?$/u.test(word));
  return words.slice(0, (whole < 0 ? 0 : whole) + 1).join(" ");
}
