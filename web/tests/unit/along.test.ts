/** A match on its way: what is kept in mind, and the code that another device reads. */
import decodeQR from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { codeOf } from "../../src/along/code";
import { readErrands } from "../../src/along/readErrands";
import { parcelLink } from "../../src/lib/parcels";

/** The drawing as a camera sees it: four points for each square. */
function seen({ path, size }: { path: string; size: number }) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dx = 0; dx < scale; dx++)
      for (let dy = 0; dy < scale; dy++) {
        const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4;
        data.fill(0, at, at + 3);
      }
  return { width, height: width, data };
}

describe("a code to scan", () => {
  it("is read back as the link", async () => {
    const link = parcelLink("https://play.example.org/", `regnum1.${"aB3-_".repeat(180)}`);
    const code = await codeOf(link);
    expect(decodeQR(seen(code!))).toBe(link);
  });

  it("holds what a long match needs, and says so when it cannot", async () => {
    const place = "https://play.example.org/";
    expect(await codeOf(parcelLink(place, "x".repeat(2900)))).not.toBeNull();
    expect(await codeOf(parcelLink(place, "x".repeat(3000)))).toBeNull();
  });
});

describe("what is kept in mind", () => {
  it("is read back, and damaged notes are nothing", () => {
    const kept = [{ table: "t1", place: "https://play.example.org/" }];
    expect(readErrands(JSON.stringify(kept))).toEqual(kept);
    for (const damaged of [null, "", "{", "7", '[{"table": 1}]', "[null]"]) expect(readErrands(damaged)).toEqual([]);
  });
});
