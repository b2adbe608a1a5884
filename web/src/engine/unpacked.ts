/** The server's archive as it was unpacked once, kept beside the files of the page: later starts need not unpack it. */

export const ARCHIVE = "server.tar.xz";

interface Place {
  cache: Cache;
  address: string;
  packedSize: number;
}

/** Where it lies, if this page is kept at all: it goes with its version, and its name tells what it was unpacked from. */
async function place(base: string): Promise<Place | null> {
  const answer = await fetch(`${base}files.json`);
  const { version, files } = (await answer.json()) as { version: string; files: Record<string, [number, string]> };
  const [packedSize, hash] = files[`engine/${ARCHIVE}`] ?? [0, ""];
  const name = `page-regnum-${version}`;
  if (!hash || !("caches" in self) || !(await caches.has(name))) return null;
  return { cache: await caches.open(name), address: `${base}engine/unpacked-${hash}.tar`, packedSize };
}

export async function keptArchive(base: string): Promise<{ content: Uint8Array; packedSize: number } | null> {
  const there = await place(base).catch(() => null);
  const found = await there?.cache.match(there.address).catch(() => undefined);
  if (!there || !found) return null;
  const content = new Uint8Array(await found.arrayBuffer());
  return content.length ? { content, packedSize: there.packedSize } : null;
}

/** Without room for it, later starts unpack again. */
export async function keepArchive(base: string, content: Uint8Array): Promise<void> {
  const there = await place(base).catch(() => null);
  const options = { headers: { "content-type": "application/x-tar" } };
  await there?.cache
    .put(there.address, new Response(content as Uint8Array<ArrayBuffer>, options))
    .catch(() => undefined);
}
