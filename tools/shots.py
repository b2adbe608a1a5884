"""`make shots`: pictures of every page and game, on a desk, a tablet and a phone, light and dark, into build/shots.

`make pictures` (--readme) takes only those that README.md shows, into docs/pictures. Look at them with a critic's eye.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

HOME = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HOME))

import regnum  # noqa: E402
from regnum.catalogue import LANGUAGES  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.house import Guest, opened  # noqa: E402
from tools import browser as browsers  # noqa: E402

SIZES = {"desk": (1440, 900, 1), "tablet": (1180, 820, 1), "phone": (390, 844, 2)}
THEMES = ("light", "dark")
LANGS = dict(zip(regnum.games(), ("cs", "en", "sk", "uk"), strict=False))  # each game in another language
OPENING = 14  # moves after which a table looks like a match
SHOWN = HOME / "docs" / "pictures"  # what README.md shows, in English:
README = (
    "lobby-desk-light", "paladins-table-desk-light", "architects-table-desk-light", "jerusalem-table-desk-light",
    "brothers-table-desk-dark", "brothers-table-phone-light",
)  # fmt: skip
COMPANY = "squire"  # who sits at the other seats


class Sight(NamedTuple):
    """One page to be looked at."""

    name: str
    game: str
    path: str
    lang: str


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


def sights(anna: Guest) -> list[Sight]:
    """Every page there is."""
    found = [
        Sight(name, "", path, "en")
        for name, path in (("lobby", "/"), ("settings", "/settings"), ("about", "/about"), ("replays", "/replay"))
    ]
    for game in regnum.games():
        lang = LANGS[game]
        fewest, most = regnum.info(game).seats
        over = ended(anna, game, fewest)
        found += [
            Sight("new", game, f"/new/{game}", lang),
            Sight("rules", game, f"/rules/{game}", lang),
            Sight("guide", game, f"/guide/{game}", lang),
            Sight("table", game, f"/table/{begun(anna, game, min(3, most), OPENING * 2)}", lang),
            Sight("alone", game, f"/table/{begun(anna, game, fewest, OPENING)}", lang),
            Sight("over", game, f"/table/{over}", lang),
            Sight("replay", game, f"/replay/{over}", lang),
        ]
    return found


def settings(theme: str, lang: str) -> str:
    """What the visitor has chosen."""
    kept = {"theme": theme, "lang": lang, "pace": 0, "motion": "less"}
    return f"localStorage.setItem('regnum.settings', {json.dumps(json.dumps(kept))})"


@contextmanager
def visit(browser: Browser, anna: Guest, size: str, theme: str, lang: str) -> Iterator[Page]:
    """A page of Anna's."""
    width, height, scale = SIZES[size]
    context = browser.new_context(
        base_url=anna.address, viewport={"width": width, "height": height}, device_scale_factor=scale,
        has_touch=size != "desk", reduced_motion="reduce",
    )  # fmt: skip
    context.add_init_script(settings(theme, lang))
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


def file_name(page: Sight, size: str, theme: str) -> str:
    """`paladins-table-desk-light`"""
    return "-".join(part for part in (page.game, page.name, size, theme) if part)


def main() -> None:
    """Takes them all, or those whose name begins with a word."""
    parser = argparse.ArgumentParser(description="pictures of every page and game")
    parser.add_argument("names", nargs="*", help="only pages whose name (table, lobby…) or game is named")
    parser.add_argument("--to", type=Path, default=HOME / "build" / "shots", help="the folder for the pictures")
    parser.add_argument("--sizes", default=",".join(SIZES), help="desk,tablet,phone")
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--lang", choices=LANGUAGES, help="all in this language")
    parser.add_argument("--readme", action="store_true", help="only those in docs/pictures, there and in English")
    said = parser.parse_args()
    if said.readme:
        said.to, said.lang = SHOWN, "en"
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as house, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=browsers.found(), args=FLAGS)
        anna = house.guest("Anna")
        wanted = [each for each in sights(anna) if not said.names or {each.name, each.game} & set(said.names)]
        shots = [
            (each, size, theme) for each in wanted for size in said.sizes.split(",") for theme in said.themes.split(",")
        ]
        shots = [shot for shot in shots if not said.readme or file_name(*shot) in README]
        for each, size, theme in track(shots, "taking pictures"):
            with visit(browser, anna, size, theme, said.lang or each.lang) as page:
                take(page, each.path, said.to / f"{file_name(each, size, theme)}.png")
        browser.close()
    print(f"{len(shots)} pictures in {said.to}")


if __name__ == "__main__":
    main()
