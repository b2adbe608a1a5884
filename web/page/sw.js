// Keeps all files of the page, so that it opens without a connection. Each version has a cache of its own; what is the
// same as in the last one is not fetched again. Plain JavaScript: `make page` fills in the files and hands it out.

/** @type {{ version: string, files: Record<string, [size: number, hash: string]> }} */
const LISTED = /* FILES */ null;
const NAME = `page-regnum-${LISTED.version}`;
const BASE = new URL("./", self.location.href).href;
const SHELL = ["index.html", "files.json"];

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("message", (event) => {
  if (event.data === "keep-all") event.waitUntil(keepAll());
  if (event.data === "apply") event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name !== null) event.respondWith(answer(name, event));
});

/** The file that a request asks for; null where it is none of ours. */
function nameOf(request) {
  const address = request.url.split(/[?#]/, 1)[0];
  if (request.method !== "GET" || !address.startsWith(BASE)) return null;
  const name = address.slice(BASE.length) || "index.html";
  if (name in LISTED.files || name === "files.json") return name;
  return request.mode === "navigate" ? "index.html" : null;
}

async function answer(name, event) {
  const { request } = event;
  const cache = await caches.open(NAME);
  const known = await cache.match(BASE + name);
  if (known) return known;
  if (request.headers.has("range")) return fetch(request); // the rest of what broke off; whoever asks keeps it
  const fresh = await fetch(BASE + name, { cache: "no-cache" }).catch(() => fetch(request));
  // The page sees it arrive meanwhile; what breaks off is not kept here.
  if (fresh.ok && !fresh.redirected) event.waitUntil(cache.put(BASE + name, fresh.clone()).catch(() => undefined));
  return fresh;
}

/** At a first visit the page itself is enough; a new version comes whole before it takes over. */
async function install() {
  const before = (await caches.keys()).filter((name) => name.startsWith("page-regnum-") && name !== NAME);
  if (before.length) {
    await takeAlike(before);
    await keepAll();
  } else {
    await keep(SHELL);
    await self.skipWaiting();
  }
}

/** What has not changed since the last version is taken from it. */
async function takeAlike(before) {
  const cache = await caches.open(NAME);
  for (const name of before) {
    const old = await caches.open(name);
    const listed = await old.match(`${BASE}files.json`);
    const { files } = listed ? await listed.json() : { files: {} };
    for (const [file, [, hash]] of Object.entries(LISTED.files)) {
      const found = files[file]?.[1] === hash ? await old.match(BASE + file) : undefined;
      if (found) await cache.put(BASE + file, found);
    }
  }
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith("page-regnum-") && name !== NAME) await caches.delete(name);
  }
  await self.clients.claim();
}

const keepAll = () => keep([...SHELL, ...Object.keys(LISTED.files)]);

async function keep(names) {
  const cache = await caches.open(NAME);
  for (const name of names) {
    if (await cache.match(BASE + name)) continue;
    const fresh = await fetch(BASE + name, { cache: "no-cache" });
    if (!fresh.ok) throw new Error(`${name}: ${fresh.status}`);
    await cache.put(BASE + name, fresh);
  }
}
