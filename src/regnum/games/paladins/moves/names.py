"""What all moves share: names of cards and workers, scene ids, refusals that many of them need."""

from __future__ import annotations

from mypy_extensions import i64

from regnum.core.messages import Message, Plain, Refusal, refuse, say
from regnum.games.paladins.cards import OUTSIDERS, TOWNSFOLK
from regnum.games.paladins.events import counted_workers
from regnum.games.paladins.parts import ACTIONS, WORKERS


def action_name(action: i64) -> Message:
    """An action by name."""
    return say(f"action-{ACTIONS[action]}")


def crew_name(crew: tuple[int, ...]) -> list[Plain]:
    """`1 merchant and 1 scout`, in the accusative."""
    return counted_workers([WORKERS[kind] for kind in crew])


def price_name(**cost: int) -> list[Plain]:
    """`1 silver`, in the accusative; nothing where nothing is paid."""
    return [say(f"count-{what}-acc", count=n) for what, n in cost.items() if n]


def townsfolk_name(card: i64) -> Message:
    """A townsfolk told apart from its twins."""
    return say(f"townsfolk-{TOWNSFOLK[card].id}.full")


def outsider_name(card: i64) -> Message:
    """An outsider with its nation."""
    return say(f"outsider-{OUTSIDERS[card].id}.full")


def too_little_silver(need: i64, have: i64, rule: str) -> Refusal:
    """Not enough silver for a price."""
    lack = int(need - have)
    return refuse("too_little_silver", rule, need=int(need), have=int(have), lack=lack).advise("trade")


def too_few_provisions(need: i64, have: i64, rule: str) -> Refusal:
    """Not enough provisions for a price."""
    lack = int(need - have)
    return refuse("too_few_provisions", rule, need=int(need), have=int(have), lack=lack).advise("hunt")
