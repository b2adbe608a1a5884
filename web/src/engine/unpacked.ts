/** The server's archive as it was unpacked once, kept beside the files of the page: later starts need not unpack it. */
import { besideFiles } from "./beside";

export const ARCHIVE = "engine/server.tar.xz";
const UNPACKED = /\/unpacked-\w+\.tar$/;

const addressOf = (base: string, hash: string): string => `${base}engine/unpacked-${hash}.tar`;

export async function keptArchive(base: string): Promise<{ content: Uint8Array; packedSize: number } | null> {
  const there = await besideFiles(base, ARCHIVE);
  const found = there && (await there.cache.match(addressOf(base, there.hash)).catch(() => undefined));
  if (!found) return null;
  const content = new Uint8Array(await found.arrayBuffer());
  return content.length ? { content, packedSize: there.size } : null;
}

/** Without room for it, later starts unpack again. */
export async function keepArchive(base: string, content: Uint8Array): Promise<void> {
  const there = await besideFiles(base, ARCHIVE);
  const options = { headers: { "content-type": "application/x-tar" } };
  await there?.cache
    .put(addressOf(base, there.hash), new Response(content as Uint8Array<ArrayBuffer>, options))
    .catch(() => undefined);
}

/** Make room on a full device: whether there was anything to drop. Later starts unpack again. */
export async function dropArchive(base: string): Promise<boolean> {
  const there = await besideFiles(base, ARCHIVE);
  if (!there) return false;
  const kept = (await there.cache.keys()).filter((each) => UNPACKED.test(new URL(each.url).pathname));
  const dropped = await Promise.all(kept.map((each) => there.cache.delete(each)));
  return dropped.some(Boolean);
}
