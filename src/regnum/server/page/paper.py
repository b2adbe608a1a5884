"""What every page is written on: the reader, their language and words, the templates, and what is said in trouble."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache, partial
from typing import Any, Final, TypeAlias

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

import regnum
from regnum.catalogue import catalogue
from regnum.catalogue.render import bound as keep_together
from regnum.catalogue.words import Words, headed, signed
from regnum.core.errors import IllegalMove, OptionError, UnknownGame
from regnum.core.letters import Event, Message, Refusal
from regnum.server import people
from regnum.server.asking import OWN_NAMES, place_of
from regnum.server.guard.csrf import FIELD
from regnum.server.guard.identity import Door, Who, door_of, who_asks
from regnum.server.guard.problems import TooMany, failed, whole_seconds
from regnum.server.hub import Hub
from regnum.server.page import notes, tongue
from regnum.server.page.files import address
from regnum.server.store.errors import StoreError
from regnum.table.errors import TableRefused

# A form says where it comes from only if its page may say so to its own house; to others it says nothing.
HEADERS: Final = {"Referrer-Policy": "same-origin"}
PLAIN: Final = "/plain"
NUMBER_AND_UNIT: Final = re.compile(r"(?<=\d) (?=[^\W\d])")
GONE: Final = frozenset({"no_such_table", "invitation_gone", "link_gone"})

View: TypeAlias = Callable[["Sheet"], Awaitable[Response]]
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

TEMPLATES: Final = Environment(
    loader=PackageLoader("regnum.server.page", "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
TEMPLATES.globals.update(static=address, languages=OWN_NAMES, version=regnum.__version__, csrf_field=FIELD)
TEMPLATES.filters.update(headed=headed, signed=signed)


@lru_cache(maxsize=256)
def words_of(lang: str, game: str = "", names: tuple[str, ...] = ()) -> Words:
    """The words of a table; what was told once is remembered there."""
    return PageWords(lang, game, names)


class PageWords(Words):
    """The same for a page, whose lines break: what belongs together stays on one line."""

    def rendered(self, thing: Message | Refusal | Event) -> str:
        """The sentence, made anew."""
        return keep_together(super().rendered(thing), self.lang)


def root_of(path: str) -> str:
    """How links begin on a page at this path: whoever reads the plain page stays there, others are led to the app."""
    return PLAIN if path == PLAIN or path.startswith(f"{PLAIN}/") else ""


def bound(words: str) -> str:
    """A number and its unit stay on one line."""
    return NUMBER_AND_UNIT.sub("\u00a0", words)


READ: Final[set[str]] = set()  # the languages whose catalogues have been read


def learn(lang: str) -> None:
    """Read everything that is said in a language."""
    for game in ("", *regnum.games()):
        catalogue(lang, game)
    READ.add(lang)


class Sheet:
    """One page to be written: who asks, what is shown to them, and where it comes from."""

    def __init__(self, request: Request, person: people.Person | None) -> None:
        self.request = request
        self.person = person
        self.lang = tongue.language_of(request, person)
        self.note = notes.found(request, self.door)

    @property
    def hub(self) -> Hub:
        """The tables."""
        hub: Hub = self.request.app.state.hub
        return hub

    @property
    def door(self) -> Door:
        """The door."""
        return door_of(self.request)

    @property
    def who(self) -> Who:
        """The asker, also one who has just become somebody."""
        return who_asks(self.request)

    @property
    def me(self) -> str | None:
        """The asker's id."""
        return self.who.person_id

    def words(self, game: str = "", names: tuple[str, ...] = ()) -> Words:
        """The house's words, or a game's."""
        return words_of(self.lang, game, names)

    @property
    def nameless(self) -> bool:
        """Whether nobody has said what the asker is called: a guest, or the owner of a machine who just began."""
        if self.person is None:
            return True
        usual = {words_of(lang).title(id) for lang in {self.lang, self.person.lang} for id in ("ui-guest", "ui-player")}
        return self.person.name in usual

    def place(self) -> str:
        """How links to this house begin, as the reader knows it."""
        return place_of(self.request, self.hub.settings)

    async def write(self, template: str, lay_out: Callable[[], dict[str, Any]], status: int = 200) -> Response:
        """A page, laid out and written in a thread: the house goes on telling moves meanwhile.

        What `lay_out` reads must not change any more, as a Table does not; what changes is read before.
        """
        return self.answer(await asyncio.to_thread(lambda: self.written(template, lay_out())), status)

    def show(self, template: str, status: int = 200, **more: Any) -> Response:
        """A short page."""
        return self.answer(self.written(template, more), status)

    def written(self, template: str, more: dict[str, Any]) -> str:
        """The page as text."""
        return TEMPLATES.get_template(template).render(self.told(more))

    def told(self, more: dict[str, Any]) -> dict[str, Any]:
        """What every template may use."""
        words = more.pop("words", None) or self.words()
        return {
            "lang": self.lang,
            "path": self.request.url.path,
            "root": root_of(self.request.url.path),
            "person": self.person,
            "nameless": self.nameless,
            "csrf": self.door.csrf(self.who),
            "place": self.place(),
            "say": words.say,
            "title_of": words.title,
            "text": words.text,
            "why": words.why,
            "note": self.note,
            **more,
        }

    def answer(self, page: str, status: int) -> Response:
        """The page goes out; the note on it has been shown, the language is remembered."""
        response = HTMLResponse(page, status, {**HEADERS, "Content-Language": self.lang})
        notes.taken(self.request, response)
        if tongue.asked_for(self.request):
            tongue.remember(response, self.lang, secure=self.hub.settings.secure)
        return response

    def trouble(self, status: int, text: str, headers: dict[str, str] | None = None) -> Response:
        """A page that says what is wrong."""
        response = self.show("trouble.html", status, trouble=text)
        response.headers.update(headers or {})
        return response


async def reader_of(request: Request) -> tuple[people.Person | None, str]:
    """Who reads, and in which language. A language in the address is the reader's from now on."""
    hub: Hub = request.app.state.hub
    me = who_asks(request).person_id
    person = None if me is None else await hub.store.read(partial(people.person, id=me))
    wanted = tongue.asked_for(request)
    if person is not None and wanted is not None and wanted != person.lang:
        await hub.store.write(partial(people.set_lang, id=person.id, lang=wanted))
    return person, tongue.language_of(request, person)


async def sheet_for(request: Request) -> Sheet:
    """The sheet of this request."""
    person, lang = await reader_of(request)
    if lang not in READ:  # a second of reading, once for each language, and nobody else waits for it
        await asyncio.to_thread(learn, lang)
    return Sheet(request, person)


def page(view: View) -> Endpoint:
    """A view as an endpoint: whatever is refused becomes a page with the sentence."""

    async def endpoint(request: Request) -> Response:
        sheet = await sheet_for(request)
        try:
            return await view(sheet)
        except StoreError as wrong:
            number = failed(wrong, status=503).headers.get("retry-after", "5")
            return sheet.trouble(503, sheet.words().say("ui-server-error"), {"Retry-After": number})
        except Exception as wrong:
            status, text = said(sheet, wrong)
            wait = {"Retry-After": str(whole_seconds(wrong.retry_after))} if isinstance(wrong, TooMany) else {}
            return sheet.trouble(status, text, wait)

    endpoint.__name__ = view.__name__
    return endpoint


def said(sheet: Sheet, wrong: Exception) -> tuple[int, str]:
    """The sentence for something that somebody outside has caused; anything else is not for here."""
    words = sheet.words()
    match wrong:
        case TableRefused() | IllegalMove():
            return (404 if wrong.refusal.code in GONE else 409), told(words, wrong.refusal)
        case UnknownGame():
            return 404, words.say("ui-not-found")
        case TooMany():
            return 429, words.say("ui-too-fast")
        case OptionError():
            return 422, words.say("page-wrong-input")
        case HTTPException():
            return wrong.status_code, words.say("ui-not-found" if wrong.status_code == 404 else "ui-error")
        case _:
            raise wrong


def told(words: Words, refusal: Refusal) -> str:
    """A refusal as a sentence of whoever has the word: the game it is of, else the house."""
    return words_of(words.lang, refusal.game, words.names).why(refusal)
