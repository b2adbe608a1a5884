/** Where we are in the app: the path, and how to go elsewhere without loading the page anew. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  /** Whether this is no longer the page the browser opened: then a page takes the focus when it comes. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  #read(): void {
    this.moved = true;
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  go(to: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", to);
    else history.replaceState(null, "", to);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** The same page with another query: nothing scrolls, and there is nothing to go back to. */
  ask(query: URLSearchParams): void {
    const asked = query.toString();
    history.replaceState(history.state, "", location.pathname + (asked && `?${asked}`) + location.hash);
    this.query = query;
  }

  /** The parts of the path after `/page/…`: `at("table")` is ["x7"] at /table/x7; null elsewhere. */
  at(room: string): string[] | null {
    const [first = "", ...rest] = this.path.split("/").filter(Boolean);
    return first === room ? rest.map(decodeURIComponent) : null;
  }

  /** Ordinary links of our own pages stay inside the app. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(api|plain|static|art|start|stop|confirm)(\/|$)/.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
