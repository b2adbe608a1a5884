"""Regnum: medieval strategy board games with complete rules and explanations. This module is the public API."""

from __future__ import annotations

from regnum.bots import Bot, bot
from regnum.bots.hints import Hint, hint
from regnum.catalogue import text
from regnum.core import match as _match
from regnum.core.errors import IllegalMove, NotationError, OptionError, RecordError, RegnumError, UnknownGame
from regnum.core.match import Match
from regnum.core.messages import (
    Decision,
    Event,
    GameInfo,
    Message,
    Option,
    OptionInfo,
    Refusal,
    Result,
    refuse,
)
from regnum.core.registry import box_of as _box_of
from regnum.core.registry import box_of_edition as _box_of_edition
from regnum.core.registry import games

__version__ = "0.10.0"

__all__ = [
    "Bot",
    "Decision",
    "Event",
    "GameInfo",
    "Hint",
    "IllegalMove",
    "Match",
    "Message",
    "NotationError",
    "Option",
    "OptionError",
    "OptionInfo",
    "RecordError",
    "Refusal",
    "RegnumError",
    "Result",
    "UnknownGame",
    "bot",
    "games",
    "hint",
    "info",
    "new",
    "refuse",
    "replay",
    "text",
]


def info(game: str) -> GameInfo:
    """What can be known of a game before a match is made: seats, options with their choices, expansions."""
    return _box_of(game).info()


def new(game: str, *, seats: int, seed: int, options: dict[str, object] | None = None) -> Match:
    """A new match. `seats=1` starts the official solo game; unknown or bad options raise OptionError."""
    return _match.new(_box_of(game), seats, seed, options)


def replay(record: str) -> Match:
    """The match that a record tells; RecordError names the line that is wrong."""
    return _match.replay(record, _box_of_edition)
