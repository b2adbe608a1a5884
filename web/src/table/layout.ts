/** Where the panels of a scene lie, also of one that says nothing about it. */
import type { StageColumn, Panel, Scene, Zone } from "../wire/scene";

const OWN = 640; // natural width of what has none, in px
const KEPT = 744; // that of a board without the rest of its leaf

/** Panels that can lie on a stage: trays come by themselves. */
function lying(scene: Scene): Panel[] {
  return scene.panels.filter((panel) => !panel.tray);
}

/** Columns of a wide stage, where the log has a place of its own: none is kept for it alone. */
export function columnsBesideLog(scene: Scene): StageColumn[] {
  return columns(scene)
    .filter((column) => column.panels.length)
    .map(({ log: _, ...column }) => column);
}

/** Panels of the others that lie in no column: those of the column at the side. */
export function rivals(scene: Scene): Panel[] {
  const shown = new Set(columns(scene).flatMap((column) => column.panels));
  return lying(scene).filter((panel) => panel.role === "others" && !shown.has(panel.id));
}

/** Columns of a wide stage: as the game says, else the board, one's own things and what is on offer by role. */
export function columns(scene: Scene): StageColumn[] {
  if (scene.stage?.length) return scene.stage.filter((column) => column.panels.length || column.log);
  const of = (...roles: string[]) =>
    lying(scene)
      .filter((panel) => roles.includes(panel.role))
      .map((panel) => panel.id);
  const board = of("board", "offer", "side");
  const mine = of("mine");
  const found = [{ panels: board }, { panels: mine.length ? mine : of("others"), width: OWN }];
  return found.filter((column) => column.panels.length);
}

/** Tabs of a narrow screen: as the game says, else one for each role. */
export function zones(scene: Scene): Zone[] {
  if (scene.zones?.length) return scene.zones;
  const icons: Record<string, string> = {
    board: "board",
    mine: "hand",
    offer: "supply",
    side: "deck",
    others: "people",
  };
  const found: Zone[] = [];
  for (const role of Object.keys(icons)) {
    const panels = lying(scene).filter((panel) => panel.role === role);
    const [first] = panels;
    if (first)
      found.push({ id: role, title: first.title, icon: icons[role]!, panels: panels.map((panel) => panel.id) });
  }
  return found;
}

/** A screen between both: the column with the board, and the zones that hold the rest. */
export function halves(scene: Scene): { board: StageColumn; zones: Zone[] } {
  const role = new Map(scene.panels.map((panel) => [panel.id, panel.role]));
  const all = columns(scene);
  const whole = all.find((column) => column.panels.some((id) => role.get(id) === "board")) ?? all[0] ?? { panels: [] };
  const board: StageColumn = whole.keeps ? { panels: whole.keeps, width: KEPT } : whole;
  return { board, zones: rest(scene, [board]) };
}

/** An upright tablet: the leaves as the game says, else the board, and the zones that hold the rest. */
export function stack(scene: Scene): { leaves: StageColumn[]; zones: Zone[] } {
  const { board, zones } = halves(scene);
  if (!scene.stacked?.length) return { leaves: [board], zones };
  const leaves = scene.stacked.filter((leaf) => leaf.panels.length);
  return { leaves, zones: leaves.length < scene.stacked.length ? rest(scene, leaves) : [] };
}

/** The tabs with what lies on none of these leaves. What lay below the board comes first in the next tab: it alone would
 *  leave most of it empty. */
function rest(scene: Scene, leaves: readonly StageColumn[]): Zone[] {
  const shown = new Set(leaves.flatMap((leaf) => leaf.panels));
  const boards = new Set(scene.panels.filter((panel) => panel.role === "board").map((panel) => panel.id));
  const all = zones(scene)
    .map((zone) => left(scene, zone, shown))
    .filter((zone) => zone.panels.length);
  const at = all.findIndex(({ id }) =>
    zones(scene).some((zone) => zone.id === id && zone.panels.some((panel) => boards.has(panel) && shown.has(panel))),
  );
  const [below, next] = at < 0 ? [] : all.slice(at, at + 2);
  if (!below || !next) return all;
  all.splice(at, 2, { ...next, panels: [...below.panels, ...next.panels] });
  return all;
}

/** Of these leaves the one with one's own things and nothing that all play on; -1 where there is none. */
export function ownLeaf(scene: Scene, leaves: readonly StageColumn[]): number {
  const roles = new Map(scene.panels.map((panel) => [panel.id, panel.role]));
  const is = (leaf: StageColumn, ...wanted: Panel["role"][]) =>
    leaf.panels.some((id) => wanted.includes(roles.get(id) ?? "side"));
  return leaves.findIndex((leaf) => is(leaf, "mine") && !is(leaf, "board", "offer", "side"));
}

/** What a zone still holds; a single panel that is left of it gives it its name. */
function left(scene: Scene, zone: Zone, shown: ReadonlySet<string>): Zone {
  const panels = zone.panels.filter((id) => !shown.has(id));
  const only =
    panels.length === 1 && panels.length < zone.panels.length
      ? scene.panels.find((panel) => panel.id === panels[0])
      : undefined;
  return { ...zone, panels, ...(only ? { title: only.title, icon: only.role === "mine" ? "hand" : zone.icon } : {}) };
}

/** The zone in which most of these panels lie; where none does, the one that the question is about. */
export function zoneFor(zones: readonly Zone[], counts: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  let most = 0;
  for (const zone of zones) {
    const count = countIn(zone, counts);
    if (count > most) [best, most] = [zone.id, count];
  }
  return best ?? zones.find((zone) => zone.asks)?.id ?? null;
}

export function countIn(zone: Zone, counts: ReadonlyMap<string, number>): number {
  return zone.panels.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
}
