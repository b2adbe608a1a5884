/** Nothing lies about unused: no rule without a wearer, no token without a reader, no reader without one, no export without an importer. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const WEB = join(import.meta.dirname, "../../");
const PACKAGE = join(WEB, "../src/regnum/");

/** The files below a folder with one of these endings, by their path, as text. */
function texts(folder: string, ending: RegExp): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => ending.test(name));
  return new Map(names.map((name) => [name, readFileSync(folder + name, "utf8")]));
}

const withoutComments = (source: string) => source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
const withoutStyle = (source: string) => source.replace(/<style>[^]*?<\/style>/g, "");
const styleOf = (source: string) => /<style>([^]*?)<\/style>/.exec(source)?.[1] ?? "";
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((found) => found[1]!);

const SOURCES = texts(`${WEB}src/`, /\.(ts|svelte)$/);
const LOOK = withoutComments([...texts(`${WEB}src/look/`, /(?<!fonts)\.css$/).values()].join("\n"));
const CODE = [...SOURCES.values()].map((source) => withoutComments(withoutStyle(source)));
/** What games and the server bring beside the app, which is built into the same folder. */
const BROUGHT = [...texts(PACKAGE, /\.(css|svg|py)$/)].filter(([name]) => !name.startsWith("server/web/"));

test("the look has rules for classes only that something wears", () => {
  const strings = CODE.flatMap((code) => all(/("[^"\n]*"|'[^'\n]*'|`[^`]*`)/g, code));
  const worn = new Set([
    ...CODE.flatMap((code) => all(/class:([\w-]+)/g, code)),
    ...strings.flatMap((string) => all(/([A-Za-z][\w-]*)/g, string)),
  ]);
  const begun = strings.flatMap((string) => all(/\b([a-z]+-)(?=\$?\{)/g, string)); // class="seat-{tincture}"
  const selectors = all(/([^{}]+)\{/g, LOOK).join(" ");
  const styled = [...new Set(all(/\.([a-zA-Z][\w-]*)/g, selectors))];
  expect(styled.length).toBeGreaterThan(100);
  expect(styled.filter((name) => !worn.has(name) && !begun.some((start) => name.startsWith(start)))).toEqual([]);
});

test("every custom property of the look is read somewhere, by the app or by a game's art", () => {
  const everything = [LOOK, ...SOURCES.values(), ...BROUGHT.map(([, text]) => text)].join("\n");
  const read = new Set(all(/var\(\s*(--[\w-]+)/g, everything));
  const defined = [...new Set(all(/(--[\w-]+)\s*:/g, LOOK))];
  expect(defined.length).toBeGreaterThan(80);
  expect(defined.filter((name) => !read.has(name))).toEqual([]);
});

test("every custom property that the app reads is defined somewhere, or has another value for when it is not", () => {
  const ours = [LOOK, ...[...SOURCES.values()].map(withoutComments)].join("\n");
  const given = [ours, ...BROUGHT.map(([, text]) => text)].join("\n");
  const defined = new Set(all(/(--[\w-]+)(?=\s*:|=|["'`])/g, given));
  const read = [...new Set(all(/var\(\s*(--[\w-]+)\s*\)/g, ours))];
  expect(read.length).toBeGreaterThan(80);
  expect(read.filter((name) => !defined.has(name))).toEqual([]);
});

test("every export of a module is imported by another", () => {
  const exported = /^export (?:async )?(?:const|let|function\*?|class|interface|type)\s+(\w+)/gm;
  const words = (lines: string[]) => new Set(all(/(\w+)/g, lines.join(" ")));
  const imported = [...SOURCES].map(
    ([name, source]) => [name, words(all(/^\s*((?:import|export) [^;]*? from )/gm, source))] as const,
  );
  const unused = [...SOURCES]
    .filter(([name]) => name.endsWith(".ts") && !name.startsWith("wire/")) // those are the server's: all are written
    .flatMap(([name, source]) =>
      all(exported, source)
        .filter((what) => !imported.some(([other, names]) => other !== name && names.has(what)))
        .map((what) => `${name}: ${what}`),
    );
  expect(unused).toEqual([]);
});

describe("space", () => {
  // The kit draws things at a size of its own in px and scales them; everything else keeps to the scale of the look.
  const look = withoutComments([...texts(`${WEB}src/look/`, /(?<!fonts|kit)\.css$/).values()].join("\n"));
  const sheets = [
    look,
    ...[...SOURCES].filter(([name]) => !name.startsWith("kit/")).map(([, source]) => styleOf(source)),
  ];
  const spacing = /(?<![\w-])(?:(?:margin|padding)(?:-[\w-]+)?|(?:row-|column-)?gap)\s*:([^;{}]+)/g;
  const written = sheets
    .flatMap((sheet) => all(spacing, sheet))
    .flatMap((value) => all(/(?<![\w.-])(\d+(?:\.\d+)?)px/g, value))
    .map(Number);
  const scale = all(/--s\d+h?:\s*(\d+)px/g, look).map(Number);
  const HAIRLINE = 3; // px: optical corrections, finer than any scale

  test("is written by its tokens; what is larger than all of them is room for a thing", () => {
    expect(scale.length).toBe(10);
    expect(written.filter((px) => px > HAIRLINE && px <= Math.max(...scale))).toEqual([]);
  });
});

describe("names", () => {
  /** Those that occur more than once, each with the files. */
  const shared = (found: [name: string, file: string][]) => {
    const files = new Map<string, string[]>();
    for (const [name, file] of found) files.set(name, [...(files.get(name) ?? []), file]);
    return [...files].filter(([, each]) => each.length > 1);
  };

  test("of exports are given once; a component may have the name of what it draws", () => {
    const exported = /^export (?:async )?(?:const|let|function\*?|class|interface|type)\s+(\w+)/gm;
    const modules = [...SOURCES].filter(([name]) => name.endsWith(".ts"));
    expect(
      shared(modules.flatMap(([file, text]) => all(exported, text).map((name): [string, string] => [name, file]))),
    ).toEqual([]);
  });

  test("of components are given once", () => {
    const components = [...SOURCES.keys()].filter((name) => name.endsWith(".svelte"));
    expect(shared(components.map((file): [string, string] => [file.replace(/.*\//, ""), file]))).toEqual([]);
  });

  test("of classes are no images", () => {
    const worn = [...SOURCES.values()]
      .flatMap((code) => all(/\bclass="([^"]*)"/g, code))
      .flatMap((each) => each.split(/\s+/));
    expect(worn.filter((name) => /^(rooms?|house|doors?|eyes|hub|steward|herald)$/.test(name))).toEqual([]);
  });
});
