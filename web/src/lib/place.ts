/**
 * Where the app lies in the address bar. On a server each page has its own path; as a folder on any web space there is
 * one file, and the path stands behind a #.
 */

/** Whether this is the page that needs no server. */
export const ALONE = import.meta.env.MODE === "page";

interface PageAddress {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const BROUGHT = "#/bring#"; // a match from elsewhere; whoever sends it need not know what is there, a server or a page

/** The place in an address of the browser. */
export function placeIn(address: { pathname: string; search: string; hash: string }, alone = ALONE): PageAddress {
  if (!alone && !address.hash.startsWith(BROUGHT))
    return { path: address.pathname, query: new URLSearchParams(address.search), hash: address.hash };
  const inner = new URL(address.hash.startsWith("#/") ? address.hash.slice(1) : "/", "http://regnum");
  return { path: inner.pathname, query: inner.searchParams, hash: inner.hash };
}

/** The address of a path of the app: for history and for links that somebody copies. */
export function addressOf(to: string, alone = ALONE): string {
  return alone ? `${location.pathname}${location.search}#${to}` : to;
}

/** The address of a file that the server would have under this path. */
export function fileAddress(path: string, alone = ALONE): string {
  return alone ? new URL(path.slice(1), new URL(".", document.baseURI)).href : path;
}

/** Where in the app a link leads; null when it leads elsewhere. */
export function targetOf(link: HTMLAnchorElement, alone = ALONE): string | null {
  if (link.origin !== location.origin) return null;
  if (alone && link.pathname === location.pathname) return link.hash.startsWith("#/") ? link.hash.slice(1) : null;
  return link.pathname + link.search + link.hash;
}
