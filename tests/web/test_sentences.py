"""The page makes the same sentences of the same messages as Python does, sign by sign, in every language."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import regnum
from regnum.catalogue import LANGUAGES
from regnum.catalogue.render import bound, catalogue, file_in, packages_of, read_file
from regnum.core.match import Match
from regnum.core.messages import Message, PlayerRef, say
from tests.guests import installed, make_guest
from tests.typed import present

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Олена", "Tomáš", "Roland", "Ľubica"]


@cache
def teller(folder: Path) -> Path:
    """The page's own code, bundled so that Node can run it."""
    made = folder / "tell.mjs"
    bundler = WEB / "node_modules/.bin/rolldown"
    command = [str(bundler), "tests/tell.ts", "--file", str(made), "--format", "esm", "--platform", "node"]
    done = subprocess.run(command, check=False, cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return made


def sources(lang: str, game: str) -> list[str]:
    return [read_file(each, file_in(each, lang)) or "" for each in packages_of(game)]


def messages_of(match: Match) -> Iterator[Message]:
    """All messages of a match: of scenes, decisions, refusals and events, as it goes on by chance."""
    chance = random.Random(match.seed)
    while not match.over:
        seat = match.waiting[0]
        decision = present(match.decision(seat))
        yield decision.prompt
        for option in chance.sample(decision.options, min(6, len(decision.options))):
            yield option.label
            if option.refusal is not None:
                yield option.refusal.message()
        if chance.random() < 0.05:
            yield from in_tree(msgspec.to_builtins(match.scene(seat)))
        yield from (event.message() for event in match.play(seat, chance.choice(match.legal(seat))))


def in_tree(tree: Any) -> Iterator[Message]:
    if isinstance(tree, dict):
        if tree.get("t") == "message" or {"id", "args"} <= tree.keys():
            yield msgspec.convert(tree, Message)
            return
        for value in tree.values():
            yield from in_tree(value)
    elif isinstance(tree, list):
        for each in tree:
            yield from in_tree(each)


def seat_counts(game: str) -> list[int]:
    fewest, most = regnum.info(game).seats
    return sorted({fewest, most})


SIDES = [(game, False) for game in regnum.games()] + [("brothers", True)]  # and from across the table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "across"), SIDES)
def test_page_and_python_tell_the_same(
    game: str, across: bool, lang: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    matches = [regnum.new(game, seats=seats, seed=seats) for seats in seat_counts(game)]
    told = {msgspec.json.encode(each): each for match in matches for each in messages_of(match)}
    assert len(told) > 300, "too little was told to prove anything"
    messages = list(told.values())
    colours = list(matches[-1].colours)
    order = {"lang": lang, "sources": sources(lang, game), "names": NAMES, "colours": colours, "across": across}
    order["messages"] = messages
    script = teller(tmp_path_factory.getbasetemp())
    done = subprocess.run(["node", str(script)], check=False, input=msgspec.json.encode(order), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    words = catalogue(lang, game)
    for message, page in zip(messages, json.loads(done.stdout), strict=True):
        expected = bound(words.render(message, NAMES, across), lang)
        assert page["whole"] == expected
        assert page["parts"] == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_and_python_borrow_the_same_messages_where_a_language_has_half_of_them(
    lang: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    package = make_guest(tmp_path, "visitor", ("en", "uk"))
    half = "verb-hold = затиснути\nmove-hold = Затиснути { some-pebbles }\n"
    (package / "texts" / "uk.ftl").write_text(half, encoding="utf-8")
    counted = [say("move-hold", count=count) for count in (0, 1, 2, 5, 21)]
    messages = [
        *counted,
        say("verb-hold"),
        say("line-prizes"),
        say("event-won", player=PlayerRef(1), prize=21),
        say("ui-you"),
    ]
    with installed(tmp_path):
        behind = [] if lang == "en" else [{"lang": "en", "sources": sources("en", "visitor")}]
        order: dict[str, Any] = {
            "lang": lang,
            "sources": sources(lang, "visitor"),
            "behind": behind,
            "messages": messages,
        }
        order |= {"names": [], "colours": ["red", "green"], "across": False}
        script = teller(tmp_path_factory.getbasetemp())
        done = subprocess.run(["node", str(script)], check=False, input=msgspec.json.encode(order), capture_output=True)
        assert done.returncode == 0, done.stderr.decode()
        words = catalogue(lang, "visitor")
        expected = [bound(words.render(message), lang) for message in messages]
        assert [page["whole"] for page in json.loads(done.stdout)] == expected
        assert expected[4].replace("\xa0", " ") == "Hold 21 pebbles"
