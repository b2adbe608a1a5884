/** The server in its Web Worker: it opens the database, starts Python, and answers the page. */
import { Bots } from "./bots";
import type { FromServer, ToServer } from "./messages";
import { loadPython, type Python } from "./python";
import { Storage, TakenOver } from "./storage";

/** regnum.server.browser.start.Engine. */
interface Engine {
  request(asked: string): Promise<string>;
  open(n: number, path: string): void;
  hear(n: number, text: string): void;
  close(n: number): void;
}

const DATABASE = "/regnum/regnum.db";

const say = (message: FromServer): void => postMessage(message);
let engine: Promise<Engine> | null = null;

async function start(base: string): Promise<Engine> {
  const storage = Storage.open();
  const python = await loadPython(base, (part, bytes) => say({ tell: "loaded", part, bytes }));
  say({ tell: "starting" });
  const kept = await storage;
  python.FS.mkdirTree("/regnum");
  const file = await kept.read();
  if (file.length) python.FS.writeFile(DATABASE, file);
  const running = (await python.pyimport("regnum.server.browser.start").start!(hooks(python, kept, base))) as Engine;
  say({ tell: "ready", kept: kept.lasting });
  return running;
}

/** regnum.server.browser.start.Hooks. */
function hooks(python: Python, storage: Storage, base: string): object {
  const bots = new Bots(base);
  return {
    keep: async () => {
      try {
        await storage.keep(python.FS.readFile(DATABASE));
      } catch (wrong) {
        if (wrong instanceof TakenOver) say({ tell: "failed", why: "taken", about: "" });
        else say({ tell: "full" });
        throw wrong;
      }
    },
    restore: () => python.FS.writeFile(DATABASE, storage.kept),
    begin: () => bots.begin(),
    think: (line: string) => bots.think(line),
    stop: () => bots.stop(),
    tell: (n: number, what: "open" | "message" | "close", value: string | number | null | undefined) =>
      say({ tell: "socket", n, what, value: value ?? null }),
  };
}

async function hear(order: ToServer): Promise<void> {
  if (order.do === "start") {
    engine = start(order.base);
    engine.catch((wrong: unknown) => {
      const download = wrong instanceof TypeError || /: \d{3}$/.test(String(wrong));
      say({ tell: "failed", why: download ? "download" : "broken", about: String(wrong) });
    });
    return;
  }
  const running = await engine!;
  if (order.do === "request") {
    const answered = JSON.parse(await running.request(JSON.stringify(order.asked)));
    say({ tell: "answer", n: order.n, answered });
  } else if (order.do === "open") running.open(order.n, order.path);
  else if (order.do === "hear") running.hear(order.n, order.text);
  else running.close(order.n);
}

addEventListener("message", (event: MessageEvent<ToServer>) => {
  const order = event.data;
  hear(order).catch((wrong: unknown) => {
    if (order.do !== "request") return;
    const detail = String(wrong);
    const body = JSON.stringify({ type: "urn:regnum:failed", title: "failed", status: 500, detail });
    const headers: [string, string][] = [["content-type", "application/problem+json"]];
    say({ tell: "answer", n: order.n, answered: { status: 500, headers, body } });
  });
});
