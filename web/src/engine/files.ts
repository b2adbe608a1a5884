/** The page's own files: which there are, with sizes, and where the page lies. */

interface Listed {
  version: string;
  files: Record<string, [size: number, hash: string]>;
}

/** The folder of the page, with a slash at its end; it may be any folder of any web space. */
export const BASE = new URL(".", document.baseURI).href;

let asked: Promise<Listed> | null = null;

export function pageFiles(): Promise<Listed> {
  asked ??= fetch(`${BASE}files.json`).then((answer) => {
    if (!answer.ok) throw new Error(`files.json: ${answer.status}`);
    return answer.json() as Promise<Listed>;
  });
  asked.catch(() => (asked = null)); // offline now is not offline for ever
  return asked;
}

/** The file of the page that answers a path of the server; null where the server itself has to. */
export function fileFor(path: string): string | null {
  const plain = path.split("?", 1)[0]!.slice(1);
  const [, lang, game] = /^api\/texts\/(\w+)(?:\/([\w.]+))?$/.exec(plain) ?? [];
  if (lang) return `texts/${lang}/${game ?? "shared"}.ftl`;
  return /^(art|icons|static)\//.test(plain) ? plain : null;
}
