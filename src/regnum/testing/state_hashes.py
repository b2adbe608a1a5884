"""Hashes of fixed random games, move by move, to compare runs: compiled and interpreted, one machine and another."""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Callable, Iterable
from typing import Any

from regnum.core.codec import encode
from regnum.testing.contract import events_sent, seen
from regnum.testing.tables import TableSetup, every_table, viewers

Spread = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]


def fingerprints(seeds: int, spread: Spread = map) -> dict[str, list[str]]:
    """The hash after every move of one random game per table and seed: equal on every machine, compiled or not.

    `spread` may be that of `regnum.lab.pool.Workers`.
    """
    games = list(itertools.product(every_table(whole=False), range(seeds)))
    return {
        f"{table!r}-{seed}": prints for (table, seed), prints in zip(games, spread(fingerprint, games), strict=True)
    }


def fingerprint(one: tuple[TableSetup, int]) -> list[str]:
    """One game: after every move the state, now and then everything that viewers get."""
    table, seed = one
    match = table.match(seed)
    dice = random.Random(seed)
    prints = [match.hash]
    while not match.over:
        seat = dice.choice(match.waiting)
        events = match.play(seat, dice.choice(match.legal(seat)))
        prints.append(match.hash)
        if len(match.log) % 10 == 0:
            for viewer in viewers(match):
                prints.append(
                    hashlib.blake2b(seen(match, viewer) + events_sent(events, viewer), digest_size=8).hexdigest()
                )
    return [*prints, encode(match.result).decode()]
