/** `fetch` and `WebSocket` that lead to the Web Worker: the rest of the app does not know that there is no network. */
import { engine } from "./engine.svelte";
import { BASE, fileFor, pageFiles } from "./files";

const network = window.fetch.bind(window);

/** The path of the server that an address names; null for anything else. */
function pathOf(asked: RequestInfo | URL): string | null {
  return typeof asked === "string" && asked.startsWith("/") ? asked : null;
}

async function fetched(asked: RequestInfo | URL, options: RequestInit = {}): Promise<Response> {
  const path = pathOf(asked);
  if (path === null) return network(asked, options);
  const file = fileFor(path);
  const { files } = await pageFiles();
  if (file !== null) return file in files ? network(BASE + file) : new Response("", { status: 404 });
  if (!engine.ready && known(path) in files) return network(BASE + known(path));
  const headers = [...new Headers(options.headers).entries()];
  const body = typeof options.body === "string" ? options.body : "";
  const answered = await engine.request({ method: options.method ?? "GET", path, headers, body });
  const empty = [204, 304].includes(answered.status);
  return new Response(empty ? null : answered.body, { status: answered.status, headers: answered.headers });
}

/** What is the same for everybody is here before the server is: which games and bots there are, the rules. */
function known(path: string): string {
  return `known/${path.slice(1).replace(/\W+/g, "_")}.json`;
}

class WorkerSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #number: number;

  constructor(address: string) {
    const { pathname, search } = new URL(address);
    this.#number = engine.open(pathname + search, (what, value) => {
      if (what === "open") {
        this.readyState = 1;
        this.onopen?.();
      } else if (what === "message") this.onmessage?.({ data: String(value) });
      else this.#closed(Number(value));
    });
  }

  send(text: string): void {
    engine.hear(this.#number, text);
  }

  close(): void {
    engine.close(this.#number);
    this.readyState = 2;
  }

  #closed(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function install(): void {
  window.fetch = fetched;
  window.WebSocket = WorkerSocket as unknown as typeof WebSocket;
  document.addEventListener("click", (event) => void download(event));
  for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, ownAddress);
}

/** A link to a file of the server: nobody but we can answer it. */
async function download(event: MouseEvent): Promise<void> {
  const link = (event.target as Element | null)?.closest("a");
  const path = link?.getAttribute("href");
  if (!link?.hasAttribute("download") || !path?.startsWith("/api/")) return;
  event.preventDefault();
  const saved = document.createElement("a");
  saved.href = URL.createObjectURL(await (await fetched(path)).blob());
  saved.download = link.download;
  saved.click();
  URL.revokeObjectURL(saved.href);
}

/** A link that is about to be opened elsewhere leads to this page there too. */
function ownAddress(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const path = link?.getAttribute("href");
  const page = `${location.pathname}${location.search}#`;
  // A press is followed by the focus: the second one finds the address that the first one has given.
  if (link && path?.startsWith("/") && !path.startsWith(page) && !link.hasAttribute("download")) {
    link.href = page + path;
  }
}
