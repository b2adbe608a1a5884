/** How the things of a panel lie on an upright tablet, where a leaf is wide and low. */
import type { Place, Thing } from "../wire/scene";

/** What belongs into another place there (`low_in`) lies at its end instead of where it lies on other screens. */
export function lowered(things: readonly Thing[]): readonly Thing[] {
  const moved = moving(things);
  return moved.length ? things.map((thing) => laid(thing, moved)) : things;
}

function moving(things: readonly Thing[]): Place[] {
  return things.flatMap((thing) => (thing.kind !== "place" ? [] : thing.low_in ? [thing] : moving(thing.items)));
}

function laid(thing: Thing, moved: readonly Place[]): Thing {
  if (thing.kind !== "place") return thing;
  const kept = thing.items.filter((item) => item.kind !== "place" || !item.low_in).map((item) => laid(item, moved));
  return { ...thing, items: [...kept, ...moved.filter(({ low_in }) => low_in === thing.id)] };
}
