"""The script of the table page, run by Node with a mock page: how often it reloads, and when it does not."""

from __future__ import annotations

import json
import shutil
import subprocess
from itertools import pairwise
from typing import Any

import pytest

from regnum.server.page.assets import all_assets

NODE = shutil.which("node")
CALM_MS = 400

# A minimal page. `tell` is a message from the socket; `fetched` has the times at which the script reloaded.
CARDBOARD = """
const heard = {}, fetched = [];
let socket = null, under = 0, most = 0;
const part = { dataset: { at: "3", present: "boris" }, contains: () => false, querySelectorAll: () => [],
  replaceWith() {} };
const table = { dataset: { table: "t", me: "anna", look: "" } };
globalThis.window = globalThis;
globalThis.document = {
  hidden: false, title: "Game", activeElement: null,
  getElementById: (id) => ({ live: part, table, announce: {} })[id] || null,
  querySelector: () => null, querySelectorAll: () => [], adoptNode: (node) => node,
  addEventListener: (kind, hear) => { heard[kind] = hear; },
};
globalThis.addEventListener = () => {};
globalThis.location = { href: "http://localhost/table/t", protocol: "http:" };
globalThis.WebSocket = class { constructor() { socket = this; } send() {} static OPEN = 1; };
let answer = { ok: true, status: 200, text: async () => "" };
globalThis.fetch = async () => {
  fetched.push(Date.now());
  most = Math.max(most, ++under);
  await pause(answer.takes || 5);
  under -= 1;
  return answer;
};
globalThis.DOMParser = class { parseFromString() { return { title: "New", getElementById: () => null }; } };
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const tell = (letter) => socket.onmessage({ data: JSON.stringify(letter) });
const show = (there) => { document.hidden = !there; heard.visibilitychange({}); };
"""


def run(scene: str) -> dict[str, Any]:
    """Run a script and return what it prints."""
    if NODE is None:
        pytest.fail("these tests run the page's script and need node; install it")
    script = all_assets()["plain.js"][0].decode()
    end = "console.log(JSON.stringify({ fetched, most, title: document.title })); process.exit(0);"
    whole = f"{CARDBOARD}\n{script}\n(async () => {{ {scene} \n {end} }})();"
    done = subprocess.run([NODE, "-e", whole], capture_output=True, text=True, timeout=30, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_script_looks_at_most_every_400_ms_and_never_twice_at_once() -> None:
    found = run("for (let n = 0; n < 60; n++) { tell({ t: 'said' }); await pause(20); } await pause(500);")
    gaps = [later - before for before, later in zip(found["fetched"], found["fetched"][1:], strict=False)]
    assert len(gaps) >= 1 and all(gap >= CALM_MS - 2 for gap in gaps), gaps
    slow = run("answer.takes = 700; for (let n = 0; n < 60; n++) { tell({ t: 'said' }); await pause(20); }")
    assert slow["most"] == 1
    asked = slow["fetched"]  # again only when the one before was answered; on a busy machine the pauses are longer
    assert len(asked) >= 2 and all(later - before >= 700 - 2 for before, later in pairwise(asked))


def test_the_script_does_not_look_when_nobody_came_or_went() -> None:
    scene = "tell({ t: 'present', people: ['boris', 'anna'] }); await pause(100);"
    assert run(scene)["fetched"] == []
    assert len(run(scene.replace("'boris', 'anna'", "'anna'"))["fetched"]) == 1


def test_the_script_does_not_look_while_the_tab_is_hidden_but_when_it_is_shown_again() -> None:
    hidden = """
    show(false);
    for (let n = 0; n < 10; n++) { tell({ t: 'said' }); await pause(60); }
    tell({ t: 'change', at: 4, patch: { set: { at: 4, decision: {}, curtain: null } }, steps: [] });
    """
    found = run(hidden)
    assert found["fetched"] == []
    assert found["title"].startswith("● ")  # the title says whose turn it is all the same
    assert len(run(hidden + "show(true); await pause(150);")["fetched"]) == 1
    assert run("show(false); show(true); await pause(150);")["fetched"] == []  # nothing was missed


def test_the_script_waits_as_long_as_it_is_told() -> None:
    data = "answer = { ok: false, status: 429, headers: new Map([['Retry-After', '1']]) };"
    found = run(data + "for (let n = 0; n < 30; n++) { tell({ t: 'said' }); await pause(20); } await pause(600);")
    first, second = found["fetched"]
    assert second - first >= 990
