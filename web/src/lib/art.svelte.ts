/** Pictures: the shared icons, and what each game brings in its `art/` folder, inlined so that they turn with the theme. */

import { readShapeDrawing, type ShapeDrawing } from "../kit/shapeDrawing";
import { fileAddress } from "./place";
import { untilHere } from "./untilHere";

export interface Drawing {
  svg: string;
  box: [number, number, number, number];
  anchors: Map<string, [number, number, number, number]>;
  /** Spots that are no rectangles: the corners of polygons. Their box is among the anchors too. */
  shapes: Map<string, Corner[]>;
  /** The other cuts there are of it: square, upright. */
  cuts: string[];
  /** Anchors that grow with a drawing that is made higher: round a point across, from a line down, so many times. */
  grows: Map<string, readonly [x: number, y: number, most: number]>;
  /** The least height of a drawing that takes any greater one. */
  least: number | null;
  /** Of the illumination of a big moment: the tincture of its ground, the icon in its middle, and the fact by which its
   *  numbered parts are counted. */
  ground: string | undefined;
  icon: string | undefined;
  counts: string | undefined;
}

export type Corner = [number, number];

/** Where the seat's ordinary goes on a piece, in the units of its symbol: x, y, scale. */
type Spot = [number, number, number];

class Art {
  /** Symbols that are in the page, by `game/id`. */
  #symbols = $state.raw(new Map<string, { box: string; mark?: Spot; own: boolean }>());
  #drawings = $state.raw(new Map<string, Drawing | null>());
  #shapes = $state.raw(new Map<string, Record<string, ShapeDrawing>>());
  #opened = new Set<string>();
  #holder: SVGSVGElement | null = null;

  /** The shared icons. */
  async openShared(): Promise<void> {
    if (this.#opened.has("")) return;
    this.#opened.add("");
    const answer = await untilHere("/icons/icons.svg");
    if (answer.ok) this.#add("", await answer.text(), false);
  }

  /** Bring a game's icons, pieces and colours into the page, once. */
  async open(game: string): Promise<void> {
    if (this.#opened.has(game)) return;
    this.#opened.add(game);
    this.#colours(game);
    const files = ["icons.svg", "symbols.svg", "shapes.json"].map((name) => this.#fetch(game, name));
    const [icons, symbols, shapes] = await Promise.all(files);
    this.#shapes = new Map(this.#shapes).set(game, readShapes(shapes));
    this.#add(game, icons ?? "", false);
    this.#add(game, symbols ?? "", true);
  }

  /** The symbol for an icon of a game; null where the game has none. */
  symbol(game: string, id: string): { href: string; box: string; mark?: Spot; own: boolean } | null {
    const found = this.#symbols.get(`${game}/${id}`);
    return found ? { href: `#${slug(game)}--${slug(id)}`, ...found } : null;
  }

  /** A drawing of a game, asked for once; undefined until it is here, null when there is none. */
  drawing(game: string, name: string): Drawing | null | undefined {
    const key = `${game}/${name}`;
    const known = this.#drawings.get(key);
    if (known === undefined && !this.#opened.has(key)) {
      this.#opened.add(key);
      void this.#fetch(game, `${name}.svg`).then((svg) => {
        this.#drawings = new Map(this.#drawings).set(key, svg ? read(svg) : null);
      });
    }
    return known;
  }

  /** A shape that a game draws itself; undefined until they are here, null when there is none of this name. */
  shape(game: string, name: string): ShapeDrawing | null | undefined {
    const all = this.#shapes.get(game);
    return all && (all[name] ?? null);
  }

  /** How many pictures are here: what is laid out anew when another comes asks for it. */
  get here(): number {
    return this.#drawings.size + this.#shapes.size;
  }

  /** A file of a game; null where there is none. */
  async #fetch(game: string, file: string): Promise<string | null> {
    const answer = await untilHere(`/art/${game}/${file}`);
    return answer.ok ? answer.text() : null;
  }

  #colours(game: string): void {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = fileAddress(`/art/${game}/tones.css`);
    document.head.append(link);
  }

  #add(game: string, source: string, own: boolean): void {
    if (!source) return;
    const sheet = new DOMParser().parseFromString(source, "image/svg+xml");
    const found = new Map(this.#symbols);
    for (const symbol of sheet.querySelectorAll("symbol")) {
      const box = symbol.getAttribute("viewBox") ?? "0 0 512 512";
      const mark = symbol.dataset.mark?.split(" ").map(Number) as Spot | undefined;
      found.set(`${game}/${symbol.id}`, { box, own, ...(mark ? { mark } : {}) });
      symbol.id = `${slug(game)}--${slug(symbol.id)}`;
      this.#hold().append(document.importNode(symbol, true));
    }
    for (const defs of sheet.querySelectorAll("svg > defs")) this.#hold().append(document.importNode(defs, true));
    this.#symbols = found;
  }

  #hold(): SVGSVGElement {
    if (!this.#holder) {
      this.#holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      this.#holder.classList.add("art-holder");
      this.#holder.setAttribute("aria-hidden", "true");
      document.body.append(this.#holder);
    }
    return this.#holder;
  }
}

/** The shapes of a game by name; one that cannot be read is left out. */
function readShapes(sources: string | null | undefined): Record<string, ShapeDrawing> {
  const all = Object.entries(JSON.parse(sources ?? "{}") as Record<string, string>);
  const read = all.map(([name, source]) => [name, readShapeDrawing(source)] as const);
  return Object.fromEntries(read.filter((each): each is [string, ShapeDrawing] => each[1] !== null));
}

function read(svg: string): Drawing {
  const sheet = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const box = (sheet.getAttribute("viewBox") ?? "0 0 100 100").split(/[\s,]+/).map(Number) as Drawing["box"];
  const anchors: Drawing["anchors"] = new Map();
  const shapes: Drawing["shapes"] = new Map();
  const grows: Drawing["grows"] = new Map();
  for (const spot of sheet.querySelectorAll("[data-anchor]")) {
    const { anchor: name = "", grow } = (spot as SVGElement).dataset;
    if (grow) grows.set(name, grow.split(" ").map(Number) as [number, number, number]);
    const corners = cornersOf(spot.getAttribute("points"));
    if (corners.length) shapes.set(name, corners);
    const at = corners.length
      ? boxOf(corners)
      : ["x", "y", "width", "height"].map((side) => Number(spot.getAttribute(side)));
    anchors.set(name, at as [number, number, number, number]);
    spot.remove();
  }
  const { cuts = "", least, ground, icon, counts } = sheet.dataset;
  return {
    svg: sheet.innerHTML,
    box,
    anchors,
    shapes,
    grows,
    least: least === undefined ? null : Number(least),
    cuts: cuts.split(" "),
    ground,
    icon,
    counts,
  };
}

/** `1,2 3,4` as corners. */
function cornersOf(points: string | null): Corner[] {
  const numbers = (points ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return numbers.flatMap((x, n) => (n % 2 ? [] : [[x, numbers[n + 1] ?? 0] as Corner]));
}

function boxOf(corners: readonly Corner[]): [number, number, number, number] {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

function slug(id: string): string {
  return id.replace(/[^\w-]/g, "-");
}

export const art = new Art();
