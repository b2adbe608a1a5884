/**
 * What a scene is made of: the kinds of src/regnum/scene/kit.py, seen from the browser.
 *
 * Every game lays out its table with these few kinds, and one renderer draws them all. Nothing here names a game: words
 * come from its catalogues, pictures from its `art/` folder.
 */
import type { Message } from "./messages";

/** The whole table for one pair of eyes. */
export interface Scene {
  game: string;
  panels: Panel[];
  /** Where we are: "Round 4 of 7 · actions". */
  headline?: Message;
  /** Columns of a wide stage, from the left. */
  stage?: Column[];
  /** Tabs of a phone, and of the side column of a tablet. The log is added by the page. */
  zones?: Zone[];
  /** The strip: for each side the three to five numbers that matter most. */
  sides?: Side[];
  /** One's own things that are always in sight. */
  purse?: Thing[];
  /** The viewer sits opposite the first seat: positions in sentences turn with the scene. */
  across?: boolean;
}

/** A column of the stage. `width` is its natural width in px (its content is drawn for it and scaled to fit);
 *  without one it takes the rest. `log`: the log is docked at its end. */
export interface Column {
  panels: string[];
  width?: number;
  log?: boolean;
  /** On a tablet only these stay beside the tabs; the others of this column are found in them. */
  keeps?: string[];
}

export interface Zone {
  id: string;
  title: Message;
  icon: string;
  panels: string[];
}

export interface Side {
  seat: number;
  counters: Counter[];
  note?: Message;
}

interface Common {
  id: string;
  /** Short name, as on the thing itself. */
  label?: Message;
  /** Full name. */
  name?: Message;
  /** What it does, in words. */
  text?: Message;
  /** Paragraph of the rules that tells more. */
  rule?: string;
  icon?: string;
  tone?: string;
  seat?: number;
  /** Already used: drawn faint. */
  spent?: boolean;
  /** Drawn faint, for a reason that its words tell: over, out of the running. */
  faint?: boolean;
  marks?: Thing[];
  /** Name of the spot in the drawing of its place (layout "board"). */
  anchor?: string;
}

export interface Panel extends Common {
  kind: "panel";
  role: "board" | "mine" | "others" | "offer" | "side";
  title: Message;
  /** Small words at the right of the title. */
  note?: Message;
  /** No title is drawn (it stays for screen readers). */
  bare?: boolean;
  /** It slides up from the dock while a decision touches it, and is not part of the stage. */
  tray?: boolean;
  items: Thing[];
}

/** An area with a layout of its own.
 *  row: side by side, wraps; column: one below the other; mat: a table of `columns` equal columns, or of the widths in
 *  `widths` (px or fr numbers); grid: items have x and y (y upwards); ring: a circle clockwise from the top; stack: one
 *  over another; board: a drawing of the game's with items on its anchors; screen: behind the folding screen of `seat`. */
export interface Place extends Common {
  kind: "place";
  layout: "row" | "column" | "mat" | "grid" | "ring" | "stack" | "board" | "screen";
  items: Thing[];
  columns?: number;
  /** Mat: on a phone its columns become lines. */
  turns?: boolean;
  widths?: number[];
  gap?: number;
  /** Size of the items in px: [width, height]. */
  size?: [number, number];
  /** The same on a phone. */
  narrow?: [number, number];
  /** Board: the drawing `art/<drawing>.svg`; where there are such, on a phone `<drawing>.narrow.svg`, and where there is
   *  little room beside tabs `<drawing>.square.svg`. */
  drawing?: string;
  /** Small words at the right of the label. */
  note?: Message;
  /** Framed as a row of its own (leaf-2). */
  framed?: boolean;
  /** In the middle of a ring. */
  middle?: Thing[];
  /** Ring: how far the reach arc goes, in items. */
  reach?: number;
  /** Left out of phone zones / of wide stages. */
  only?: "wide" | "narrow";
}

/** One thing a card or a space gives, asks or shows. */
export interface Gain {
  icon: string;
  count?: number | string;
  /** With a plus in front. */
  plus?: boolean;
  tone?: string;
  /** Drawn as a piece of the game (a symbol with its own colours). */
  piece?: boolean;
  /** "/" between two of which one may choose stands as icon "or". */
}

/** A line of a card: when, then what. */
export interface Row {
  when?: Gain;
  gives: Gain[];
  /** At the right end. */
  end?: Gain[];
  tint?: boolean;
}

export interface Card extends Common {
  kind: "card";
  title: Message;
  face?: "up" | "down";
  /** Diaper of the art window: azure, gules, vert, or. */
  family?: string;
  /** Top left of the art. */
  badge?: string;
  /** The same, several in one pill. */
  badges?: string[];
  /** A pill at the top right of the art: gained at once. */
  corner?: Gain[];
  rows?: Row[];
  icons?: string[];
  /** How big the icons of `icons` are shown, as pieces. */
  cost?: Record<string, number>;
  or_cost?: Record<string, number>;
  accepts?: string;
  value?: number;
  size?: [number, number];
  /** Small words at the foot. */
  foot?: Message;
}

export interface Piece extends Common {
  kind: "piece";
  shape: string;
  face?: "up" | "down";
  turned?: number;
  roads?: string[];
  joined?: boolean;
  cost?: Record<string, number>;
  value?: number;
  x?: number;
  y?: number;
  at?: number | string;
  order?: number;
  near?: boolean;
  position?: number;
  /** What lies printed on a square, a region or a line: gains. */
  gives?: Gain[];
  size?: [number, number];
  /** Of how many: a tower is drawn for so many floors. */
  most?: number;
  /** So many of them came just now. */
  plus?: number;
  /** Nobody may go there: hatched. */
  shut?: boolean;
  /** Cell of a broad track: a red line before it. */
  edge?: boolean;
  /** Of a house: windows in a row. */
  columns?: number;
  /** Small words below its name. */
  foot?: Message;
  /** Diaper behind its picture: azure, gules, vert, or. */
  family?: string;
  /** Left out of the drawing of a phone / of a wide stage. */
  only?: "wide" | "narrow";
}

export interface Counter extends Common {
  kind: "counter";
  value: number;
  /** A temporary addition: "+3". */
  plus?: number;
}

export interface Meter extends Common {
  kind: "meter";
  value: number;
  most: number;
}

export interface Track extends Common {
  kind: "track";
  cells: Piece[];
  /** Points printed over the cells. */
  points?: number[];
  /** Large cells without a name beside them, markers as arms; it stands upright where its spot is taller than wide. A
   *  cell may have a tone, gives (small signs) and an edge: a red line before it. */
  broad?: boolean;
}

/** A place to act: slots to be filled, what it needs, costs and brings. */
export interface Space extends Common {
  kind: "space";
  title: Message;
  items: Thing[];
  cost?: Record<string, number>;
  needs?: Gain[];
  gives?: Gain[];
  value?: number;
  most?: number;
  /** Narrow form: title over slots. */
}

export type Thing = Panel | Place | Card | Piece | Counter | Meter | Track | Space;
