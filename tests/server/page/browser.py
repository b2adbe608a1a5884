"""A browser without scripts: it reads a page, knows its forms and links, fills them in and sends them."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Coroutine
from html.parser import HTMLParser
from typing import Any, NamedTuple, TypeVar

import httpx
from starlette.applications import Starlette

T = TypeVar("T")

ADDRESS = "http://localhost"
ALONE = {"meta", "link", "input", "br", "img", "hr"}
TYPED = ("text", "search", "email", "url")


class PageServer:
    """The server without sockets, in a thread of its own."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> PageServer:
        self.thread.start()
        self.opened = self.app.router.lifespan_context(self.app)
        self.wait(self.opened.__aenter__())
        return self

    def __exit__(self, *why: object) -> None:
        self.wait(self.opened.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine there, at most a minute."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)


class Button(NamedTuple):
    """A button of a form."""

    name: str
    value: str
    text: str


class PageForm:
    """One form: its action, its fields, its buttons."""

    def __init__(self, action: str, method: str) -> None:
        self.action = action
        self.method = method
        self.fields: dict[str, list[str]] = {}
        self.buttons: list[Button] = []


class Page(HTMLParser):
    """A page without its style; invalid HTML is an error."""

    def __init__(self, html: str, status: int = 200, url: str = "") -> None:
        super().__init__(convert_charrefs=True)
        self.html = html
        self.status = status
        self.url = url
        self.forms: list[PageForm] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.labelled: set[str] = set()
        self.inputs: list[dict[str, str]] = []
        self.words: list[str] = []
        self.open: list[str] = []
        self.button: list[str] | None = None
        self.select = ""
        self.lang = ""
        self.feed(html)
        self.close()
        assert not self.open, f"never closed: {self.open}"

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", " ".join(self.words))

    def form(self, action: str, nth: int = 0) -> PageForm:
        return [form for form in self.forms if form.action == action][nth]

    def has(self, action: str) -> bool:
        return any(form.action == action for form in self.forms)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        assert "style" not in given
        assert not [name for name in given if name.startswith("on")], "a script in an attribute"
        if "id" in given:
            self.ids.append(given["id"])
        if tag not in ALONE:
            self.open.append(tag)
        getattr(self, f"see_{tag}", lambda given: None)(given)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> without a beginning"
        assert self.open[-1] == tag, f"</{tag}> closes <{self.open[-1]}>"
        self.open.pop()
        if tag == "button" and self.button is not None:
            name, value, *words = self.button
            self.forms[-1].buttons.append(Button(name, value, " ".join(words).strip()))
            self.button = None

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style"):
            self.words.append(data)
            if self.button is not None:
                self.button.append(data.strip())

    def see_html(self, given: dict[str, str]) -> None:
        self.lang = given["lang"]

    def see_script(self, given: dict[str, str]) -> None:
        assert given["src"].startswith("/static/"), "a script inside the page"

    def see_a(self, given: dict[str, str]) -> None:
        self.links.append(given["href"])

    def see_form(self, given: dict[str, str]) -> None:
        self.forms.append(PageForm(given.get("action", ""), given.get("method", "get")))

    def see_label(self, given: dict[str, str]) -> None:
        self.labelled.add(given.get("for", ""))

    def see_input(self, given: dict[str, str]) -> None:
        kind = given.get("type", "text")
        if kind in ("checkbox", "radio"):
            if "checked" in given:
                self.forms[-1].fields.setdefault(given["name"], []).append(given.get("value", "on"))
        elif "name" in given:
            self.forms[-1].fields.setdefault(given["name"], []).append(given.get("value", ""))
        if kind in TYPED:
            self.inputs.append(given)

    def see_select(self, given: dict[str, str]) -> None:
        self.select = given["name"]
        self.inputs.append(given)

    def see_option(self, given: dict[str, str]) -> None:
        fields = self.forms[-1].fields
        if self.select not in fields or "selected" in given:
            fields[self.select] = [given["value"]]

    def see_button(self, given: dict[str, str]) -> None:
        if given.get("type") != "button":  # such a button is only for scripts
            self.button = [given.get("name", ""), given.get("value", "")]


class Browser:
    """One person at one device. All browsers of a test share the server; each has its own cookies."""

    def __init__(self, server: PageServer, lang: str = "en") -> None:
        self.server = server
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url=ADDRESS)
        self.headers = {"Accept-Language": lang, "Origin": ADDRESS}
        self.page = Page("<html lang='en'></html>")

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**self.headers, **more.pop("headers", {})}
        return self.server.wait(self.client.request(method, path, headers=headers, **more))

    def read(self, answer: httpx.Response) -> Page:
        self.page = Page(answer.text, answer.status_code, answer.request.url.raw_path.decode())
        return self.page

    def go(self, path: str, **more: Any) -> Page:
        return self.read(self.ask("GET", path, follow_redirects=True, **more))

    def press(self, form: PageForm, button: Button | None = None, **fields: str | list[str]) -> Page:
        """Fill in, press, and follow the redirect."""
        data: dict[str, Any] = {**form.fields, **fields}
        if button is not None and button.name:
            data[button.name] = button.value
        return self.read(self.ask("POST", form.action, data=data, follow_redirects=True))

    def do(self, action: str, value: str = "", **fields: str) -> Page:
        """Press the button with this value in the form with this action."""
        for form in self.page.forms:
            if form.action == action:
                for button in form.buttons:
                    if button.value == value or not value:
                        return self.press(form, button, **fields)
        raise AssertionError(f"no {action} {value} on {self.page.url}: {[form.action for form in self.page.forms]}")

    def play_now(self, game: str, way: str) -> Page:
        """Go from the lobby to a table."""
        self.go("/plain")
        found = [
            (form, button) for form in self.page.forms if form.fields.get("game") == [game] for button in form.buttons
        ]
        return self.press(*next((form, button) for form, button in found if button.value == way))

    def wait_for_turn(self, tries: int = 600) -> bool:
        """Reload until it is my turn; False when the match is over."""
        path = self.page.url
        for _ in range(tries):
            if self.page.has("/plain/do/move"):
                return True
            if 'class="verdict"' in self.page.html:
                return False
            time.sleep(0.01)
            self.go(path)
        raise AssertionError(f"nothing is asked at {path}: {self.page.text[:400]}")
