// Made from src/regnum/scene by `make wire`. Do not edit: a test compares it with the Python structs.
import type { Message } from "./messages";

/** What a piece looks like. */
export type Shape =
  | "arms"
  | "caption"
  | "cell"
  | "cubes"
  | "drawn"
  | "entry"
  | "figure"
  | "gap"
  | "ghost"
  | "marker"
  | "note"
  | "region"
  | "ribbon"
  | "screen"
  | "slot"
  | "square"
  | "tile"
  | "token"
  | "unit"
  | "worker";

/** One thing a card or a space gives, asks or shows; the icon "or" separates two of which one is chosen. */
export interface Gain {
  icon: string;
  count?: number | string;
  /** With a plus in front. */
  plus?: boolean;
  tone?: string;
  /** Drawn as a piece of the game, with its own colours. */
  piece?: boolean;
}

/** How a thing would lie on a free cell, shown while it is in hand. */
export interface Ghost {
  /** The id of the thing. */
  of: string;
  /** The move that lays it so. */
  move: string;
  face: "down" | "up";
  /** The edges its roads would reach there: N, E, S, W. */
  roads?: string[];
  /** The edges at which they would meet roads that are there. */
  joins?: string[];
  /** What it would come to, in a few words. */
  note?: Message;
}

/** Anything on the table except cards, drawn by its shape. */
export interface Piece extends Common {
  kind: "piece";
  shape: Shape;
  /** The game's own shape: `art/shapes/<drawing>.svg` (docs/shapes.md). */
  drawing?: string;
  face?: "down" | "up";
  /** Degrees. */
  turned?: number;
  /** The edges its roads reach: N, E, S, W. */
  roads?: string[];
  /** Whether these roads meet. */
  joined?: boolean;
  cost?: Record<string, number>;
  value?: number;
  x?: number;
  /** In a grid; it grows upwards. */
  y?: number;
  /** Where it stands on a track: the value or the id of a cell. */
  at?: number | string;
  order?: number;
  /** In a ring: within reach. */
  near?: boolean;
  /** In a ring: which spot. */
  position?: number;
  /** What lies printed on a square, a region or a line. */
  gives?: Gain[];
  /** In px: width and height. */
  size?: [number, number];
  /** Of how many: the largest value that pieces beside it are drawn for. */
  most?: number;
  /** So many of them came just now. */
  plus?: number;
  /** Closed to everybody: hatched. */
  shut?: boolean;
  /** Cell of a broad track: a red line before it. */
  edge?: boolean;
  /** Of a piece whose marks lie in lines: how many in a line. */
  columns?: number;
  /** Small words below its name. */
  foot?: Message;
  /** Ground of its picture. */
  family?: "argent" | "azure" | "gules" | "or" | "sable" | "vert";
  /** Drawn on such screens only. */
  only?: "narrow" | "wide";
  /** Of a cell: what could be laid there. */
  ghosts?: Ghost[];
}

/** What every thing may carry. */
export interface Common {
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
  /** A word that the theme turns into a colour. */
  tone?: string;
  seat?: number;
  /** Already used: drawn faint. */
  spent?: boolean;
  /** Drawn faint, for a reason that its words tell: over, out of the running. */
  faint?: boolean;
  /** Pieces on top of it. */
  marks?: Piece[];
  /** Name of the spot in the drawing of its place (layout "board"). */
  anchor?: string;
}

/** A line of a card: when, then what. */
export interface CardRow {
  gives: Gain[];
  when?: Gain;
  /** At the right end. */
  end?: Gain[];
  tint?: boolean;
}

/** A card: its title, its picture, and what it costs and does. */
export interface Card extends Common {
  kind: "card";
  title: Message;
  face?: "down" | "up";
  /** Ground of its picture. */
  family?: "argent" | "azure" | "gules" | "or" | "sable" | "vert";
  /** An icon at the top left of the picture. */
  badge?: string;
  /** The same, several in one pill. */
  badges?: string[];
  /** A pill at the top right of the picture: gained at once. */
  corner?: Gain[];
  rows?: CardRow[];
  /** Pieces that it shows. */
  icons?: string[];
  cost?: Record<string, number>;
  /** Another price that may be paid instead. */
  or_cost?: Record<string, number>;
  /** The icon of what may stand on it. */
  accepts?: string;
  value?: number;
  size?: [number, number];
  /** Small words at the foot. */
  foot?: Message;
  /** On a phone it is a line: picture, title and rows beside each other; without a `size` on an upright tablet too. */
  strip?: boolean;
}

/** A number with a name. */
export interface Counter extends Common {
  kind: "counter";
  label: Message;
  value: number;
  /** Added to it for a while: "+3". */
  plus?: number;
}

/** A number out of a largest one: how full something is. */
export interface Meter extends Common {
  kind: "meter";
  label: Message;
  value: number;
  most: number;
}

/** Cells in a line with markers on them, which are its marks. */
export interface Track extends Common {
  kind: "track";
  label: Message;
  marks: Piece[];
  cells: Piece[];
  /** Printed over the cells. */
  points?: number[];
  /** Large cells without a name beside them (tone, icon, gives, edge), arms as markers; it stands upright where its
   *  spot is taller than wide. */
  broad?: boolean;
}

/** A place to act: slots to be filled, what it needs, costs and brings, how often it has been used. */
export interface Space extends Common {
  kind: "space";
  title: Message;
  items: Piece[];
  cost?: Record<string, number>;
  needs?: Gain[];
  gives?: Gain[];
  /** Times used. */
  value?: number;
  /** Of how many times. */
  most?: number;
}

/** The side whose chair is at an edge of a grid. */
export interface Chair {
  seat: number;
  label: Message;
}

/** A part of a drawn place with a name of its own, used in descriptions. */
export interface PlacePart {
  id: string;
  label: Message;
  /** How many of the place's items belong to it. */
  many: number;
}

/** A named area with a layout: row (side by side, wraps), column, mat (a table), grid (items have x and y), ring
 *  (clockwise from the top), board (a drawing with items on its anchors), screen (behind the folding screen of
 *  `seat`). */
export interface Place extends Common {
  kind: "place";
  layout: "board" | "column" | "grid" | "mat" | "ring" | "row" | "screen";
  items: (Card | Counter | Meter | Panel | Piece | Place | Space | Track)[];
  /** Of a mat: equal columns. */
  columns?: number;
  /** Of a mat: the widths of its columns, in px or shares; those of columns that nothing lies in yet are not kept. */
  widths?: number[];
  /** Of a mat: on a phone its columns become lines. */
  turns?: boolean;
  gap?: number;
  /** Of its items in px: width and height. */
  size?: [number, number];
  /** The same on a phone. */
  narrow?: [number, number];
  /** Of its items in px, or of a board's drawing: the least and the greatest height, between which they grow with
   *  the leaf they lie on. */
  high?: [number, number];
  /** It takes the height that is left on its leaf. */
  fills?: boolean;
  /** Of its items in px on an upright tablet, where a leaf is wide and low. */
  low?: [number, number];
  /** How they lie there. */
  low_layout?: "board" | "column" | "grid" | "mat" | "ring" | "row" | "screen";
  /** On an upright tablet it lies at the end of this other place of its panel. */
  low_in?: string;
  /** Of a mat: on an upright tablet and a turned phone its items, and those of places in it, run down columns of so
   *  many lines. */
  lines?: number;
  /** Of a board: `art/<drawing>.svg`; where there are such, on a phone `<drawing>.narrow.svg`, where there is
   *  little room beside tabs `<drawing>.square.svg`, on an upright tablet `<drawing>.upright.svg`, on a turned
   *  phone `<drawing>.turned.svg`. */
  drawing?: string;
  /** Small words at the right of the label. */
  note?: Message;
  /** Framed as a row of its own. */
  framed?: boolean;
  /** In the middle of a ring. */
  middle?: (Card | Counter | Meter | Panel | Piece | Place | Space | Track)[];
  /** Of a grid: who sits at its lower edge, and who opposite. */
  chairs?: Chair[];
  /** Of a ring: how far the reach arc goes, in items. */
  reach?: number;
  /** Drawn on such screens only. */
  only?: "narrow" | "wide";
  /** Its items in order, part by part, for those who read it in words. */
  parts?: PlacePart[];
}

/** A titled group; a client lays it out by its role. */
export interface Panel extends Common {
  kind: "panel";
  role: "board" | "mine" | "offer" | "others" | "side";
  title: Message;
  items: (Card | Counter | Meter | Panel | Piece | Place | Space | Track)[];
  /** Small words at the right of the title. */
  note?: Message;
  /** No title is drawn (it stays for screen readers). */
  bare?: boolean;
  /** It slides up from the dock while a decision touches it, and is not part of the stage. */
  tray?: boolean;
  /** In words, what lies in the viewer's purse is told here, its pieces under this name. */
  purse?: Message;
}

/** A leaf of the stage: a column of a wide one, or what is above or below another on an upright tablet. All
 *  leaves of a stage are drawn for their natural sizes and enlarged by one common factor, up to twice their size. */
export interface StageColumn {
  panels: string[];
  /** Natural width in px; without one it takes the rest. */
  width?: number;
  /** Natural height in px that it needs; without one what its content takes. */
  least?: number;
  /** Natural height in px up to which it grows with the screen. What grows in it: places with `high`, drawings, and
   *  what `fills`. */
  most?: number;
  /** Its panels lie beside each other. */
  beside?: boolean;
  /** Of those: the first lies beside the others, which lie one below the other. */
  led?: boolean;
  /** Which share of the width each of these has; without them all the same. One without a share lies below the
   *  others and has all of it. */
  shares?: number[];
  /** The log is docked at its end, unless the screen has a column for it. */
  log?: boolean;
  /** Where the log is not docked, what the others did last is told at its end in the place of these panels, until
   *  the viewer's first move. */
  turns?: string[];
  /** On a tablet only these stay beside the tabs; the others of this column are found in them. */
  keeps?: string[];
}

/** A tab of a phone with these panels. */
export interface Zone {
  id: string;
  title: Message;
  icon: string;
  panels: string[];
  /** It opens for a question of which nothing lies on the table: what is asked is about these panels. */
  asks?: boolean;
}

/** The three to five numbers of a side that matter most. */
export interface SideStrip {
  seat: number;
  counters: Counter[];
  note?: Message;
}

/** The whole table for one viewer. */
export interface Scene {
  game: string;
  panels: Panel[];
  /** Where we are: "Round 4 of 7 · actions". */
  headline?: Message;
  /** Columns of a wide stage, from the left. */
  stage?: StageColumn[];
  /** Leaves of an upright tablet, from above; one without panels is the tabs with everything else. Without them the
   *  board and the tabs. */
  stacked?: StageColumn[];
  /** Tabs of a phone, and of a tablet beside or below the board. The log is added by the page. */
  zones?: Zone[];
  /** One strip for each side. */
  sides?: SideStrip[];
  /** The viewer's own things that are always in sight. */
  purse?: (Card | Counter | Meter | Panel | Piece | Place | Space | Track)[];
  /** The viewer sits opposite the first seat: positions in sentences turn with the scene. The core sets it. */
  across?: boolean;
}

/** A part of a number: one building, one card. */
export interface SheetDetail {
  label: Message;
  points: number;
  /** How its points came about: "1 + 4 = 5". */
  reckoning?: Message;
  /** What multiplies them. */
  factor?: Gain;
  /** The thing in the scene. */
  at?: string;
}

/** What one side has in a row; without points it has nothing that could count. */
export interface SheetCell {
  points?: number;
  /** What is counted: "5 ×", "at 7". */
  fact?: Message;
  details?: SheetDetail[];
}

/** One kind of points, for every side. */
export interface SheetRow {
  id: string;
  label: Message;
  /** The lines of the score sheet that it sums up. */
  lines?: string[];
  /** By side. */
  cells?: SheetCell[];
  icon?: string;
  /** Paragraph of the rules that says what it scores. */
  rule?: string;
  source?: string;
  /** It is no part of the total. */
  aside?: boolean;
  /** The smallest number is the best. */
  least?: boolean;
}

/** Where a part of all points came from; its place in the list gives its colour. */
export interface ShareSource {
  id: string;
  label: Message;
}

/** Where what the sides have came from, in numbers by side and source. */
export interface Shares {
  title: Message;
  sources: ShareSource[];
  amounts: number[][];
}

/** One level of what a side has built up. */
export interface StackLevel {
  /** How the game draws it. */
  piece: Piece;
  /** When it was built. */
  label: Message;
  price: Gain;
  /** It cost more than others of its height. */
  dearer?: boolean;
}

/** What a side has built up, level by level from the ground. */
export interface Stack {
  side: number;
  levels: StackLevel[];
}

/** One thing that is compared when sides are equal so far. */
export interface TieRung {
  label: Message;
  /** By the sides that are compared; without them `wins` decides. */
  values?: number[];
  /** The side it favours in any case. */
  wins?: number;
  /** The smallest number wins. */
  least?: boolean;
  note?: Message;
}

/** The rule for ties, with what it compares: the sides that were equal, or else the first two. */
export interface TieBreak {
  rule: string;
  sides: number[];
  rungs: TieRung[];
  needed: boolean;
}

/** The end of a match in numbers. */
export interface FinalSheet {
  rows: SheetRow[];
  /** Where it is not called a score sheet. */
  title?: Message;
  /** By side in words, where they are no points. */
  totals?: Message[];
  /** By how much, where totals are no points. */
  won_by?: Message;
  /** What the totals in the course of the match are called, where they are no points. */
  course?: Message;
  /** Of a total. */
  icon?: string;
  note?: Message;
  shares?: Shares;
  stacks?: Stack[];
  /** What `dearer` means. */
  stacks_note?: Message;
  tie?: TieBreak;
}

export type Thing =
  | Panel
  | Place
  | Card
  | Piece
  | Counter
  | Meter
  | Track
  | Space;
