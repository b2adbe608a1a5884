/**
 * Things of a scene in words, as src/regnum/catalogue/describe.py tells them: for those who hear the table, for tips and
 * for lists. No game is named here.
 */
import { spotText } from "../lib/sentences";
import { headed, type Words } from "../lib/texts.svelte";
import type { Message, Option } from "../wire/messages";
import type { Panel, Piece, Scene, Space, Thing, Track } from "../wire/scene";
import type { TouchState } from "./choosing.svelte";
import type { Kit } from "./context";

type Describer = Pick<Kit, "words" | "sideLabel" | "scene" | "choosing">;

const EDGES = "NESW";
const FOOTED = ["region", "drawn"]; // shapes whose small words say what nothing else does

function words(message: Message, kit: Describer): string {
  return kit.words.text(message);
}

function nameMessage(thing: Thing): Message | undefined {
  return thing.name ?? ("title" in thing ? thing.title : undefined) ?? thing.label;
}

function isNamed(thing: Thing): boolean {
  return nameMessage(thing) !== undefined;
}

/** The full name of a thing; one without a name is called after its kind, its position or its owner. */
export function called(thing: Thing, kit: Describer): string {
  const name = nameMessage(thing);
  if (name) return headed(words(name, kit));
  const kind = thing.icon ? kindName(thing.icon, kit) : "";
  if (kind) return headed(kind);
  if (thing.kind === "piece") {
    if (thing.x !== undefined && thing.y !== undefined) return spot(thing, kit);
    if (thing.shape === "cell" && thing.value !== undefined) return String(thing.value);
  }
  return thing.seat !== undefined ? headed(kit.sideLabel(thing.seat)) : "";
}

/** Where it lies on a grid, as sentences write it. */
function spot(piece: Piece, kit: Describer): string {
  const at = spotText(piece.x!, piece.y!);
  return kit.words.has("term-cell") ? `${headed(kit.words.say("term-cell"))} ${at}` : at;
}

/** What an icon means, where something of the scene says it. */
function kindName(icon: string, kit: Describer): string {
  const known = kit.scene ? meanings(kit.scene).get(icon) : undefined;
  return known ? words(known, kit) : "";
}

const MEANINGS = new WeakMap<Scene, Map<string, Message>>();

function meanings(scene: Scene): Map<string, Message> {
  const known = MEANINGS.get(scene);
  if (known) return known;
  const found = new Map<string, Message>();
  for (const thing of everything(scene.panels)) {
    const tells = thing.kind === "counter" || (thing.kind === "piece" && ["worker", "slot"].includes(thing.shape));
    if (tells && thing.icon && thing.label && !found.has(thing.icon)) found.set(thing.icon, thing.label);
  }
  MEANINGS.set(scene, found);
  return found;
}

/** What lies in it, on it or below it, one level down. */
function inside(thing: Thing): Thing[] {
  const items = "items" in thing ? thing.items : thing.kind === "track" ? thing.cells : [];
  const middle = thing.kind === "place" ? (thing.middle ?? []) : [];
  return [...items, ...middle, ...(thing.marks ?? [])];
}

/** All things, also those that lie on others. */
export function* everything(things: readonly Thing[]): Generator<Thing> {
  for (const thing of things) {
    yield thing;
    yield* everything(inside(thing));
  }
}

const HOLDERS = new WeakMap<Scene, Map<string, Thing>>();

/** What a thing lies on or in. */
export function holderOf(id: string, scene: Scene): Thing | undefined {
  const known = HOLDERS.get(scene);
  if (known) return known.get(id);
  const found = new Map<string, Thing>();
  for (const thing of everything(scene.panels)) for (const each of inside(thing)) found.set(each.id, thing);
  HOLDERS.set(scene, found);
  return found.get(id);
}

function amount(good: string, count: number, kit: Describer): string {
  if (kit.words.has(`count-${good}-acc`)) return kit.words.say(`count-${good}-acc`, { count });
  return `${count} ${kindName(good, kit) || good}`;
}

function price(cost: Record<string, number> | undefined, kit: Describer): string {
  return Object.entries(cost ?? {})
    .map(([good, count]) => amount(good, count, kit))
    .join(", ");
}

/** `3 silver or 1 debt`; nothing where it costs nothing. */
export function prices(thing: Thing, kit: Describer): string {
  if (thing.kind === "piece" && thing.value !== undefined) return ""; // it has been paid
  const first = "cost" in thing ? price(thing.cost, kit) : "";
  const second = "or_cost" in thing ? price(thing.or_cost, kit) : "";
  return second ? kit.words.say("tty-or", { first, second }) : first;
}

/** `3 of 5` */
export function ofMost(value: number, most: number, says: Words): string {
  return says.say("tty-value-of", { value, most });
}

function counted(icons: readonly string[], kit: Describer): string {
  const numbers = new Map<string, number>();
  for (const icon of icons) numbers.set(icon, (numbers.get(icon) ?? 0) + 1);
  return [...numbers]
    .map(([icon, count]) =>
      kit.words.has(`count-${icon}`)
        ? kit.words.say(`count-${icon}`, { count })
        : `${count} ${kindName(icon, kit) || icon}`,
    )
    .join(", ");
}

/** The edges its roads reach once the tile lies as its owner sees it. */
function roadEdges(piece: Piece): string[] {
  const quarter = Math.round((piece.turned ?? 0) / 90);
  const reached = (piece.roads ?? []).map((edge) => EDGES[(EDGES.indexOf(edge) + quarter) % 4]!);
  return [...EDGES].filter((edge) => reached.includes(edge));
}

/** Whether its number says how many pieces these are; on a tile or a card it is points. */
function isCount(thing: Thing): thing is Piece & { value: number } {
  return thing.kind === "piece" && thing.shape !== "tile" && thing.shape !== "cell" && thing.value !== undefined;
}

/** A thing of any kind, in words. */
export function described(thing: Thing, kit: Describer): string {
  if (thing.kind === "counter") return `${called(thing, kit)}: ${thing.value}${thing.plus ? ` +${thing.plus}` : ""}`;
  if (thing.kind === "meter") return `${called(thing, kit)}: ${ofMost(thing.value, thing.most, kit.words)}`;
  if (thing.kind === "track") return `${called(thing, kit)}: ${trackWords(thing, kit)}`;
  if (thing.kind === "panel" || thing.kind === "place") return called(thing, kit);
  const marks = (thing.marks ?? []).map((mark) => described(mark, kit)).filter(Boolean);
  if (thing.kind === "piece" && thing.shape === "cell" && marks.length) return marks.join("; "); // all there is to say
  const parts = details(thing, kit);
  if (marks.length) parts.push(kit.words.say("tty-on-it", { things: marks.join("; ") }));
  return parts.join(", ");
}

/** All that is to be seen of a piece, a card or a space, in a fixed order, without what lies on it. */
function details(thing: Exclude<Thing, Panel>, kit: Describer): string[] {
  const says = kit.words;
  let name = called(thing, kit);
  if (isCount(thing) && !name.split(" ").includes(String(thing.value))) name = `${thing.value}× ${name}`.trim();
  const parts = [thing.kind === "piece" && thing.order !== undefined ? `${thing.order}. ${name}` : name];
  if (thing.kind === "piece" && thing.tone && thing.tone !== thing.icon && says.has(`tone-${thing.tone}`))
    parts.push(says.say(`tone-${thing.tone}`));
  if (thing.kind === "card" && thing.face === "down") parts.push(says.say("ui-face-down"));
  if (thing.seat !== undefined && thing.seat !== null && isNamed(thing)) parts.push(kit.sideLabel(thing.seat));
  if (thing.kind === "piece" && thing.near !== undefined) parts.push(says.say(thing.near ? "tty-near" : "tty-far"));
  if (thing.kind === "card" && thing.icons?.length && thing.text)
    parts.push(says.say("tty-shows", { things: counted(thing.icons, kit) }));
  if (thing.kind === "card" && thing.accepts)
    parts.push(says.say("tty-takes", { thing: kindName(thing.accepts, kit) || thing.accepts }));
  const cost = prices(thing, kit);
  if (cost) parts.push(says.say("tty-costs", { cost }));
  parts.push(valueWords(thing, kit));
  if (thing.kind === "piece" && FOOTED.includes(thing.shape) && thing.foot) parts.push(words(thing.foot, kit));
  const roads = thing.kind === "piece" ? roadEdges(thing).map((edge) => says.say(`edge-${edge.toLowerCase()}`)) : [];
  if (roads.length) parts.push(says.say("tty-roads", { edges: roads.join(", ") }));
  if (thing.kind === "space" && thing.items.length) parts.push(slots(thing, kit));
  if (thing.spent)
    parts.push(says.say(thing.kind !== "piece" ? "tty-taken" : thing.shape === "unit" ? "tty-spent" : "tty-laid"));
  return parts.filter(Boolean);
}

/** What a number means: how often a space was used, else points. */
function valueWords(thing: Thing, kit: Describer): string {
  if (!("value" in thing) || thing.value === undefined || isCount(thing)) return "";
  if (thing.kind === "piece" && thing.shape === "cell") return "";
  if (thing.kind !== "space") return kit.words.say("count-points", { count: thing.value });
  if (thing.most !== undefined)
    return kit.words.say("tty-used-of", { used: ofMost(thing.value, thing.most, kit.words) });
  return thing.value ? kit.words.say("tty-used-times", { count: thing.value }) : "";
}

function slots(space: Space, kit: Describer): string {
  const isSlot = (each: Thing) => each.kind === "piece" && each.shape === "slot";
  const told = space.items.map((each) => (isSlot(each) ? slotWords(each, kit) : lowered(described(each, kit))));
  return kit.words.say(space.items.some(isSlot) ? "tty-slots" : "tty-on-it", { things: told.join(", ") });
}

function slotWords(slot: Thing, kit: Describer): string {
  const name = slot.label ? words(slot.label, kit) : called(slot, kit);
  const here = (slot.marks ?? []).map((mark) => lowered(described(mark, kit))).join("; ");
  return here ? `${name} (${kit.words.say("tty-on-it", { things: here })})` : name;
}

/** The markers on each cell of a track, and those that stand on none. */
export function marksByCell(track: Track): { cells: Piece[][]; beside: Thing[] } {
  const marks = (track.marks ?? []).filter((mark): mark is Piece => mark.kind === "piece");
  const cells = track.cells.map((cell, nth) =>
    marks.filter((mark) => mark.at !== undefined && (mark.at === (cell.value ?? nth) || mark.at === cell.id)),
  );
  const placed = new Set(cells.flat());
  return { cells, beside: (track.marks ?? []).filter((mark) => !placed.has(mark as Piece)) };
}

/** Who stands where, from the first cell to the last; then whoever stands beside it. */
function trackWords(track: Track, kit: Describer): string {
  const { cells, beside } = marksByCell(track);
  const here = cells.flatMap((marks, nth) =>
    marks.map((mark) =>
      kit.words.say("tty-mark-at", {
        thing: markWords(mark, track, kit),
        place: cellName(track.cells[nth]!, nth, kit),
      }),
    ),
  );
  const parts = [...here, ...beside.map((mark) => markWords(mark, track, kit))];
  return parts.join("; ") || kit.words.say("tty-nothing");
}

function cellName(cell: Piece, nth: number, kit: Describer): string {
  if (cell.value !== undefined) return String(cell.value);
  return isNamed(cell) ? called(cell, kit) : String(nth);
}

/** A marker without a name of its own, or with that of its track, is called after its owner. */
function markWords(mark: Thing, track: Track, kit: Describer): string {
  const same = called(mark, kit) === called(track, kit);
  if (mark.seat !== undefined && (!isNamed(mark) || same)) return kit.sideLabel(mark.seat);
  return described(mark, kit);
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLocaleLowerCase() + sentence.slice(1);
}

/** Why it cannot be touched, once for every different sentence. */
export function reasons(id: string, kit: Describer): string[] {
  return [...new Set((kit.choosing?.whyNot(id) ?? []).map((refusal) => kit.words.why(refusal)))];
}

/** How a choice is told apart from others of the same name: by what it lies on; there by its number, if it must. */
interface Distinction {
  holder?: Thing;
  nth?: number;
}
const DISTINCTIONS = new WeakMap<readonly Option[], Map<string, Distinction>>();

function distinctions(kit: Describer): Map<string, Distinction> {
  const { choosing, scene } = kit;
  if (!choosing || !scene) return new Map();
  const known = DISTINCTIONS.get(choosing.open);
  if (known) return known;
  const found = new Map<string, Distinction>();
  const choices = [...everything(scene.panels)].filter((each) => choosing.touchable(each.id));
  for (const alike of groups(choices, (each) => described(each, kit)).filter((each) => each.length > 1)) {
    const held = (each: Thing) => holderOf(each.id, scene);
    for (const there of groups(alike, (each) => held(each)?.id ?? "")) {
      const holder = held(there[0]!);
      const named = holder && there.length < alike.length && called(holder, kit) ? { holder } : {};
      const numbered = there.length > 1 || !("holder" in named);
      there.forEach((each, n) => found.set(each.id, { ...named, ...(numbered ? { nth: n + 1 } : {}) }));
    }
  }
  DISTINCTIONS.set(choosing.open, found);
  return found;
}

/** Those that are the same in some respect, where there are several. */
function groups(things: readonly Thing[], respect: (thing: Thing) => string): Thing[][] {
  const found = new Map<string, Thing[]>();
  for (const each of things) found.set(respect(each), [...(found.get(respect(each)) ?? []), each]);
  return [...found.values()];
}

/** What a screen reader says of a thing that can be touched or explained: no two choices have the same name. */
export function spoken(thing: Thing, state: TouchState, kit: Describer): string {
  const { holder, nth } = distinctions(kit).get(thing.id) ?? {};
  const name = [described(thing, kit), holder ? called(holder, kit) : "", nth ? String(nth) : ""];
  const parts = [name.filter(Boolean).join(", ")];
  if (state === "lit") parts.push(kit.words.say("web-kit-lit"));
  if (state === "picked") parts.push(kit.words.say("ui-selected"));
  if (state === "dim") parts.push(`${kit.words.say("ui-not-possible")}: ${reasons(thing.id, kit).join(" ")}`);
  return parts.filter(Boolean).join(". ");
}
