/** A tar archive as `make page` writes it: plain files with short names. */

const BLOCK = 512;

/** Hand out all files, each after its folder. */
export function untar(
  archive: Uint8Array,
  folder: (path: string) => void,
  file: (path: string, content: Uint8Array) => void,
): void {
  const decoder = new TextDecoder();
  const text = (from: number, to: number): string => decoder.decode(archive.subarray(from, to)).split("\0", 1)[0]!;
  const made = new Set<string>();
  for (let at = 0; at + BLOCK <= archive.length;) {
    const name = text(at, at + 100);
    if (!name) return; // two empty blocks end it
    const size = parseInt(text(at + 124, at + 136), 8);
    const kind = String.fromCharCode(archive[at + 156]!);
    if (kind !== "0" || Number.isNaN(size)) throw new Error(`server.tar: ${name} is no plain file`);
    const above = name.slice(0, Math.max(0, name.lastIndexOf("/")));
    if (!made.has(above)) {
      folder(above);
      made.add(above);
    }
    file(name, archive.slice(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
