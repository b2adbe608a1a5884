// What the browser stores of Regnum, so that it opens without a connection, and the notices that arrive while it is
// closed. Plain JavaScript: it is handed out as it stands.

const SHELL = "regnum-shell";
const THINGS = "regnum-things"; // fonts, icons, drawings, texts: may be old for one moment, and are asked for again
const ASSETS = "regnum-assets"; // their names carry a hash, so they never change
const KEPT = [SHELL, THINGS, ASSETS];
const MOST_ASSETS = 120;
const PAGES = /^\/(?:(?:new|join|me|bring|table|guide|replay|rules|settings|about)(?:\/|$)|$)/;
const KEPT_THINGS = /^\/(?:icons|static|art|api\/texts)\//;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (PAGES.test(address.pathname)) event.respondWith(page(event));
  } else if (address.pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  } else if (KEPT_THINGS.test(address.pathname)) {
    event.respondWith(thing(event));
  }
});

/** Only the page at "/" is kept: others may carry an invitation in their address. */
async function keepShell() {
  try {
    const answer = await fetch("/", { cache: "no-cache", credentials: "same-origin" });
    if (answer.ok && !answer.redirected) await (await caches.open(SHELL)).put("/", answer);
  } catch {
    // Without a connection there is nothing to keep yet.
  }
}

async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("regnum-") && !KEPT.includes(name)).map((name) => caches.delete(name)));
}

/** From the server while it answers, else the shell that was kept. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) await newBuild(event, answer.clone());
    return answer;
  } catch {
    return (await caches.match("/", { cacheName: SHELL, ignoreVary: true })) ?? Response.error();
  }
}

/** A new build must not meet old words and old pictures: they go before its scripts run. */
async function newBuild(event, answer) {
  const build = (text) => text.match(/\/assets\/[\w.-]+\.js/)?.[0] ?? "";
  const kept = await caches.match("/", { cacheName: SHELL, ignoreVary: true });
  const before = kept ? build(await kept.text()) : "";
  if (build(await answer.text()) === before) return;
  await caches.delete(THINGS);
  event.waitUntil(keepShell());
}

async function asset(request) {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_ASSETS)).map((old) => cache.delete(old)));
  }
  return answer;
}

/** What is kept at once, and a fresh one for the next time. */
async function thing(event) {
  const cache = await caches.open(THINGS);
  const known = await cache.match(event.request, { ignoreVary: true });
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok) await cache.put(event.request, answer.clone());
    return answer;
  });
  if (!known) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return known;
}

/** It is somebody's turn: the words come ready in their language. */
self.addEventListener("push", (event) => {
  const notice = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(notice.title || "Regnum", {
      body: notice.body ?? "",
      lang: notice.lang ?? "",
      tag: `table-${notice.table ?? ""}`,
      renotify: true,
      icon: "/icons/regnum-192.png",
      badge: "/icons/badge-96.png",
      data: { url: notice.url ?? "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { pathname, search } = new URL(event.notification.data?.url ?? "/", self.location.origin);
  event.waitUntil(goTo(self.location.origin + pathname + search));
});

async function goTo(address) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => client.url.split("#")[0] === address);
  return there ? there.focus() : self.clients.openWindow(address);
}
