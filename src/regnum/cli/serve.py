"""`regnum serve` and `regnum play`: from what was typed to a running server."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import regnum
from regnum.cli.errors import InputError, note
from regnum.cli.files import home
from regnum.cli.language import Sentences
from regnum.cli.match_options import known_game, options_of, seats_of
from regnum.cli.numbers import quoted, within
from regnum.cli.page import check_page
from regnum.cli.players import HUMAN, known_colour
from regnum.cli.session import known_opponent
from regnum.extras import MissingExtra, needs
from regnum.server import run
from regnum.server.descriptors import SPARE, raise_limit
from regnum.server.local_play import LocalGame, OwnerSeat, sit_owner_down
from regnum.server.monitoring import logs
from regnum.server.services import Services
from regnum.server.settings import Mail, Settings
from regnum.server.store.address import Address
from regnum.server.store.store import open_store

LARGEST_PORT = 65_535
MOST_WORKERS = 64
LONGEST_MS = 600_000
LOOPBACK = "127.0.0.1"
LONGEST_NAME = 40  # characters of what a server is called
ANYWHERE = ("0.0.0.0", "::")


class ServeOptions(NamedTuple):
    """What was typed behind `regnum serve`."""

    host: str
    port: str
    database: str | None
    origins: list[str]
    workers: str
    bot_processes: str
    budget: str
    pace: str
    secure: bool
    proxy: bool
    local_hooks: bool
    mail: str | None
    metrics_key: str | None
    page: str | None = None
    balance: Path | None = None
    name: str = ""
    news: Path | None = None


class PlayOptions(NamedTuple):
    """What was typed behind `regnum play`."""

    game: str | None
    seats: str | None
    options: list[str]
    against: str | None
    lang: str
    speaks: bool  # --lang was typed
    port: str | None
    database: str | None
    anew: bool
    browser: bool
    colour: str | None = None


# -- serve ---------------------------------------------------------------------------------------------------------


def serve(typed: ServeOptions) -> None:
    """Run a server until Ctrl-C."""
    settings = settings_of(typed)
    workers = number(typed.workers, "--workers", 1, MOST_WORKERS)
    backend = Address(settings.database).backend
    if workers > 1 and backend != "postgresql":
        raise InputError(
            "--workers needs PostgreSQL, because several processes cannot share one SQLite file; see --database"
        )
    check_notices(settings)
    check_port(settings)
    check_descriptors(settings)
    for remark in [*check_store(settings.database), *slower()]:
        note(remark)
    logs.set_up()
    with until_stopped():
        run.serve(settings, workers, lambda: note(open_at(settings)))


def open_at(settings: Settings) -> str:
    """Return the line that says where the server listens."""
    others = f"; other machines: this machine's address, port {settings.port}" if settings.host in ANYWHERE else ""
    return f"listening on {settings.address()}{others} (press Ctrl-C to stop)"


@contextmanager
def until_stopped() -> Iterator[None]:
    """Ctrl-C and TERM are how a server ends, and no failure: the exit code is 0 when everything has been closed."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGTERM, before)


def settings_of(typed: ServeOptions) -> Settings:
    """Everything that was typed, checked."""
    return Settings(
        database=database_of(typed.database),
        host=typed.host,
        port=number(typed.port, "--port", 1, LARGEST_PORT),
        origins=tuple(origin_of(each) for each in typed.origins),
        secure=typed.secure,
        proxy=typed.proxy,
        mail=mail_of(typed.mail or os.environ.get("REGNUM_MAIL")),
        local_hooks=typed.local_hooks,
        bot_processes=number(typed.bot_processes, "--bot-processes", 1, MOST_WORKERS),
        budget_ms=number(typed.budget, "--budget", 1, LONGEST_MS),
        pace_ms=number(typed.pace, "--pace", 0, LONGEST_MS),
        metrics=typed.metrics_key or os.environ.get("REGNUM_METRICS_KEY", ""),
        page=page_of(typed.page or os.environ.get("REGNUM_PAGE")),
        balance=folder_of(typed.balance),
        name=name_of(typed.name),
        news=news_of(typed.news),
    )


def page_of(typed: str | None) -> str:
    """Return the folder of the page for playing offline, checked; "" if there is none."""
    if not typed:
        return ""
    folder = Path(typed).resolve()
    check_page(folder)
    return str(folder)


def number(typed: str, name: str, least: int, most: int) -> int:
    """A whole number within its bounds."""
    value = within(typed, least, most)
    if value is None:
        raise InputError(f"{name} must be an integer from {least} to {most}, not {quoted(typed)}")
    return value


def name_of(typed: str) -> str:
    """What the server is called."""
    name = " ".join(typed.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise InputError(f"--name must have at most {LONGEST_NAME} visible characters")
    return name


def news_of(typed: Path | None) -> str:
    """The file with the news."""
    if typed is not None and not typed.is_file():
        raise InputError(f"--news: file not found: {typed}")
    return str(typed.resolve()) if typed is not None else ""


def folder_of(typed: Path | None) -> str:
    """The folder of balance reports."""
    if typed is not None and not typed.is_dir():
        raise InputError(f"--balance: folder not found: {typed}")
    return str(typed) if typed is not None else ""


def database_of(typed: str | None) -> str:
    """The database asked for; else that of the environment; else one file in the user's data folder."""
    return typed or os.environ.get("REGNUM_DATABASE") or usual_database()


def usual_database() -> str:
    """Return the URL of the default database."""
    return f"sqlite:///{home() / 'regnum.db'}"


def make_home(url: str) -> None:
    """Create the folder of the default database; a folder given by the user must exist."""
    if url == usual_database():
        with suppress(OSError):  # what is wrong with the folder, the store says better
            home().mkdir(parents=True, exist_ok=True)


def origin_of(typed: str) -> str:
    """`https://play.example.org`: scheme and host, perhaps a port, and nothing behind it."""
    try:
        parts = urlsplit(typed)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and "@" not in parts.netloc
        fits = fits and (parts.port is None or parts.port > 0)
    except ValueError:  # brackets or a port that cannot be read
        fits = False
    if not fits or parts.path.strip("/") or parts.query or parts.fragment:
        raise InputError(f"--origin must look like https://play.example.org, not {quoted(typed)}")
    return f"{parts.scheme}://{parts.netloc}".lower()


def mail_of(typed: str | None) -> Mail | None:
    """`smtp://user:password@host:587?from=regnum@example.org`; the password never comes back in a message."""
    if not typed:
        return None
    right = "it should look like smtp://user:password@host:587?from=regnum@example.org"
    try:
        parts = urlsplit(typed)
    except ValueError:
        raise InputError(f"the mail server's URL is invalid; {right}") from None
    sender = parse_qs(parts.query).get("from", [""])[0]
    try:
        port = parts.port or (465 if parts.scheme == "smtps" else 587)
    except ValueError:
        raise InputError(f"the mail server's URL has an invalid port; {right}") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
        raise InputError(f"the mail server's URL is invalid; {right}")
    tls = parse_qs(parts.query).get("tls", ["yes"])[0] != "no"
    return Mail(parts.hostname, port, unquote(parts.username or ""), unquote(parts.password or ""), sender, tls)


def check_notices(settings: Settings) -> None:
    """MissingExtra if notices were set up and cannot be sent; without a word about them there are none."""
    if settings.mail is not None or settings.local_hooks:
        with needs("notices", "sending notifications"):
            import_module("regnum.server.notices.mail")
            import_module("regnum.server.notices.push")


def slower() -> list[str]:
    """What a server for many would be faster with."""
    try:
        with needs("server", "a faster server"):
            import_module("httptools")
            if sys.platform != "win32":
                import_module("uvloop")
    except MissingExtra as missing:
        return [str(missing)]
    return []


def check_port(settings: Settings) -> None:
    """InputError before anything is opened, if the server could not listen."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((settings.host, settings.port))
    except OSError as wrong:
        why = wrong.strerror or "cannot be used"
        raise InputError(f"{settings.host}:{settings.port}: {why}; choose another --port or --host") from None
    except (UnicodeError, TypeError):  # what cannot even be looked up
        raise InputError(f"--host must be a name or an address of this machine, not {quoted(settings.host)}") from None


def check_descriptors(settings: Settings) -> None:
    """InputError if the system allows too few open files for all connections."""
    allowed = raise_limit(settings.limits.connections)
    if allowed is not None:
        needed = settings.limits.connections + SPARE
        raise InputError(
            f"a server needs {needed:,} open files, and this process may have {allowed:,}; "
            f"allow more (ulimit -n {needed}, or LimitNOFILE={needed} in a systemd unit)"
        )


def check_store(url: str) -> list[str]:
    """Open the store once before the server starts, so that an error is one clear line; return its notes."""

    make_home(url)

    async def look() -> list[str]:
        store = await open_store(url)
        await store.close()
        return store.warnings

    return asyncio.run(look())


# -- play ----------------------------------------------------------------------------------------------------------


def play(typed: PlayOptions) -> None:
    """Start a local server and play: a free port, the browser, a bot as the opponent; Ctrl-C stops it."""
    wish = local_game_of(typed)
    port = run.free_port(LOOPBACK) if typed.port is None else number(typed.port, "--port", 1, LARGEST_PORT)
    settings = Settings(database=database_of(typed.database), host=LOOPBACK, port=port, local=True)
    check_port(settings)
    raise_limit(settings.limits.connections)  # as far as possible: this server is for one person
    check_store(settings.database)
    logs.set_up(level="warning")
    seated: list[OwnerSeat] = []

    async def opened(services: Services) -> None:
        seated.append(await sit_owner_down(services, wish))

    with until_stopped():
        run.serve(settings, 1, lambda: show(settings.address(), seated[0], typed), opened)
    print(Sentences(typed.lang).say("serve-goodbye"))


def local_game_of(typed: PlayOptions) -> LocalGame:
    """A table with the player at the first seat and the opponent at all others."""
    game = known_game(typed.game)
    info = regnum.info(game)
    seats = seats_of(info, typed.seats)
    against = typed.against or "squire"
    known_opponent(against)
    if seats == 1 and typed.against is not None:
        raise InputError("--against cannot be used with --seats 1, where you play the official solo opponent")
    colour = known_colour(game, typed.colour) if typed.colour is not None else None
    options = options_of(info, typed.options, seats)
    trial = regnum.new(game, seats=seats, seed=0, options=options)  # a wrong option fails before anything opens
    options = {name: trial.options[name] for name in options}
    others = "me" if against == HUMAN else against
    name = Sentences(typed.lang).title("ui-player")
    chairs = ["me", *[others] * (seats - 1)]
    # Whoever wishes for nothing goes on with whatever waits.
    anything = not (typed.game or typed.seats or typed.options or typed.against or typed.colour)
    return LocalGame(
        game,
        seats,
        options,
        chairs=chairs,
        colour=colour,
        lang=typed.lang,
        speaks=typed.speaks,
        name=name,
        anew=typed.anew,
        any=anything,
    )


def show(address: str, seated: OwnerSeat, typed: PlayOptions) -> None:
    """Open the page, and print its address for whoever has no browser here."""
    words = Sentences(typed.lang)
    link = f"{address}/start/{seated.token}/{seated.table}"
    print(words.say("serve-again" if seated.waited else "serve-open", link=link), flush=True)
    print(words.say("serve-stop"), flush=True)
    if typed.browser and has_browser():
        with suppress(webbrowser.Error):
            webbrowser.open(link)


def has_browser() -> bool:
    """Whether there is a screen to open a browser on; a text browser in this terminal would be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
