"""Render pages: the reader, their language and texts, the templates, and error pages."""

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
from regnum.catalogue.sentences import Sentences, capitalised, signed
from regnum.core.errors import IllegalMove, OptionError, UnknownGame
from regnum.core.messages import Event, Message, Refusal
from regnum.server import people
from regnum.server.guard.csrf import FIELD
from regnum.server.guard.identity import Identity, Principal, identity_of, principal_of
from regnum.server.guard.problems import TooManyRequests, failed, whole_seconds
from regnum.server.page import flash, language
from regnum.server.page.assets import asset_url
from regnum.server.request_context import OWN_NAMES, base_url_of
from regnum.server.services import Services
from regnum.server.store.errors import StoreError
from regnum.table.errors import TableRefused

# A form sends its Origin only if the page's referrer policy allows it for the same server; other servers get nothing.
HEADERS: Final = {"Referrer-Policy": "same-origin"}
PLAIN: Final = "/plain"
NUMBER_AND_UNIT: Final = re.compile(r"(?<=\d) (?=[^\W\d])")
GONE: Final = frozenset({"no_such_table", "invitation_gone", "link_gone"})

View: TypeAlias = Callable[["PageContext"], Awaitable[Response]]
PageEndpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

TEMPLATES: Final = Environment(
    loader=PackageLoader("regnum.server.page", "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
TEMPLATES.globals.update(static=asset_url, languages=OWN_NAMES, version=regnum.__version__, csrf_field=FIELD)
TEMPLATES.filters.update(capitalised=capitalised, signed=signed)


@lru_cache(maxsize=256)
def words_of(lang: str, game: str = "", names: tuple[str, ...] = ()) -> Sentences:
    """Return the texts of a table, which cache what was rendered once."""
    return PageWords(lang, game, names)


class PageWords(Sentences):
    """Texts for a page with line breaks: a number and its unit stay on one line."""

    def rendered(self, thing: Message | Refusal | Event) -> str:
        """Render the sentence."""
        return keep_together(super().rendered(thing), self.lang)


def root_of(path: str) -> str:
    """Return the prefix of links on a page at this path: readers of the plain page stay there, others go to the app."""
    return PLAIN if path == PLAIN or path.startswith(f"{PLAIN}/") else ""


def unbroken(words: str) -> str:
    """Keep a number and its unit on one line."""
    return NUMBER_AND_UNIT.sub("\u00a0", words)


READ: Final[set[str]] = set()  # the languages whose catalogues have been loaded


def load_language(lang: str) -> None:
    """Load all catalogues of a language."""
    for game in ("", *regnum.games()):
        catalogue(lang, game)
    READ.add(lang)


class PageContext:
    """One page to be rendered: the request, its reader, and the message to show."""

    def __init__(self, request: Request, person: people.Person | None) -> None:
        self.request = request
        self.person = person
        self.lang = language.language_of(request, person)
        self.note = flash.read_flash(request, self.identity)

    @property
    def services(self) -> Services:
        """Return the parts of this process."""
        services: Services = self.request.app.state.services
        return services

    @property
    def identity(self) -> Identity:
        """Return the service that identifies people and programs."""
        return identity_of(self.request)

    @property
    def principal(self) -> Principal:
        """Return the sender of the request, also one who was created during it."""
        return principal_of(self.request)

    @property
    def me(self) -> str | None:
        """Return the current person's id."""
        return self.principal.person_id

    def words(self, game: str = "", names: tuple[str, ...] = ()) -> Sentences:
        """Return the sentences of the interface, or of a game."""
        return words_of(self.lang, game, names)

    @property
    def nameless(self) -> bool:
        """Whether the current person has not chosen a name: a guest, or the owner of a machine who has just started."""
        if self.person is None:
            return True
        usual = {words_of(lang).title(id) for lang in {self.lang, self.person.lang} for id in ("ui-guest", "ui-player")}
        return self.person.name in usual

    def place(self) -> str:
        """Return how links to this server begin, as the reader knows it."""
        return base_url_of(self.request, self.services.settings)

    async def write(self, template: str, lay_out: Callable[[], dict[str, Any]], status: int = 200) -> Response:
        """Render a page in a thread, so that the event loop is not blocked.

        What `lay_out` reads must not change any more, as a Table does not; what changes is read before.
        """
        return self.answer(await asyncio.to_thread(lambda: self.written(template, lay_out())), status)

    def show(self, template: str, status: int = 200, **more: Any) -> Response:
        """Render a short page."""
        return self.answer(self.written(template, more), status)

    def written(self, template: str, more: dict[str, Any]) -> str:
        """Return the page as text."""
        return TEMPLATES.get_template(template).render(self.variables(more))

    def variables(self, more: dict[str, Any]) -> dict[str, Any]:
        """Return what every template may use."""
        words = more.pop("words", None) or self.words()
        return {
            "lang": self.lang,
            "path": self.request.url.path,
            "root": root_of(self.request.url.path),
            "person": self.person,
            "nameless": self.nameless,
            "csrf": self.identity.csrf(self.principal),
            "place": self.place(),
            "say": words.say,
            "title_of": words.title,
            "text": words.text,
            "why": words.why,
            "note": self.note,
            **more,
        }

    def answer(self, page: str, status: int) -> Response:
        """Return the response; the message on it is deleted, the language is stored."""
        response = HTMLResponse(page, status, {**HEADERS, "Content-Language": self.lang})
        flash.clear_flash(self.request, response)
        if language.asked_for(self.request):
            language.remember(response, self.lang, secure=self.services.settings.secure)
        return response

    def trouble(self, status: int, text: str, headers: dict[str, str] | None = None) -> Response:
        """Return a page with an error."""
        response = self.show("trouble.html", status, trouble=text)
        response.headers.update(headers or {})
        return response


async def reader_of(request: Request) -> tuple[people.Person | None, str]:
    """Return the reader and their language. A language in the query becomes the reader's own."""
    services: Services = request.app.state.services
    me = principal_of(request).person_id
    person = None if me is None else await services.store.read(partial(people.person, id=me))
    wanted = language.asked_for(request)
    if person is not None and wanted is not None and wanted != person.lang:
        await services.store.write(partial(people.set_lang, id=person.id, lang=wanted))
    return person, language.language_of(request, person)


async def context_of(request: Request) -> PageContext:
    """Return the context of this request."""
    person, lang = await reader_of(request)
    if lang not in READ:  # takes a second, once for each language, and only for this request
        await asyncio.to_thread(load_language, lang)
    return PageContext(request, person)


def page(view: View) -> PageEndpoint:
    """Turn a view into an endpoint: refusals become pages."""

    async def endpoint(request: Request) -> Response:
        context = await context_of(request)
        try:
            return await view(context)
        except StoreError as wrong:
            number = failed(wrong, status=503).headers.get("retry-after", "5")
            return context.trouble(503, context.words().say("ui-server-error"), {"Retry-After": number})
        except Exception as wrong:
            status, text = error_text(context, wrong)
            wait = {"Retry-After": str(whole_seconds(wrong.retry_after))} if isinstance(wrong, TooManyRequests) else {}
            return context.trouble(status, text, wait)

    endpoint.__name__ = view.__name__
    return endpoint


def error_text(context: PageContext, wrong: Exception) -> tuple[int, str]:
    """Return the text of an error that the client caused; any other error is raised."""
    words = context.words()
    match wrong:
        case TableRefused() | IllegalMove():
            return (404 if wrong.refusal.code in GONE else 409), refusal_text(words, wrong.refusal)
        case UnknownGame():
            return 404, words.say("ui-not-found")
        case TooManyRequests():
            return 429, words.say("ui-too-fast")
        case OptionError():
            return 422, words.say("page-wrong-input")
        case HTTPException():
            return wrong.status_code, words.say("ui-not-found" if wrong.status_code == 404 else "ui-error")
        case _:
            raise wrong


def refusal_text(words: Sentences, refusal: Refusal) -> str:
    """Return a refusal as a sentence: of the game that has the text, else of the interface."""
    return words_of(words.lang, refusal.game, words.names).why(refusal)
