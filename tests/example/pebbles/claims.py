"""What the sentences of the game claim."""

from typing import Final

from pebbles.asks import CloseFists
from pebbles.events import Gained, Opened, Sank, Turned, Won
from pebbles.moves import Hold
from regnum.game import Claims

CLAIMS: Final = Claims(
    events={
        Turned: lambda told, was, now: told.prize == now.prize == was.bag[-1],
        Opened: lambda told, was, now: (
            told.count == was.purses[told.seat] - now.purses[told.seat] == now.fists[told.seat]
        ),
        Won: lambda told, was, now: [*was.won[told.seat], told.prize] == list(now.won[told.seat]),
        Sank: lambda told, was, now: [*was.well, told.prize] == list(now.well),
        Gained: lambda told, was, now: told.count == now.purses[told.seat] - was.purses[told.seat],
    },
    buttons={Hold: lambda told, was, now: told.count == now.fists[told.seat]},
    prompts={CloseFists: lambda told, was, now: told.prize == now.prize},
    refusals={"purse_too_small": lambda told, was, now: told.count == now.purses[told.seat] < told.move.count},
)
