/** Where things are in a scene: by id, by the words that name them, and in which panel. */
import { spotIn } from "../lib/sentences";
import type { Message, GridSpot } from "../wire/messages";
import type { Panel, Scene, Thing } from "../wire/scene";

type Anything = Record<string, unknown>;

/** Every thing of a tree, with the panel and the thing it lies in, and as which of its neighbours. */
export function* things(tree: unknown, panel = "", parent = "", nth = 0): Generator<[Thing, string, string, number]> {
  if (Array.isArray(tree)) {
    for (const [n, each] of tree.entries()) yield* things(each, panel, parent, n);
    return;
  }
  if (!tree || typeof tree !== "object" || (tree as Anything).t === "message") return;
  const thing = tree as Anything & { kind?: string; id?: string };
  const isThing = typeof thing.kind === "string" && typeof thing.id === "string";
  if (isThing) yield [tree as Thing, panel, parent, nth];
  const here = isThing && thing.kind === "panel" ? thing.id! : panel;
  for (const value of Object.values(thing)) yield* things(value, here, isThing ? thing.id! : parent);
}

export class SceneIndex {
  /** Panel of every thing, by its id. */
  readonly panels = new Map<string, string>();
  /** Every thing by its id, those of the purse too. */
  readonly things = new Map<string, Thing>();
  readonly #parents = new Map<string, string>();
  readonly #spots = new Map<string, string>();
  readonly #named = new Map<string, Set<string>>();
  readonly #words = new Map<string, Set<string>>();
  readonly #own = new Map<string, string>();

  constructor(readonly scene: Scene) {
    for (const [thing] of things(scene.purse ?? [])) this.things.set(thing.id, thing);
    for (const [thing, panel, parent, nth] of things(scene.panels)) {
      if (thing.kind === "panel") continue;
      this.things.set(thing.id, thing);
      this.panels.set(thing.id, panel);
      this.#parents.set(thing.id, parent);
      this.#spots.set(`${parent} ${whereOf(thing, nth)}`, thing.id);
      if (thing.kind === "card" || (thing.kind === "piece" && !WORDS.includes(thing.shape)))
        this.#own.set(thing.id, face(thing));
      for (const name of namesOf(thing)) put(this.#named, name.id.split(".")[0]!, thing.id);
      const last = thing.id.split(" ").at(-1)!;
      put(this.#words, last, thing.id);
    }
  }

  /** Ids of the things a message names. */
  meant(message: Message): string[] {
    const base = message.id.split(".")[0]!;
    const direct = [...(this.#named.get(base) ?? [])];
    if (direct.length) return direct.length <= MANY ? direct : [];
    const inner = Object.values(message.args).flatMap((fact) => (isMessage(fact) ? this.meant(fact) : []));
    return [...new Set(inner)];
  }

  /** Everything a sentence speaks of, positions too (the cell "1,2"), but not what lies beside them. */
  touched(message: Message): string[] {
    const found = Object.values(message.args).flatMap((fact) => {
      const spot = isMessage(fact) ? spotIn(fact) : isSpot(fact) ? fact : undefined;
      if (spot) return this.#called(`${spot.x},${spot.y}`);
      if (isMessage(fact)) return this.meant(fact);
      return typeof fact === "string" ? this.#called(fact) : [];
    });
    return [...new Set(found)];
  }

  #called(word: string): string[] {
    const ids = [...(this.#words.get(word) ?? [])];
    return ids.length <= MANY ? ids : [];
  }

  /** Whether it lies where a move of somebody else is worth an outline: not among one's own things, nor in a tray. */
  abroad(id: string): boolean {
    const panel = this.scene.panels.find((each) => each.id === this.panels.get(id));
    return !!panel && panel.role !== "mine" && !panel.tray;
  }

  /** What lies now where something else lay: on the same thing in the same place, or else the thing below. */
  standing(spot: { on?: string; where?: string }): string | undefined {
    const here = this.#spots.get(`${spot.on} ${spot.where}`);
    return here ?? (this.things.has(spot.on ?? "") ? spot.on : undefined);
  }

  panelFor(id: string): Panel | undefined {
    return panelOf(this.scene, id);
  }

  /** Pieces and cards a sentence speaks of that are no more in `after`, where something else may bear their id. */
  lost(message: Message, after: SceneIndex): string[] {
    const left = after.touched(message);
    return this.touched(message).filter((id) => this.#own.has(id) && this.abroad(id) && !left.includes(id));
  }

  /** Pieces and cards that are new here, lie elsewhere or look different than in `before`; of a panel where more has
   *  changed than can be followed, only those that came or moved, and none where these are too many as well. */
  changed(before: SceneIndex): Set<string> {
    const changed = new Map<string, { all: string[]; moved: string[] }>();
    for (const [id, now] of this.#own) {
      const was = before.#own.get(id);
      if (!this.abroad(id)) continue;
      const moved = was === undefined || before.#parents.get(id) !== this.#parents.get(id);
      if (!moved && was === now) continue;
      const panel = this.panels.get(id) ?? "";
      const here = changed.get(panel) ?? { all: [], moved: [] };
      changed.set(panel, here);
      here.all.push(id);
      if (moved) here.moved.push(id);
    }
    const few = [...changed.values()].map(({ all, moved }) => (all.length <= FOLLOWED ? all : moved));
    return new Set(few.filter((ids) => ids.length <= FOLLOWED).flat());
  }
}

/** Where on its place a thing lies, as src/regnum/scene/changes.py names it. */
function whereOf(thing: Thing, nth: number): string {
  const { x, y, position, at, anchor } = thing as unknown as Record<string, number | string | undefined>;
  if (x !== undefined && y !== undefined) return `${x},${y}`;
  for (const [name, value] of Object.entries({ position, at, anchor }))
    if (value !== undefined) return `${name} ${value}`;
  return `nth ${nth}`;
}

const WORDS = ["note", "gap", "cell"]; // shapes that are no pieces
const MANY = 6; // a name that so many things bear points at nothing
const FOLLOWED = 3; // changes on one panel that an eye follows; the rest is told in the log

function namesOf(thing: Thing): Message[] {
  const { label, name, title } = thing as { label?: Message; name?: Message; title?: Message };
  return [name, title, label].filter((each): each is Message => !!each);
}

/** What a piece shows of itself, without what others put on it and what changes all the time. */
function face(thing: Thing): string {
  const { marks, value, near, position, order, text, note, ...rest } = thing as unknown as Anything;
  void [marks, value, near, position, order, text, note];
  return JSON.stringify(rest);
}

function put(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}

function isMessage(fact: unknown): fact is Message {
  return !!fact && typeof fact === "object" && (fact as Anything).t === "message";
}

function isSpot(fact: unknown): fact is GridSpot {
  return !!fact && typeof fact === "object" && (fact as Anything).t === "spot";
}

export function panelOf(scene: Scene, id: string): Panel | undefined {
  return scene.panels.find((panel) => panel.id === id);
}
