/** The server in its Web Worker, as the page sees it: how far it has come, and what it answers. */
import { BASE, pageFiles } from "./files";
import type { Answered, Asked, Failure, FromServer, LoadedPart, ToServer } from "./messages";

type Socket = (what: "open" | "message" | "close", value: string | number | null) => void;

const PARTS: Record<LoadedPart, string> = {
  runtime: "engine/pyodide.asm.wasm.gz",
  library: "engine/python_stdlib.zip",
  server: "engine/server.tar.xz",
};

class Engine {
  phase = $state<"waiting" | "loading" | "starting" | "ready" | "failed">("waiting");
  failure = $state<Failure | null>(null);
  about = $state("");
  /** Bytes that are here, and all of them, by part. */
  here = $state<Record<LoadedPart, number>>({ runtime: 0, library: 0, server: 0 });
  sizes = $state.raw<Record<LoadedPart, number>>({ runtime: 0, library: 0, server: 0 });
  /** Whether this browser keeps matches; a private window may not. */
  kept = $state(true);
  /** The device has no room: the last move was refused. */
  full = $state(false);

  #worker: Worker | null = null;
  #early: ToServer[] = [];
  #answers = new Map<number, (answered: Answered) => void>();
  #sockets = new Map<number, Socket>();
  #count = 0;

  async start(): Promise<void> {
    this.#worker?.terminate();
    this.#worker = null;
    this.phase = "loading";
    this.failure = null;
    this.here = { runtime: 0, library: 0, server: 0 };
    const { files } = await pageFiles().catch(() => ({ files: null }));
    if (!files) return this.#failed("download", "");
    const sizes = Object.entries(PARTS).map(([part, file]) => [part, files[file]?.[0] ?? 0]);
    this.sizes = Object.fromEntries(sizes) as Record<LoadedPart, number>;
    this.#worker = new Worker(new URL("./server.worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = (event: MessageEvent<FromServer>) => this.#hear(event.data);
    this.#worker.onerror = (event) => this.#failed("broken", event.message);
    this.#worker.postMessage({ do: "start", base: BASE } satisfies ToServer);
  }

  /** End it; what was confirmed is kept. */
  stop(why: Failure): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#failed(why, "");
  }

  get ready(): boolean {
    return this.phase === "ready";
  }

  request(asked: Asked): Promise<Answered> {
    const n = ++this.#count;
    return new Promise((resolve) => {
      this.#answers.set(n, resolve);
      this.#post({ do: "request", n, asked });
    });
  }

  open(path: string, socket: Socket): number {
    const n = ++this.#count;
    this.#sockets.set(n, socket);
    this.#post({ do: "open", n, path });
    return n;
  }

  hear(n: number, text: string): void {
    this.#post({ do: "hear", n, text });
  }

  close(n: number): void {
    this.#post({ do: "close", n });
  }

  #post(order: ToServer): void {
    if (this.ready) this.#worker?.postMessage(order);
    else this.#early.push(order); // it may yet have to be started a second time
  }

  #failed(why: Failure, about: string): void {
    this.phase = "failed";
    this.failure = why;
    this.about = about;
    for (const tell of this.#sockets.values()) tell("close", 1001);
    this.#sockets.clear();
  }

  #hear(said: FromServer): void {
    if (said.tell === "loaded") this.here = { ...this.here, [said.part]: this.here[said.part] + said.bytes };
    else if (said.tell === "starting") this.phase = "starting";
    else if (said.tell === "ready") {
      this.phase = "ready";
      this.kept = said.kept;
      for (const each of this.#early.splice(0)) this.#post(each);
    } else if (said.tell === "failed") {
      if (said.why === "taken") this.stop("taken");
      else this.#failed(said.why, said.about);
    } else if (said.tell === "full") this.full = true;
    else if (said.tell === "answer") {
      this.#answers.get(said.n)?.(said.answered);
      this.#answers.delete(said.n);
    } else {
      this.#sockets.get(said.n)?.(said.what, said.value);
      if (said.what === "close") this.#sockets.delete(said.n);
    }
  }
}

export const engine = new Engine();
