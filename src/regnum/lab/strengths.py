"""Measure the official opponents: `python -m regnum.lab.strengths GAME` renews them in the game's strengths.json.

The meetings of bots in that file come from `regnum arena`; docs/bots.md says how they were played.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from regnum.bots.strengths import FILE, Meeting
from regnum.core.messages import OptionInfo
from regnum.core.registry import box_of
from regnum.lab.arena import OFFICIAL, ArenaPlan, checked, held

PLAYERS = ("squire", "knight", "castellan")  # the next one plays where the one before hardly ever wins, or always does
GAMES = (400, 200, 60)
CLEAR = 0.05  # a share nearer to 0 or 1 says little about the distance
SEED = 1


def opponents(game: str) -> list[dict[str, Any]]:
    """Return for each official opponent the options that choose it; none for a game without solo play."""
    box = box_of(game)
    if box.seats[0] > 1:
        return []
    options = box.info().options
    return [
        {"expansions": [each] if each else []} | chosen
        for each in ("", *sorted(box.expansions))
        for chosen in choices([one for one in options if one.seats == (1, 1)], each)
    ]


def choices(options: list[OptionInfo], expansion: str) -> list[dict[str, Any]]:
    """Return every combination of these options; one of an expansion stands for the base's of the same name."""
    known = {one.name: one for one in options if not one.needs}
    known |= {one.name: one for one in options if one.needs == expansion and expansion}
    return [dict(zip(known, values, strict=True)) for values in product(*(one.choices for one in known.values()))]


def measured(game: str, options: dict[str, Any]) -> Meeting:
    """Let bots play alone against an official opponent until the share says something."""
    for who, games in zip(PLAYERS, GAMES, strict=True):
        report = held(checked(ArenaPlan(game, 1, options, [who], games, SEED)))
        duel = next(each for each in report.duels if each.name == who and each.against == OFFICIAL)
        meeting = Meeting(who, duel.meetings, duel.share, options=options)
        print(meeting, flush=True)
        if CLEAR < duel.share < 1 - CLEAR:
            break
    return meeting


def main(game: str) -> None:
    """Renew the official opponents of a game."""
    file = Path(str(files(box_of(game).package))) / FILE
    kept = msgspec.json.decode(file.read_bytes(), type=list[Meeting]) if file.exists() else []
    meetings = [each for each in kept if each.against] + [measured(game, each) for each in opponents(game)]
    lines = (msgspec.json.encode(msgspec.to_builtins(each)).decode() for each in meetings)
    file.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
