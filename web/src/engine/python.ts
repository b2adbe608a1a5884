/** Python in a Web Worker: its files with their progress, then the packages, then nothing more from the network. */
import type { LoadedPart } from "./messages";

/** The little that is used of Pyodide. */
export interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array): void;
    readFile(path: string): Uint8Array;
    analyzePath(path: string): { exists: boolean };
  };
  runPython(source: string): unknown;
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>;
}

interface Pyodide {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

type Loaded = (part: LoadedPart, bytes: number) => void;

/** A file whose arrival is told while it comes. */
async function fetched(address: string, part: LoadedPart, loaded: Loaded): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    length += next.value.length;
    loaded(part, next.value.length);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Python with the server's packages, ready to import them. */
export async function loadPython(base: string, loaded: Loaded): Promise<Python> {
  const engine = `${base}engine/`;
  const [wasm, library, server, { loadPyodide }] = await Promise.all([
    fetched(`${engine}pyodide.asm.wasm.gz`, "runtime", loaded),
    fetched(`${engine}python_stdlib.zip`, "library", loaded),
    fetched(`${engine}server.tar.xz`, "server", loaded),
    import(/* @vite-ignore */ `${engine}pyodide.mjs`) as Promise<Pyodide>,
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
  python.FS.mkdirTree("/app");
  python.FS.writeFile("/server.tar.xz", server);
  python.runPython(UNPACK);
  return python;
}

const LOCK = {
  abi_version: "2026_0",
  arch: "wasm32",
  platform: "emscripten_5_0_3",
  python: "3.14.2",
  version: "314.0.7",
};

const UNPACK = `
import os, sys, tarfile
with tarfile.open("/server.tar.xz") as packed:
    packed.extractall("/app", filter="fully_trusted")
os.remove("/server.tar.xz")
sys.path.insert(0, "/app")
`;

const unzipped = (zipped: Uint8Array<ArrayBuffer>): Response =>
  new Response(new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip")), {
    headers: { "content-type": "application/wasm" },
  });

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
