"""Order a long list of options: legal ones grouped by verb, refused ones by reason."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

import msgspec

from regnum.core.messages import Decision, Fact, GridSpot, Message, Option, Refusal

FEW_VERBS = 3  # with so many kinds of moves a list is read as it is


class RefusalGroup(NamedTuple):
    """Why not, and everything it concerns."""

    refusal: Refusal
    options: list[Option]


class ActionGroup(NamedTuple):
    """All moves of one verb, to be chosen in two steps: what to do, then how."""

    verb: str
    open: list[Option]
    closed: list[Option]

    @property
    def handles(self) -> list[str]:
        """What all of these moves touch."""
        options = self.open or self.closed
        return [each for each in dict.fromkeys(options[0].handles) if all(each in other.handles for other in options)]


def action_groups(options: list[Option], spaces: Collection[str]) -> list[ActionGroup]:
    """The verbs with their moves, those that are possible first; none where one step is enough.

    Two steps are for games in which one acts in spaces: each can be filled in many ways, and one wants to see also
    those that cannot be filled now.
    """
    verbs = by_verb(options)
    if len(verbs) <= FEW_VERBS or not any(handle in spaces for option in options for handle in option.handles):
        return []
    found = [ActionGroup(verb, [each for each in group if each.refusal is None],
                 [each for each in group if each.refusal is not None]) for verb, group in verbs.items()]  # fmt: skip
    return sorted(found, key=lambda group: not group.open)


def legal(decision: Decision) -> list[Option]:
    """What may be chosen."""
    return [option for option in decision.options if option.refusal is None]


def refused(decision: Decision) -> list[Option]:
    """What may not, each with its reason."""
    return [option for option in decision.options if option.refusal is not None]


def by_verb(options: Iterable[Option]) -> dict[str, list[Option]]:
    """The options of each verb together, verbs in the order the game offers them."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.move.split()[0], []).append(option)
    return groups


def by_reason(options: Iterable[Option]) -> list[RefusalGroup]:
    """Refused options that share a reason together, in the order the game offers them."""
    groups: dict[tuple[object, ...], list[Option]] = {}
    for option in options:
        assert option.refusal is not None
        shared = tuple((name, fact) for name, fact in option.refusal.facts.items() if not own_fact(option, fact))
        groups.setdefault((option.refusal.code, option.refusal.rule, repr(shared)), []).append(option)
    return [RefusalGroup(common(group), group) for group in groups.values()]


def own_fact(option: Option, fact: Fact) -> bool:
    """Whether a fact of the refusal is a part of the move itself, such as the position it leads to."""
    words = option.move.split()
    if isinstance(fact, Message):  # a place described by its neighbours
        return any(own_fact(option, each) for each in fact.args.values())
    if isinstance(fact, GridSpot):  # a move may be written by who sits across the table
        return f"{fact.x},{fact.y}" in words or f"{-fact.x},{-fact.y}" in words
    return isinstance(fact, str) and fact in words


def common(group: list[Option]) -> Refusal:
    """The reason of all of them; what differs from move to move is left open."""
    first = group[0].refusal
    assert first is not None
    facts = {name: fact if all(each.refusal and each.refusal.facts.get(name) == fact for each in group) else "…"
             for name, fact in first.facts.items()}  # fmt: skip
    return msgspec.structs.replace(first, facts=facts)
