/**
 * What changed, applied to what was there: the same as src/regnum/table/patch.py, where a patch is described.
 *
 * The old value stays as it is; both share what is equal, so that whatever compares by identity notices only changes.
 */
type Json = unknown;
type Members = Record<string, Json>;

export interface Patch {
  set?: Members;
  in?: Record<string, Patch>;
  cut?: string[];
  order?: string[];
  list?: Part[];
}
type Part = [number, number] | { new: Json } | { from: number; in: Patch };

class PatchError extends Error {
  override name = "PatchError";
}

export function apply(old: Json, patch: Patch): Json {
  return patch.list ? patchedArray(old, patch.list) : patchedObject(old, patch);
}

function patchedObject(old: Json, patch: Patch): Members {
  if (typeof old !== "object" || old === null || Array.isArray(old))
    throw new PatchError("set, in and cut are the patch of an object");
  const gone = new Set(patch.cut);
  const inside = patch.in ?? {};
  for (const name of [...gone, ...Object.keys(inside)])
    if (!Object.hasOwn(old, name)) throw new PatchError(`no member ${name}`);
  const made: Members = {};
  for (const [name, value] of Object.entries(old))
    if (!gone.has(name)) made[name] = Object.hasOwn(inside, name) ? apply(value, inside[name]!) : value;
  Object.assign(made, patch.set);
  return patch.order ? ordered(made, patch.order) : made;
}

function ordered(made: Members, order: string[]): Members {
  if (order.length !== Object.keys(made).length || !order.every((name) => Object.hasOwn(made, name)))
    throw new PatchError("the order names other members than there are");
  return Object.fromEntries(order.map((name) => [name, made[name]]));
}

function patchedArray(old: Json, parts: Part[]): Json[] {
  if (!Array.isArray(old)) throw new PatchError("list is the patch of an array");
  return parts.flatMap((part): Json[] => {
    if (!Array.isArray(part) && "new" in part) return [part.new];
    const [first, count] = Array.isArray(part) ? part : [part.from, 1];
    if (first < 0 || count < 0 || first + count > old.length)
      throw new PatchError(`there are only ${old.length} elements`);
    return Array.isArray(part) ? old.slice(first, first + count) : [apply(old[first], part.in)];
  });
}
