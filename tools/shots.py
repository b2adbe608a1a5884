"""`make shots`: pictures of every page and game on every screen, light and dark, in build/shots, and sheets of them.

A sheet shows one page on all screens beside each other, so that they can be compared at a glance. `--langs cs,uk` takes
all pages in these languages; without it each game comes in another one. `make pictures` (--readme) takes only those
that README.md shows, into docs/pictures.
"""

from __future__ import annotations

import argparse
import html
import json
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

HOME = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HOME))

import regnum  # noqa: E402
from regnum.catalogue import LANGUAGES  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.inspection import SCREENS, Screen  # noqa: E402
from tests.browser.server import Guest, opened  # noqa: E402
from tools import browser as browsers  # noqa: E402

SIZES = {str(screen): screen for screen in SCREENS}
THEMES = ("light", "dark")
LANGS = dict(zip(regnum.games(), ("cs", "en", "sk", "uk"), strict=False))  # each game in another language
NARROW = 500  # px of the shorter side: a phone, whose pictures have twice the pixels
THUMBNAIL = 420  # px of the longer side of a picture on a sheet
OPENING = 14  # moves after which a table looks like a match
SHOWN = HOME / "docs" / "pictures"  # what README.md shows, in English:
README = {
    "lobby": ("1440x900", "light"),
    "paladins-table": ("1440x900", "light"),
    "architects-table": ("1440x900", "light"),
    "jerusalem-table": ("1440x900", "light"),
    "brothers-table": ("1440x900", "dark"),
    "brothers-table-phone": ("390x844", "light"),
}
COMPANY = "squire"  # who sits at the other seats


class PageView(NamedTuple):
    """One page to take a picture of."""

    name: str
    game: str
    lang: str
    path: Callable[[Guest], str]  # sets up a table where one is needed

    @property
    def title(self) -> str:
        """Return the first part of file names, such as `paladins-table`."""
        return "-".join(part for part in (self.game, self.name) if part)


class Shot(NamedTuple):
    """One picture of a page."""

    page: PageView
    screen: Screen
    theme: str
    lang: str

    @property
    def file_name(self) -> str:
        """Return a name such as `paladins-table-1440x900-light-cs.png`."""
        return f"{self.page.title}-{self.screen}-{self.theme}-{self.lang}.png"


def begun(anna: Guest, game: str, seats: int, moves: int) -> str:
    """A table after some moves as a bot advises them, so that it looks like a match people play."""
    table = anna.table(game, "me", *[COMPANY] * (seats - 1), agreed={"hints": True})
    played = 0
    while played < moves and not (sight := anna.sight(table))["over"]:
        if 0 not in sight["waiting"]:
            time.sleep(0.05)  # the others think
            continue
        anna.play(table, 0, anna.post(f"/api/tables/{table}/hint", {"seat": 0})["move"])
        played += 1
    while 0 not in (sight := anna.sight(table))["waiting"] and not sight["over"]:
        time.sleep(0.05)
    return table


def ended(anna: Guest, game: str, seats: int) -> str:
    """A table where the match is over, played by chance."""
    table = anna.table(game, *["me"] * seats)
    chance = random.Random(11)
    while not (sight := anna.sight(table))["over"]:
        seat = sight["waiting"][0]
        options = anna.sight(table, seat)["decision"]["options"]
        anna.play(table, seat, chance.choice([each["move"] for each in options if each["refusal"] is None]))
    return table


def pages() -> list[PageView]:
    """Every page there is."""
    found = [
        PageView(name, "", "en", partial(fixed, path=path))
        for name, path in (("lobby", "/"), ("settings", "/settings"), ("about", "/about"), ("replays", "/replay"))
    ]
    for game in regnum.games():
        fewest, most = regnum.info(game).seats
        paths = {
            "new": partial(fixed, path=f"/new/{game}"),
            "rules": partial(fixed, path=f"/rules/{game}"),
            "guide": partial(fixed, path=f"/guide/{game}"),
            "table": partial(at_table, game=game, seats=min(3, most), moves=OPENING * 2),
            "alone": partial(at_table, game=game, seats=fewest, moves=OPENING),
            "over": partial(at_end, game=game, seats=fewest),
            "replay": partial(at_end, game=game, seats=fewest, page="replay"),
        }
        found += [PageView(name, game, LANGS[game], path) for name, path in paths.items()]
    return found


def fixed(anna: Guest, path: str) -> str:
    """A page that is always there."""
    return path


def at_table(anna: Guest, game: str, seats: int, moves: int) -> str:
    """The page of a table in the middle of a match."""
    return f"/table/{begun(anna, game, seats, moves)}"


def at_end(anna: Guest, game: str, seats: int, page: str = "table") -> str:
    """A page of a match that is over."""
    return f"/{page}/{ended(anna, game, seats)}"


def settings(theme: str, lang: str) -> str:
    """The script that sets the visitor's settings."""
    settings = {"theme": theme, "lang": lang, "pace": 0, "motion": "less"}
    return f"localStorage.setItem('regnum.settings', {json.dumps(json.dumps(settings))})"


@contextmanager
def visit(browser: Browser, anna: Guest, shot: Shot) -> Iterator[Page]:
    """A page of Anna's."""
    screen = shot.screen
    context = browser.new_context(
        base_url=anna.address, viewport={"width": screen.width, "height": screen.height},
        device_scale_factor=2 if min(screen.width, screen.height) < NARROW else 1,
        has_touch=screen.finger, is_mobile=screen.finger, reduced_motion="reduce",
    )  # fmt: skip
    context.add_init_script(settings(shot.theme, shot.lang))
    anna.enter(context)
    yield context.new_page()
    context.close()


def take(page: Page, path: str, file: Path) -> None:
    """When everything has come, and a curtain has been raised."""
    page.goto(path)
    page.wait_for_load_state("networkidle")
    if page.locator(".curtain button").count():
        page.locator(".curtain button").first.click()
    page.wait_for_timeout(400)
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file)


def shots_of(views: Iterable[PageView], args: argparse.Namespace) -> list[Shot]:
    """All pictures that were asked for."""
    return [
        Shot(page, SIZES[size], theme, lang)
        for page in views
        for lang in (args.langs.split(",") if args.langs else [page.lang])
        for size in args.sizes.split(",")
        for theme in args.themes.split(",")
    ]


def readme_shots(views: Iterable[PageView]) -> dict[str, Shot]:
    """The pictures of README.md by file name."""
    by_title = {page.title: page for page in views}
    return {
        f"{name}.png": Shot(by_title[name.removesuffix("-phone")], SIZES[size], theme, "en")
        for name, (size, theme) in README.items()
    }


def sheets(browser: Browser, shots: Iterable[Shot], folder: Path) -> int:
    """One picture for each page, with all its pictures beside each other; how many."""
    by_page: dict[str, list[Shot]] = defaultdict(list)
    for shot in shots:
        by_page[shot.page.title].append(shot)
    page = browser.new_page(viewport={"width": 1800, "height": 900})
    for title, taken in by_page.items():
        (source := folder / "sheet.html").write_text(sheet(title, taken), encoding="utf-8")
        page.goto(source.as_uri())
        page.screenshot(path=folder / f"sheet-{title}.png", full_page=True)
        source.unlink()
    page.close()
    return len(by_page)


def sheet(title: str, shots: Iterable[Shot]) -> str:
    """The page that is a sheet."""
    figures = "".join(
        f'<figure><img src="{html.escape(shot.file_name)}" style="max-width:{THUMBNAIL}px;max-height:{THUMBNAIL}px">'
        f"<figcaption>{shot.screen} · {shot.theme} · {shot.lang}</figcaption></figure>"
        for shot in shots
    )
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:14px}h1{width:100%}figure{margin:0}"
    return f"<!doctype html><meta charset=utf-8><style>{style}</style><h1>{html.escape(title)}</h1>{figures}"


def main() -> None:
    """Takes them all, or those whose name begins with a word."""
    parser = argparse.ArgumentParser(description="pictures of every page and game on every screen, and sheets of them")
    parser.add_argument("names", nargs="*", help="only pages whose name (table, lobby…) or game is named")
    parser.add_argument("--to", type=Path, default=HOME / "build" / "shots", help="the folder for the pictures")
    parser.add_argument("--sizes", default=",".join(SIZES), help=f"of {', '.join(SIZES)}; default: all")
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--langs", help=f"of {', '.join(LANGUAGES)}; default: each game in another language")
    parser.add_argument("--readme", action="store_true", help="only those in docs/pictures, there and in English")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=browsers.found(), args=FLAGS)
        anna = server.guest("Anna")
        views = [each for each in pages() if not args.names or {each.name, each.game} & set(args.names)]
        if args.readme:
            args.to, taken = SHOWN, readme_shots(views)
        else:
            taken = {shot.file_name: shot for shot in shots_of(views, args)}
        paths: dict[str, str] = {}
        for name, shot in track(taken.items(), "taking pictures", total=len(taken)):
            if shot.page.title not in paths:
                paths[shot.page.title] = shot.page.path(anna)
            with visit(browser, anna, shot) as page:
                take(page, paths[shot.page.title], args.to / name)
        made = 0 if args.readme else sheets(browser, taken.values(), args.to)
        browser.close()
    print(f"{len(taken)} pictures and {made} sheets in {args.to}")


if __name__ == "__main__":
    main()
