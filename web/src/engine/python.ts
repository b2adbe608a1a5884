/** Python in a Web Worker: its files with their progress, then the packages, then nothing more from the network. */
import { download, DownloadBroken } from "./download";
import type { LoadedPart } from "./messages";
import { ARCHIVE, keepArchive, keptArchive } from "./unpacked";
import { untar } from "./untar";

/** The little that is used of Pyodide. */
export interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array, options?: { canOwn: boolean }): void;
    readFile(path: string): Uint8Array;
    analyzePath(path: string): { exists: boolean };
    unlink(path: string): void;
  };
  runPython(source: string): unknown;
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>;
}

interface Pyodide {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

type Loaded = (part: LoadedPart, bytes: number) => void;

/** Python with the server's packages, ready to import them. */
export async function loadPython(base: string, loaded: Loaded): Promise<Python> {
  const engine = `${base}engine/`;
  const [wasm, library, server, { loadPyodide }] = await allOrBroken([
    download(base, "engine/pyodide.asm.wasm.gz", (bytes) => loaded("runtime", bytes)),
    download(base, "engine/python_stdlib.zip", (bytes) => loaded("library", bytes)),
    archive(base, loaded),
    script(`${engine}pyodide.mjs`),
  ]);
  const given = handOver({ "pyodide.asm.wasm": () => unzipped(wasm), "python_stdlib.zip": () => whole(library) });
  const python = await loadPyodide({
    indexURL: engine,
    packageCacheDir: engine,
    lockFileContents: JSON.stringify({ info: LOCK, packages: {} }), // nothing more is ever installed
    jsglobals: globalThis,
    env: { HOME: "/", PYTHONDONTWRITEBYTECODE: "1" },
  });
  given.back();
  const plain = server.plain ?? unpacked(python, server.packed);
  untar(
    plain,
    (folder) => python.FS.mkdirTree(`/app/${folder}`),
    (name, content) => python.FS.writeFile(`/app/${name}`, content, { canOwn: true }),
  );
  python.runPython("import sys; sys.path.insert(0, '/app')");
  if (!server.plain) void keepArchive(base, plain);
  return python;
}

/** All of them; if one breaks, after the others have ended too and have kept what they had. */
async function allOrBroken<T extends unknown[]>(parts: { [n in keyof T]: Promise<T[n]> }): Promise<T> {
  await Promise.allSettled(parts);
  return Promise.all(parts) as Promise<T>;
}

const script = (address: string): Promise<Pyodide> =>
  import(/* @vite-ignore */ address).catch((wrong: unknown) => {
    throw new DownloadBroken(`${address}: ${String(wrong)}`);
  });

type Archive = { plain: Uint8Array; packed?: undefined } | { plain: null; packed: Uint8Array };

/** The server as it was unpacked at an earlier start, else as it is fetched. */
async function archive(base: string, loaded: Loaded): Promise<Archive> {
  const plain = await keptArchive(base);
  if (!plain) return { plain, packed: await download(base, ARCHIVE, (bytes) => loaded("server", bytes)) };
  loaded("server", plain.packedSize);
  return { plain: plain.content };
}

/** Unpacking takes Python a second or more: it is done once. */
function unpacked(python: Python, packed: Uint8Array): Uint8Array {
  python.FS.writeFile("/server.tar.xz", packed);
  python.runPython(UNPACK);
  const plain = python.FS.readFile("/server.tar");
  for (const name of ["/server.tar", "/server.tar.xz"]) python.FS.unlink(name);
  return plain;
}

const LOCK = {
  abi_version: "2026_0",
  arch: "wasm32",
  platform: "emscripten_5_0_3",
  python: "3.14.2",
  version: "314.0.7",
};

const UNPACK = `
import lzma, shutil
with lzma.open("/server.tar.xz") as packed, open("/server.tar", "wb") as plain:
    shutil.copyfileobj(packed, plain, 1 << 20)
`;

/** Some web spaces hand out a .gz file as compressed transfer: then the browser has unpacked it already. */
function unzipped(content: Uint8Array<ArrayBuffer>): Response {
  const options = { headers: { "content-type": "application/wasm" } };
  if (content[0] !== 0x1f || content[1] !== 0x8b) return new Response(content, options);
  return new Response(new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip")), options);
}

const whole = (content: Uint8Array<ArrayBuffer>): Response => new Response(content);

/** Pyodide fetches its files itself: it is given those that are here already, and those that came compressed. */
function handOver(files: Record<string, () => Response>): { back: () => void } {
  const usual = self.fetch;
  self.fetch = (asked, options) => {
    const name = String(asked instanceof Request ? asked.url : asked)
      .split("/")
      .pop()!;
    const file = files[name];
    return file ? Promise.resolve(file()) : usual(asked, options);
  };
  return { back: () => (self.fetch = usual) };
}
