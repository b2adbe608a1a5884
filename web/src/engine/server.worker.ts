/** The server in its Web Worker: it opens the database, starts Python, and answers the page. */
import { Bots } from "./bots";
import { DownloadBroken } from "./download";
import type { FromServer, ToServer } from "./messages";
import { loadPython, type Python } from "./python";
import { Storage, TakenOver } from "./storage";
import { dropArchive } from "./unpacked";

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
        const file = python.FS.readFile(DATABASE);
        await storage.keep(file).catch(async (wrong: unknown) => {
          if (wrong instanceof TakenOver || !(await dropArchive(base))) throw wrong;
          await storage.keep(file); // what only saves time makes room for what was played
        });
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
      const why = wrong instanceof DownloadBroken ? "download" : "broken";
      say({ tell: "failed", why, about: String(wrong) });
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
