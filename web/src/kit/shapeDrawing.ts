/**
 * Shapes that a game draws itself (`art/shapes/<name>.svg`, docs/shapes.md): how a file is read, which of its parts a
 * piece shows, and where on the screen its anchors lie.
 */

/** What an axis does with room that the drawing did not have. */
type Hold = "start" | "middle" | "end" | "stretch" | "scale";
export type Bounds = readonly [x: number, y: number, width: number, height: number];

/** When a part is shown: all of it must hold, and so must what is said of the groups around it. */
interface Condition {
  /** Words that must be true of the piece; `not-` before one says the opposite. */
  when: string[];
  /** The number that `from` and `upto` are about. */
  of: string;
  from: number;
  upto: number;
}

/** A place in the drawing where the page lays something of the piece. */
export interface Anchor {
  what: string;
  shown: Condition[];
  box: Bounds;
  x: Hold;
  y: Hold;
  /** So many units higher for each one of its value. */
  lift: number;
  align: "start" | "middle" | "end";
  /** Smallest size ever, smallest where there is room, and largest, in px. */
  px: [number, number, number];
  /** What is drawn round words or gains: pill, ribbon, plate. */
  ground: string;
  font: "title" | "ui";
  colour: string;
  weight: string;
  spacing: string;
  radius: number;
  /** Its line, and how thick it is, in px. */
  edge: string;
  thick: number;
  /** Room at both sides of words or gains on a ground, in px. */
  pad: number;
  /** Pieces: the largest one, in units; a fixed number of columns; the room between two. */
  largest: number;
  columns: number;
  gap: number;
  lines: number;
  /** Icons take the colour of the words. */
  plain: boolean;
  /** Over the ring of what can be chosen, and never faint. */
  above: boolean;
}

export interface ShapeDrawing {
  root: SVGSVGElement;
  box: Bounds;
  /** Its size in px where nothing else says one. */
  natural: readonly [number, number];
  stretch: "" | "x" | "y" | "both";
  /** Its units are px, however large it is. */
  fixed: boolean;
  /** It takes the width there is. */
  wide: boolean;
  round: boolean;
  radius: number;
  hatch: boolean;
  shadow: boolean;
  anchors: Anchor[];
}

/** What a piece is, for the conditions of a drawing. */
interface Facts {
  states: ReadonlySet<string>;
  numbers: Readonly<Record<string, number | undefined>>;
}

/** A drawing at a size: px for a unit, and how much longer than drawn each side is, in units. */
interface Frame {
  box: Bounds;
  scale: number;
  more: readonly [number, number];
  width: number;
  height: number;
}

const ELEMENTS = new Set(
  "svg g path rect circle ellipse line polyline polygon use defs clipPath linearGradient radialGradient stop".split(
    " ",
  ),
);
const SVG = "http://www.w3.org/2000/svg";

/** A file, read once: its anchors taken out, and everything that is no drawing. */
export function readShapeDrawing(source: string): ShapeDrawing | null {
  const root = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  if (!(root instanceof SVGSVGElement)) return null;
  for (const part of root.querySelectorAll("*")) if (!isDrawing(part)) part.remove();
  const anchors = [...root.querySelectorAll<SVGElement>("[data-anchor]")].map(readAnchor);
  for (const part of root.querySelectorAll("[data-anchor]")) part.remove();
  const { stretch = "", form, radius } = root.dataset;
  const box = (root.getAttribute("viewBox") ?? "0 0 100 100").split(/[\s,]+/).map(Number) as unknown as Bounds;
  return {
    root,
    box,
    natural: [Number(root.getAttribute("width") ?? box[2]), Number(root.getAttribute("height") ?? box[3])],
    stretch: stretch as ShapeDrawing["stretch"],
    fixed: root.dataset.unit === "px",
    wide: "wide" in root.dataset,
    round: form === "round",
    radius: Number(radius ?? 8),
    hatch: "hatch" in root.dataset,
    shadow: "shadow" in root.dataset,
    anchors,
  };
}

function isDrawing(part: Element): boolean {
  const links = [...part.attributes].filter(({ name }) => name.startsWith("on") || name.endsWith("href"));
  return ELEMENTS.has(part.localName) && links.every(({ name, value }) => name === "href" && value.startsWith("#"));
}

function readAnchor(rect: SVGElement): Anchor {
  const said = rect.dataset;
  const side = (name: string) => Number(rect.getAttribute(name) ?? 0);
  const colour = rect.getAttribute("fill") ?? "none";
  return {
    what: said.anchor ?? "",
    shown: conditions(rect),
    box: [side("x"), side("y"), side("width"), side("height")],
    x: (said.x ?? "start") as Hold,
    y: (said.y ?? "start") as Hold,
    lift: Number(said.lift ?? 0),
    align: (said.align ?? "middle") as Anchor["align"],
    px: readSizes(said.px),
    ground: said.ground ?? "",
    font: said.font === "title" ? "title" : "ui",
    colour: colour === "none" ? "" : colour,
    weight: rect.getAttribute("font-weight") ?? "",
    spacing: rect.getAttribute("letter-spacing") ?? "",
    radius: side("rx"),
    edge: rect.getAttribute("stroke") ?? "",
    thick: Number(rect.getAttribute("stroke-width") ?? 1),
    pad: Number(said.pad ?? 8),
    largest: Number(said.largest ?? Infinity),
    columns: Number(said.columns ?? 0),
    gap: Number(said.gap ?? 0),
    lines: Number(said.lines ?? 1),
    plain: "plain" in said,
    above: "above" in said,
  };
}

/** `least most`, or `least usual most`. */
function readSizes(px = ""): Anchor["px"] {
  const sizes = px.split(" ").filter(Boolean).map(Number);
  return [sizes[0] ?? 0, sizes.length > 2 ? sizes[1]! : (sizes[0] ?? 0), sizes.at(-1) ?? Infinity];
}

function conditions(part: Element | null): Condition[] {
  return part instanceof SVGElement ? [condition(part.dataset), ...conditions(part.parentElement)] : [];
}

function condition(said: Readonly<Record<string, string | undefined>>): Condition {
  return {
    when: (said.when ?? "").split(" ").filter(Boolean),
    of: said.of ?? "value",
    from: Number(said.from ?? -Infinity),
    upto: Number(said.upto ?? Infinity),
  };
}

export function holds({ when, of, from, upto }: Condition, facts: Facts): boolean {
  const number = facts.numbers[of] ?? 0;
  const isTrue = (word: string) =>
    word.startsWith("not-") ? !facts.states.has(word.slice("not-".length)) : facts.states.has(word);
  return number >= from && number <= upto && when.every(isTrue);
}

/** A drawing in a room of so many px. What does not stretch keeps its form and is as large as it can be. */
export function framed(
  { box, stretch, fixed }: Pick<ShapeDrawing, "box" | "stretch" | "fixed">,
  width: number,
  height: number,
): Frame {
  const [, , wide, high] = box;
  const least = Math.min(width / wide, height / high);
  const scale = fixed ? 1 : { "": least, x: height / high, y: width / wide, both: least }[stretch];
  const more = [
    stretch === "x" || stretch === "both" ? width / scale - wide : 0,
    stretch === "y" || stretch === "both" ? height / scale - high : 0,
  ] as const;
  return { box, scale, more, width: (wide + more[0]) * scale, height: (high + more[1]) * scale };
}

/** Where a stretch of an axis lies once there is more room: its start and its length. */
function held(hold: Hold, start: number, length: number, whole: number, more: number): [number, number] {
  if (hold === "stretch") return [start, length + more];
  if (hold === "scale") return [(start * (whole + more)) / whole, (length * (whole + more)) / whole];
  return [start + (hold === "end" ? more : hold === "middle" ? more / 2 : 0), length];
}

/** An anchor in px of the drawing's upper left corner. */
export function anchored(anchor: Anchor, { box, scale, more }: Frame, value = 0): Bounds {
  const [x, width] = held(anchor.x, anchor.box[0] - box[0], anchor.box[2], box[2], more[0]);
  const [y, height] = held(anchor.y, anchor.box[1] - box[1], anchor.box[3], box[3], more[1]);
  return [x * scale, (y - anchor.lift * value) * scale, width * scale, height * scale];
}

/** How large `count` square pieces can be in a room, in as many lines as suits them best. */
export function largestOf(
  count: number,
  [width, height]: readonly [number, number],
  lines: number,
  beside = 1,
): number {
  let best = 0;
  for (let rows = 1; rows <= Math.min(lines, count); rows++)
    best = Math.max(best, Math.min(height / rows, width / Math.ceil(count / rows) / beside));
  return best;
}

/** What `<use href="#icon">` and its like stand for in one piece. */
export type Names = (name: string) => { href: string } | { path: string } | null;

/** The drawing of one piece: without the parts that do not apply, at its size, its symbols found, its ids its own. */
export function drawnParts(shape: ShapeDrawing, facts: Facts, frame: Frame, own: string, names: Names): string {
  const root = shape.root.cloneNode(true) as SVGSVGElement;
  for (const part of root.querySelectorAll<SVGElement>("[data-when],[data-from],[data-upto]"))
    if (!holds(condition(part.dataset), facts)) part.remove();
  for (const part of root.querySelectorAll<SVGElement>("[data-x],[data-y],[data-lift]"))
    hold(part, frame, facts.numbers.value ?? 0);
  const ids = new Set([...root.querySelectorAll("[id]")].map(({ id }) => id));
  for (const use of root.querySelectorAll("[href]")) if (!ids.has(target(use))) replace(use, names(target(use)));
  return ownIds(root.innerHTML, ids, own);
}

function target(use: Element): string {
  return (use.getAttribute("href") ?? "").slice(1);
}

/** A part that holds to an edge moves with it; one that stretches grows, and a path that scales is drawn wider. */
function hold(part: SVGElement, { box, more }: Frame, value: number): void {
  const grown: [number, number] = [1, 1];
  const moves = (["x", "y"] as const).map((axis, nth) => {
    const side = axis === "x" ? "width" : "height";
    const kind = (part.dataset[axis] ?? "start") as Hold;
    const [start, length] = [Number(part.getAttribute(axis) ?? 0), Number(part.getAttribute(side) ?? 0)];
    const [at, long] = held(kind, start - box[nth]!, length, box[2 + nth]!, more[nth]!);
    if (kind === "scale" && !part.hasAttribute(side)) {
      grown[nth] = 1 + more[nth]! / box[2 + nth]!;
      return box[nth]! * (1 - grown[nth]);
    }
    if (kind === "stretch" || kind === "scale") {
      part.setAttribute(axis, String(at + box[nth]!));
      part.setAttribute(side, String(long));
      return 0;
    }
    return at + box[nth]! - start;
  });
  const [dx, dy] = [moves[0]!, moves[1]! - Number(part.dataset.lift ?? 0) * value];
  const turns = [
    dx || dy ? `translate(${dx} ${dy})` : "",
    grown.some((each) => each !== 1) ? `scale(${grown[0]} ${grown[1]})` : "",
    part.getAttribute("transform") ?? "",
  ];
  if (turns[0] || turns[1]) part.setAttribute("transform", turns.filter(Boolean).join(" "));
}

function replace(use: Element, found: ReturnType<Names>): void {
  if (!found) use.remove();
  else if ("href" in found) use.setAttribute("href", found.href);
  else use.replaceWith(pathIn(use, found.path));
}

/** A path drawn round 0,0 within ±6, in the box of what it stands for. */
function pathIn(use: Element, path: string): Element {
  const box = document.createElementNS(SVG, "svg");
  for (const { name, value } of use.attributes) if (name !== "href") box.setAttribute(name, value);
  box.setAttribute("viewBox", "-6 -6 12 12");
  box.setAttribute("overflow", "visible");
  const inner = document.createElementNS(SVG, "path");
  inner.setAttribute("d", path);
  box.append(inner);
  return box;
}

/** Many pieces lie in one page, where an id stands for one thing. */
function ownIds(source: string, ids: ReadonlySet<string>, own: string): string {
  return [...ids].reduce(
    (text, id) =>
      text
        .replaceAll(`id="${id}"`, `id="${own}-${id}"`)
        .replaceAll(`"#${id}"`, `"#${own}-${id}"`)
        .replaceAll(`url(#${id})`, `url(#${own}-${id})`),
    source,
  );
}
