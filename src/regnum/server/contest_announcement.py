"""The announcement of a contest in every language, from what its organiser decided; only the name is theirs."""

from __future__ import annotations

from collections.abc import Mapping

from regnum.catalogue import LANGUAGES, catalogue
from regnum.contests.settings import ContestSettings
from regnum.core.messages import say
from regnum.server.rest.games import game_list
from regnum.table.settings import DAY_S


def announcements(settings: ContestSettings, starts: Mapping[str, str]) -> dict[str, str]:
    """Return the announcement by language. `starts`: when it begins, in words of each language."""
    return {lang: announcement(settings, lang, starts.get(lang, "")) for lang in LANGUAGES}


def announcement(settings: ContestSettings, lang: str, starts: str) -> str:
    """Return the announcement in one language."""
    words = catalogue(lang)
    title = next((game.title for game in game_list(lang) if game.id == settings.game), settings.game)
    sentences = [
        f"{settings.name}.",
        words.render(
            say(
                "page-contest-announced",
                game=title,
                format=settings.format,
                rounds=settings.rounds,
                seats=settings.seats,
            )
        ),
        words.render(say("page-contest-announced-late", rule=settings.late)),
    ]
    if settings.clock.kind == "days":
        sentences.insert(2, words.render(say("page-contest-announced-days", days=settings.clock.turn_s // DAY_S)))
    if starts:
        sentences.append(words.render(say("page-contest-announced-start", time=starts)))
    return " ".join([*sentences, settings.words]).strip()
