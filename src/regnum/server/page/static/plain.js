// Keeps the table page live: listens at the table's socket and, when something happens, fetches the page's live part
// anew; sends forms without leaving the page. Nothing here knows a rule or a game; without this file every form and
// link works all the same.
"use strict";
(() => {
  copying();
  const table = document.getElementById("table");
  if (!table || !window.WebSocket || !window.fetch) return;
  const CALM = 400, LONGEST = 5000; // ms: between two looks, between two tries
  const PATIENCE = 15000; // ms that a form may be on its way
  let socket = null, tries = 0, waiting = 0, next = 0, busy = false, again = false, pressed = false;
  let sending = false, lost = false, told = newest();
  let asked = { decision: null, curtain: null };

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
      socket.send(JSON.stringify({ t: "hello", protocol: 2, at: Number(live().dataset.at), look }));
    };
    socket.onmessage = (event) => hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      socket = null;
      if (event.code === 4403 || event.code === 4404) { look(); return; } // no table for us here: the page says why
      if (event.code === 4400) { reload(); return; } // the server is newer than this page
      state(true);
      const pause = Math.min(LONGEST, 400 * 2 ** tries) * (0.7 + Math.random() * 0.6);
      tries += 1;
      setTimeout(connect, pause);
    };
  }

  function hear(message) {
    if (message.t === "welcome") {
      if (tries > 0) look(); // something may have happened meanwhile
      tries = 0;
      state(false);
    } else if (message.t === "whole" || message.t === "change") {
      if (message.t === "whole") asked = { decision: null, curtain: null };
      noted(message.t === "whole" ? message.sight : { ...message.patch.in, ...message.patch.set });
      if ((message.sight ?? message).at !== Number(live().dataset.at)) look();
      if (document.hidden) turn(asked.decision !== null || asked.curtain !== null);
    } else if (message.t === "present") { // told again and again: only who came or went is news
      const others = message.people.filter((each) => each !== table.dataset.me).sort().join(" ");
      if (others !== live().dataset.present) look();
    } else if (message.t === "table" || message.t === "said") {
      look();
    }
  }

  function reload() { // once: a page that is new and not understood all the same would do so for ever
    const key = "regnum-reloaded", last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < 60000) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  }

  function noted(seen) { // a change names only what is different now; the page itself is fetched
    for (const name of Object.keys(asked)) if (name in seen) asked[name] = seen[name];
  }

  function turn(mine) { // the title of a tab that nobody looks at says so all the same
    document.title = (mine ? "● " : "") + document.title.replace(/^● /, "");
  }

  function state(gone) { // while nothing can be sent, no button looks as if it could be; focus stays where it is
    lost = gone;
    const line = document.getElementById("link-state");
    if (line) line.textContent = gone ? table.dataset.lost : "";
    for (const each of table.querySelectorAll("form button")) {
      if (gone) each.setAttribute("aria-disabled", "true");
      else each.removeAttribute("aria-disabled");
    }
  }

  // -- a new look at the page ---------------------------------------------------------------------------------------

  // Never two at once, never two within CALM, and none while nobody sees it: several players share one address.
  function look() {
    if (waiting) return;
    if (busy || sending || document.hidden) { again = true; return; }
    waiting = setTimeout(() => { waiting = 0; fetched(); }, Math.max(30, next - Date.now()));
  }

  async function fetched() {
    if (busy || sending || pressed || document.hidden) { again = true; return; }
    busy = true;
    again = false;
    next = Date.now() + CALM;
    try {
      const answer = await fetch(location.href, { headers: { "X-Regnum-Part": "1", Accept: "text/html" }, credentials: "same-origin" });
      if (answer.status === 429) {
        next = Date.now() + 1000 * Number(answer.headers.get("Retry-After") || 2);
        again = true;
        return;
      }
      if (answer.status >= 500) return;
      const fresh = read(await answer.text());
      if (pressed || sending) again = true; // a form that is on its way brings the new page itself
      else if (answer.ok) swap(fresh);
      else complain(reason(fresh));
    } catch { /* the socket tries again, and then so do we */ } finally {
      busy = false;
      if (!pressed) missed();
    }
  }

  const read = (text) => new DOMParser().parseFromString(text, "text/html");

  function missed() { // something has happened while we could not look
    if (!again || document.hidden) return;
    again = false;
    look();
  }

  function swap(fresh, form = null) { // `form`: what was sent, and so what need not be kept
    const there = fresh.getElementById("live");
    const here = live();
    if (!there || !here) return;
    const focus = focused(), open = [...here.querySelectorAll("details")].filter((each) => each.open).map((each) => each.id);
    const typed = new Map([...here.querySelectorAll("input[type=text], input:not([type]), select")]
      .filter((each) => each.id && each.form !== form).map((each) => [each.id, each.value]));
    const scrolled = new Map([...here.querySelectorAll("[data-keep]")].map((each) => [each.dataset.keep, each]));
    const places = new Map([...scrolled].map(([key, each]) => [key, each.scrollTop]));
    const asked = here.dataset.at === there.dataset.at; // the same decision: what was unfolded stays unfolded
    here.replaceWith(document.adoptNode(there));
    document.title = fresh.title;
    for (const each of there.querySelectorAll("details")) {
      const kept = form ? !each.matches(".sure, .way, .small-fold") : asked || !each.classList.contains("way");
      if (open.includes(each.id) && kept) each.open = true;
    }
    for (const [id, value] of typed) {
      const field = document.getElementById(id);
      if (field && value) field.value = value;
    }
    for (const each of there.querySelectorAll("[data-keep]")) {
      if ("end" in each.dataset) each.scrollTop = each.scrollHeight;
      else each.scrollTop = places.get(each.dataset.keep) || 0;
    }
    if (!form) refocus(focus);
    state(lost);
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
    const same = was.name === "move" ? [...live().querySelectorAll("[name=move]")].find((each) => each.value === was.value)
      : was.id ? document.getElementById(was.id)
        : was.summary ? document.querySelector(`#${CSS.escape(was.summary)} > summary`)
          : was.name ? [...live().querySelectorAll(`[name="${CSS.escape(was.name)}"]`)].find((each) => each.value === was.value)
            : null;
    if (same) same.focus({ preventScroll: true });
    else toDecision();
  }

  function toDecision() {
    const to = document.getElementById("decision") || document.getElementById("curtain") || document.getElementById("turn");
    if (!to) return;
    to.tabIndex = -1;
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

  // -- forms --------------------------------------------------------------------------------------------------------

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post" || !table.contains(form)) return;
    event.preventDefault();
    if (lost) complain(table.dataset.lost);
    else if (!sending) send(form, event.submitter);
  });

  async function send(form, button) { // one at a time; sent twice, the server does it once
    sending = true;
    const chat = form.querySelector("#text") !== null, patience = new AbortController();
    const clock = setTimeout(() => patience.abort(), PATIENCE);
    form.setAttribute("aria-busy", "true");
    try {
      const body = new URLSearchParams(new FormData(form));
      if (button && button.name) body.append(button.name, button.value);
      const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "text/html" }, credentials: "same-origin", signal: patience.signal });
      const fresh = read(await answer.text()), there = fresh.getElementById("table");
      if (answer.ok && there && there.dataset.table === table.dataset.table) arrive(answer.url, fresh, form, chat);
      else if (answer.ok) location.assign(answer.url); // another page: a rematch, a sandbox, the lobby
      else complain(reason(fresh));
    } catch {
      complain(table.dataset.unsent);
      again = true; // it may have been done all the same
    } finally {
      clearTimeout(clock);
      form.removeAttribute("aria-busy");
      sending = false;
      missed();
    }
  }

  function arrive(url, fresh, form, chat) {
    const at = scrollY, notice = document.getElementById("notice");
    history.replaceState(null, "", url);
    table.dataset.look = fresh.getElementById("table").dataset.look;
    notice.replaceChildren(...[...fresh.getElementById("notice").children].map((each) => document.adoptNode(each)));
    for (const each of notice.children) closable(each);
    copyable();
    swap(fresh, form);
    scrollTo(scrollX, at);
    if (notice.querySelector("[data-copy]")) notice.querySelector("[data-copy]").focus();
    else if (chat) document.getElementById("text").focus({ preventScroll: true });
    else toDecision();
    const stage = document.querySelector(".stage");
    if (!chat && stage && stage.getBoundingClientRect().bottom < 0) stage.scrollIntoView();
  }

  function reason(fresh) {
    const said = fresh.querySelector("h1");
    return said ? said.textContent : table.dataset.unsent;
  }

  function complain(text) {
    const note = document.createElement("div"), line = document.createElement("p");
    note.className = "note";
    note.setAttribute("role", "alert");
    line.textContent = text;
    note.append(line);
    closable(note);
    document.getElementById("notice").replaceChildren(note);
  }

  function closable(note) {
    const button = document.createElement("button");
    button.className = "shut";
    button.textContent = "×";
    button.setAttribute("aria-label", table.dataset.close);
    button.onclick = () => { note.remove(); toDecision(); };
    note.append(button);
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest ? event.target.closest("a[href]") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.hash && link.pathname === location.pathname && link.matches(".to")) {
      const option = document.getElementById(link.hash.slice(1)); // what lies on the table leads to its option
      if (!option) return;
      event.preventDefault();
      for (let up = option.closest("details"); up; up = up.parentElement.closest("details")) up.open = true;
      option.focus();
    } else if (lost && !(link.hash && link.pathname === location.pathname)) { // the browser would only show its own error
      event.preventDefault();
      complain(table.dataset.lost);
    }
  });

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

  addEventListener("pageshow", (event) => { if (event.persisted) look(); });
  document.addEventListener("visibilitychange", missed);

  for (const each of document.querySelectorAll("[data-end]")) each.scrollTop = each.scrollHeight;
  connect();

  // -- links to hand on ---------------------------------------------------------------------------------------------

  function copying() {
    copyable();
    document.addEventListener("focusin", (event) => { if (event.target.matches("[data-copy]")) event.target.select(); });
    document.addEventListener("click", async (event) => {
      const button = event.target.closest ? event.target.closest("[data-copies]") : null;
      if (!button) return;
      const field = document.getElementById(button.dataset.copies);
      field.select();
      try {
        if (navigator.clipboard) await navigator.clipboard.writeText(field.value); // not there without https
        else if (!document.execCommand("copy")) return;
        button.textContent = button.dataset.done;
      } catch { /* it is selected: the reader can copy it */ }
    });
  }

  function copyable() {
    for (const each of document.querySelectorAll("[data-copies]")) each.hidden = false;
  }
})();
