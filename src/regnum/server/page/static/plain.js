// Keeps a table page live: listens at the table's socket and, when something happens, fetches the page's live part
// anew. Nothing here knows a rule or a game; without this file every form and link works all the same.
"use strict";
(() => {
  const table = document.getElementById("table");
  if (!table || !window.WebSocket || !window.fetch) return;
  const CALM = 400, LONGEST = 5000; // ms: between two looks, between two tries
  const SENDING = 1500; // ms that a form may be on its way
  let socket = null, tries = 0, waiting = 0, next = 0, busy = false, again = false, pressed = false, sent = 0, told = newest();

  const live = () => document.getElementById("live");

  function newest() {
    const first = document.querySelector(".log li[data-step]");
    return first ? first.dataset.step : "";
  }

  // -- the socket ---------------------------------------------------------------------------------------------------

  function connect() {
    const address = new URL(`/api/tables/${encodeURIComponent(table.dataset.table)}/socket`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(address);
    socket.onopen = () => {
      const look = table.dataset.look === "" ? null : Number(table.dataset.look);
      socket.send(JSON.stringify({ t: "hello", protocol: 1, at: Number(live().dataset.at), look }));
    };
    socket.onmessage = (event) => hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      socket = null;
      if (event.code === 4403 || event.code === 4404) return; // no table for us here: nothing to wait for
      state(false);
      const pause = Math.min(LONGEST, 400 * 2 ** tries) * (0.7 + Math.random() * 0.6);
      tries += 1;
      setTimeout(connect, pause);
    };
  }

  function hear(letter) {
    if (letter.t === "welcome") {
      if (tries > 0) look(); // something may have happened meanwhile
      tries = 0;
      state(true);
    } else if (letter.t === "state") {
      if (letter.sight.at !== Number(live().dataset.at)) look();
      if (document.hidden) turn(letter.sight.decision !== null || letter.sight.curtain !== null);
    } else if (letter.t === "present") { // told again and again: only who came or went is news
      const others = letter.people.filter((each) => each !== table.dataset.me).sort().join(" ");
      if (others !== live().dataset.present) look();
    } else if (letter.t === "table" || letter.t === "said") {
      look();
    }
  }

  function turn(mine) { // the title of a tab that nobody looks at says so all the same
    document.title = (mine ? "● " : "") + document.title.replace(/^● /, "");
  }

  function state(there) {
    const line = document.getElementById("link-state");
    if (!line) return;
    line.hidden = there;
    line.textContent = there ? table.dataset.online : table.dataset.lost;
  }

  // -- a new look at the page ---------------------------------------------------------------------------------------

  // Never two at once, never two within CALM, and none while nobody sees it: several players share one address.
  function look() {
    if (waiting) return;
    if (busy || document.hidden) { again = true; return; }
    waiting = setTimeout(() => { waiting = 0; fetched(); }, Math.max(30, next - Date.now()));
  }

  async function fetched() {
    if (busy || pressed || document.hidden) { again = true; return; }
    if (Date.now() - sent < SENDING) { look(); return; } // a form is on its way and brings the new page itself
    busy = true;
    again = false;
    next = Date.now() + CALM;
    try {
      const answer = await fetch(location.href, { headers: { "X-Regnum-Part": "1" }, credentials: "same-origin" });
      if (answer.status === 429) {
        next = Date.now() + 1000 * Number(answer.headers.get("Retry-After") || 2);
        again = true;
        return;
      }
      if (!answer.ok) return;
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (pressed) again = true;
      else if (Date.now() - sent > SENDING) swap(fresh);
    } catch { /* the socket tries again, and then so do we */ } finally {
      busy = false;
      if (!pressed) missed();
    }
  }

  function missed() { // something has happened while we could not look
    if (!again || document.hidden) return;
    again = false;
    look();
  }

  function swap(fresh) {
    const there = fresh.getElementById("live");
    const here = live();
    if (!there || !here) return;
    const focus = focused(), open = [...here.querySelectorAll("details")].filter((each) => each.open).map((each) => each.id);
    const typed = new Map([...here.querySelectorAll("input[type=text], input:not([type]), select")]
      .filter((each) => each.id).map((each) => [each.id, each.value]));
    const scrolled = new Map([...here.querySelectorAll("[data-keep]")].map((each) => [each.dataset.keep, each]));
    const places = new Map([...scrolled].map(([key, each]) => [key, each.scrollTop]));
    const asked = here.dataset.at === there.dataset.at; // the same decision: what was unfolded stays unfolded
    here.replaceWith(document.adoptNode(there));
    document.title = fresh.title;
    for (const each of there.querySelectorAll("details")) {
      if (open.includes(each.id) && (asked || !each.classList.contains("way"))) each.open = true;
    }
    for (const [id, value] of typed) {
      const field = document.getElementById(id);
      if (field && value) field.value = value;
    }
    for (const each of there.querySelectorAll("[data-keep]")) {
      if ("end" in each.dataset) each.scrollTop = each.scrollHeight;
      else each.scrollTop = places.get(each.dataset.keep) || 0;
    }
    refocus(focus);
    state(socket !== null && socket.readyState === WebSocket.OPEN);
    announce();
    clocks = reading();
  }

  function focused() {
    const on = document.activeElement;
    if (!on || !live().contains(on)) return null;
    return { id: on.id, name: on.name, value: on.value, summary: on.tagName === "SUMMARY" ? on.parentElement.id : "" };
  }

  function refocus(was) {
    if (!was) return;
    const same = was.id ? document.getElementById(was.id)
      : was.summary ? document.querySelector(`#${CSS.escape(was.summary)} > summary`)
        : was.name ? [...live().querySelectorAll(`[name="${CSS.escape(was.name)}"]`)].find((each) => each.value === was.value)
          : null;
    const fallback = document.getElementById("decision") || document.getElementById("turn");
    const to = same || fallback;
    if (!to) return;
    if (to === fallback) to.tabIndex = -1;
    to.focus({ preventScroll: true });
  }

  function announce() {
    const now = newest();
    if (now === told) return;
    const lines = [...document.querySelectorAll(".log li[data-step]")]
      .filter((each) => told === "" || Number(each.dataset.step) > Number(told)).slice(0, 3).reverse()
      .flatMap((each) => [...each.querySelectorAll("p")].map((line) => line.textContent.trim()));
    told = now;
    const turn = document.getElementById("turn");
    document.getElementById("announce").textContent = [...lines, turn ? turn.textContent : ""].join(" ");
  }

  // -- clocks, and buttons that are being pressed -------------------------------------------------------------------

  let clocks = reading();

  function reading() {
    const now = Date.now();
    return [...document.querySelectorAll("[data-left]")].map((face) => ({ face, zero: now + Number(face.dataset.left) }));
  }

  setInterval(() => {
    for (const { face, zero } of clocks) {
      const left = Math.max(0, Math.floor((zero - Date.now()) / 1000));
      if (left >= 86400) continue; // days are told by the server
      const two = (n) => String(n).padStart(2, "0");
      const hours = Math.floor(left / 3600), rest = `${Math.floor(left % 3600 / 60)}`;
      face.textContent = hours ? `${hours}:${two(rest)}:${two(left % 60)}` : `${rest}:${two(left % 60)}`;
    }
  }, 500);

  document.addEventListener("pointerdown", () => { pressed = true; });
  for (const kind of ["pointerup", "pointercancel"]) {
    document.addEventListener(kind, () => setTimeout(() => {
      pressed = false;
      missed();
    }, 50));
  }

  document.addEventListener("submit", (event) => { // no second form beside one that is on its way
    if (Date.now() - sent < SENDING) event.preventDefault();
    else sent = Date.now();
  });
  addEventListener("pageshow", (event) => { sent = 0; if (event.persisted) look(); });
  document.addEventListener("visibilitychange", missed);
  document.addEventListener("focusin", (event) => { if (event.target.matches("[data-copy]")) event.target.select(); });

  for (const each of document.querySelectorAll("[data-end]")) each.scrollTop = each.scrollHeight;
  connect();
})();
