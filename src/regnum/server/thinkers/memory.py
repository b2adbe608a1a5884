"""What a worker remembers: matches by key, so that a longer list of moves continues where the last one ended."""

from __future__ import annotations

from collections import OrderedDict

import regnum
from regnum.core.match import Match
from regnum.server.thinkers.letters import BYSTANDER, Source

ROOM = 64  # matches; the one not asked for longest is forgotten first


class Remembered:
    """One match: where it began, what was played since, and how it stands."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.base = based(source)
        self.begin_again()

    def begin_again(self) -> None:
        """Back to the source."""
        self.moves: list[tuple[int, str]] = []
        self.match = self.base.clone()

    def follow(self, moves: list[tuple[int, str]]) -> None:
        """Play what is new. Moves that were taken back make the lists part: then everything is played anew."""
        if moves[: len(self.moves)] != self.moves:
            self.begin_again()
        for seat, move in moves[len(self.moves) :]:
            self.match.play(seat, move)
            self.moves.append((seat, move))


class Memory:
    """The matches that were asked for last."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.shelf: OrderedDict[str, Remembered] = OrderedDict()

    def match(self, source: Source, moves: list[tuple[int, str]]) -> Match:
        """The match after these moves. It stays the memory's own: clone it before you change it."""
        # Taken off the shelf first: a match that fails half way is not put back.
        remembered = self.shelf.pop(source.key, None)
        if remembered is None or remembered.source != source:
            remembered = Remembered(source)
        remembered.follow(moves)
        self.shelf[source.key] = remembered
        while len(self.shelf) > self.room:
            self.shelf.popitem(last=False)
        return remembered.match


def based(source: Source) -> Match:
    """The match a source tells of."""
    match = regnum.replay(source.record)
    if source.imagined is None:
        return match
    seat, seed = source.imagined
    return match.imagine(None if seat == BYSTANDER else seat, seed)
