"""The cache of a worker: matches by key, so that a longer list of moves continues from the cached one."""

from __future__ import annotations

from collections import OrderedDict

import regnum
from regnum.core.match import Match
from regnum.server.workers.protocol import SPECTATOR, MatchSource

CACHE_SIZE = 64  # matches; the least recently used one is dropped first


class CachedMatch:
    """One cached match: its source, the moves played since, and the current state."""

    def __init__(self, source: MatchSource) -> None:
        self.source = source
        self.base = source_match(source)
        self.reset()

    def reset(self) -> None:
        """Rebuild the match from its source."""
        self.moves: list[tuple[int, str]] = []
        self.match = self.base.clone()

    def follow(self, moves: list[tuple[int, str]]) -> None:
        """Play the new moves. If the cached ones differ (an undo), replay all of them."""
        if moves[: len(self.moves)] != self.moves:
            self.reset()
        for seat, move in moves[len(self.moves) :]:
            self.match.play(seat, move)
            self.moves.append((seat, move))


class MatchCache:
    """The matches that were requested last."""

    def __init__(self, size: int = CACHE_SIZE) -> None:
        self.size = size
        self.matches: OrderedDict[str, CachedMatch] = OrderedDict()

    def match(self, source: MatchSource, moves: list[tuple[int, str]]) -> Match:
        """Return the match after these moves. It belongs to the cache: clone it before you change it."""
        # Removed first: a match that fails half way is not cached again.
        cached = self.matches.pop(source.key, None)
        if cached is None or cached.source != source:
            cached = CachedMatch(source)
        cached.follow(moves)
        self.matches[source.key] = cached
        while len(self.matches) > self.size:
            self.matches.popitem(last=False)
        return cached.match


def source_match(source: MatchSource) -> Match:
    """Return the match of a source."""
    match = regnum.replay(source.record)
    if source.imagined is None:
        return match
    seat, seed = source.imagined
    return match.imagine(None if seat == SPECTATOR else seat, seed)
