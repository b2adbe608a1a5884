/** Where something is kept beside the files of this version of the page: what was unpacked, what came only in part. */

export interface Beside {
  cache: Cache;
  address: string;
  /** Of the file it belongs to, in bytes. */
  size: number;
  hash: string;
}

/** The place for one file; null if this page is not kept at all. It goes with its version. */
export async function besideFiles(base: string, file: string): Promise<Beside | null> {
  try {
    const answer = await fetch(`${base}files.json`);
    const { version, files } = (await answer.json()) as { version: string; files: Record<string, [number, string]> };
    const [size, hash] = files[file] ?? [0, ""];
    const name = `page-regnum-${version}`;
    if (!hash || !("caches" in self) || !(await caches.has(name))) return null;
    return { cache: await caches.open(name), address: base + file, size, hash };
  } catch {
    return null;
  }
}
