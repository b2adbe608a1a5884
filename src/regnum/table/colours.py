"""The colours of the players at a table. A colour is a preference; the rules use seats only."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.table.seats import Seat


def colours_at(seats: Sequence[Seat], offered: Sequence[str]) -> list[str]:
    """The colour of every side: people have theirs by wish, who sat first choosing first; all others what is left, in
    the order of the box. `offered` are the game's colours, one at least for each side.
    """
    chosen: dict[int, str] = {}
    for number, seat in sorted(enumerate(seats), key=lambda each: each[1].sat_at):
        if seat.person is not None and seat.wish in offered and seat.wish not in chosen.values():
            chosen[number] = seat.wish
    left = [colour for colour in offered if colour not in chosen.values()]
    usual = [offered[number] if offered[number] in left else None for number in range(len(seats))]
    kept = {number: colour for number, colour in enumerate(usual) if colour is not None and number not in chosen}
    spare = iter([colour for colour in left if colour not in kept.values()])
    colours = [chosen.get(number) or kept.get(number) or next(spare) for number in range(len(seats))]
    return [*colours, *spare]
