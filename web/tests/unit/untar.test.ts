import { expect, test } from "vitest";
import { untar } from "../../src/engine/untar";

function header(name: string, size: number, kind = "0"): Uint8Array {
  const block = new Uint8Array(512);
  const encoder = new TextEncoder();
  block.set(encoder.encode(name), 0);
  block.set(encoder.encode(size.toString(8).padStart(11, "0")), 124);
  block.set(encoder.encode(kind), 156);
  return block;
}

function tar(...files: [name: string, content: string, kind?: string][]): Uint8Array {
  const parts = files.flatMap(([name, content, kind]) => {
    const bytes = new TextEncoder().encode(content);
    const padded = new Uint8Array(Math.ceil(bytes.length / 512) * 512);
    padded.set(bytes);
    return [header(name, bytes.length, kind), padded];
  });
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 1024));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

test("files come in order, each after its folder, with their own bytes", () => {
  const told: string[] = [];
  const long = "x".repeat(513);
  untar(
    tar(["a.py", "1"], ["b/c/d.pyc", long], ["b/c/e", ""]),
    (folder) => told.push(`${folder}/`),
    (name, content) => told.push(`${name} ${content.length} ${content.buffer.byteLength}`),
  );
  expect(told).toEqual(["/", "a.py 1 1", "b/c/", "b/c/d.pyc 513 513", "b/c/e 0 0"]);
});

test("anything but a plain file is an error, not a gap", () => {
  const nothing = (): void => undefined;
  expect(() => untar(tar(["link", "", "2"]), nothing, nothing)).toThrow("link");
});
