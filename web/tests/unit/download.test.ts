/** A download that breaks off goes on where it stopped; what does not fit together is fetched anew. */
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { download, DownloadBroken } from "../../src/engine/download";

const BASE = "https://space.example.org/castle/";
const FILE = "engine/server.tar.xz";
const WHOLE = Uint8Array.from({ length: 1000 }, (_, n) => (n * 7) % 251);
const HASH = createHash("sha256").update(WHOLE).digest("hex").slice(0, 16);

class KeptFiles {
  kept = new Map<string, Uint8Array>();

  async match(address: string) {
    const found = this.kept.get(address);
    return found && new Response(found as Uint8Array<ArrayBuffer>);
  }

  async put(address: string, answer: Response) {
    this.kept.set(address, new Uint8Array(await answer.arrayBuffer()));
  }

  async delete(address: string) {
    return this.kept.delete(address);
  }
}

let files: KeptFiles;
let asked: (string | null)[];
let space: (from: number) => Response;

/** A body that ends, or breaks off, after these bytes. */
function body(content: Uint8Array, broken = false): ReadableStream {
  return new ReadableStream({
    start: (stream) => stream.enqueue(content),
    pull: (stream) => (broken ? stream.error(new TypeError("network error")) : stream.close()),
  });
}

const rest = (from: number): Response => new Response(body(WHOLE.slice(from)), { status: from ? 206 : 200 });

beforeEach(() => {
  files = new KeptFiles();
  asked = [];
  vi.stubGlobal("caches", { has: async () => true, open: async () => files });
  vi.stubGlobal("fetch", async (address: string, options: RequestInit = {}) => {
    if (address.endsWith("files.json")) return Response.json({ version: "1", files: { [FILE]: [WHOLE.length, HASH] } });
    const range = new Headers(options.headers).get("range");
    asked.push(range);
    return space(Number(/\d+/.exec(range ?? "0")));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function broken(): Promise<void> {
  space = () => new Response(body(WHOLE.slice(0, 400), true));
  await expect(download(BASE, FILE, () => undefined)).rejects.toThrow(DownloadBroken);
}

describe("a download", () => {
  it("goes on where it stopped, and the whole file is kept", async () => {
    await broken();
    space = rest;
    let arrived = 0;
    expect(await download(BASE, FILE, (bytes) => (arrived += bytes))).toEqual(WHOLE);
    expect(asked).toEqual([null, "bytes=400-"]);
    expect(arrived).toBe(WHOLE.length);
    expect([...files.kept.keys()]).toEqual([BASE + FILE]);
  });

  it("begins anew where the web space knows no parts", async () => {
    await broken();
    space = () => new Response(body(WHOLE));
    let arrived = 0;
    expect(await download(BASE, FILE, (bytes) => (arrived += bytes))).toEqual(WHOLE);
    expect(arrived).toBe(WHOLE.length);
  });

  it("is fetched anew if its parts are of two versions", async () => {
    await broken();
    space = (from) => (from ? new Response(new Uint8Array(600), { status: 206 }) : rest(0));
    expect(await download(BASE, FILE, () => undefined)).toEqual(WHOLE);
    expect(asked).toEqual([null, "bytes=400-", null]);
  });

  it("says which file a web space does not have", async () => {
    space = () => new Response("", { status: 404 });
    await expect(download(BASE, FILE, () => undefined)).rejects.toThrow(/server\.tar\.xz: 404/);
  });
});
