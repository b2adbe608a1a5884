/** Gives the unit tests catalogues of their own: what the page fetches is read from the files beside this one. */
import { readFileSync } from "node:fs";
import { vi } from "vitest";

const TEXTS = /^\/api\/texts\/en(?:\/(\w+))?$/;

/** The text of a file beside this one, or further away in the repository. */
export function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}

function answer(path: string): Response {
  const found = TEXTS.exec(path);
  return found
    ? new Response(read(`./${found[1] ?? "shared"}.ftl`))
    : new Response(`the unit tests serve no ${path}`, { status: 404 });
}

vi.stubGlobal("fetch", async (path: string) => answer(path));
