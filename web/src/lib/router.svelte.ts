/** Where we are in the app: the path, and how to go elsewhere without loading the page anew. */
import { addressOf, ALONE, placeIn, targetOf } from "./place";

const NOT_OURS = /^\/(api|plain|static|art|start|stop|confirm|offline)(\/|$)/;

class Router {
  path = $state(placeIn(location).path);
  query = $state.raw(placeIn(location).query);
  hash = $state(placeIn(location).hash);

  /** Whether this is no longer the page the browser opened: then a page takes the focus when it comes. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  #read(): void {
    this.moved = true;
    const { path, query, hash } = placeIn(location);
    this.path = path;
    this.query = query;
    this.hash = hash;
  }

  go(to: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", addressOf(to));
    else history.replaceState(null, "", addressOf(to));
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** The same page with another query: nothing scrolls, and there is nothing to go back to. */
  ask(query: URLSearchParams): void {
    const asked = query.toString();
    this.write((asked && `?${asked}`) + this.hash);
    this.query = query;
  }

  /** Another query or hash in the address bar, which nothing on the page follows. */
  write(behind: string): void {
    history.replaceState(history.state, "", addressOf(this.path + behind));
  }

  /** The parts of the path after `/page/…`: `at("table")` is ["x7"] at /table/x7; null elsewhere. */
  at(page: string): string[] | null {
    const [first = "", ...rest] = this.path.split("/").filter(Boolean);
    return first === page ? rest.map(decodeURIComponent) : null;
  }

  /** Ordinary links of our own pages stay inside the app. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (ALONE && link.getAttribute("href")?.match(/^#(?!\/)/)) {
      event.preventDefault(); // the place behind the # is the page itself
      document.getElementById(link.hash.slice(1))?.scrollIntoView();
      return;
    }
    const to = targetOf(link);
    if (to === null || NOT_OURS.test(to)) return;
    if (!ALONE && link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(to);
  }
}

export const router = new Router();
