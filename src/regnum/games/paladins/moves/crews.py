"""1.1, 4.3 to 4.5. Crews: how they are written, and why one does not do."""

from __future__ import annotations

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.errors import NotationError
from regnum.core.messages import Message, Refusal, refuse, say
from regnum.core.notation import Axis
from regnum.games.paladins.moves.names import (
    action_name,
    crew_name,
)
from regnum.games.paladins.parts import (
    ANY,
    CRIMINAL,
    ONE_OR_TWO,
    SLOTS,
    WORKERS,
)
from regnum.games.paladins.sides import Side
from regnum.games.paladins.workers import (
    CREW_NUMBERS,
    fills,
    kinds_in,
    open_slots,
)


def slots_of(me: Side, action: i64) -> list[int]:
    """The slots that no workshop covers."""
    return [SLOTS[action][at] for at in open_slots(int(action), int(me.covered(action)))]


def crew_unfit(me: Side, action: i64, crew: tuple[int, ...]) -> Refusal:
    """4.3, 4.4, 1.1.2. Too few or too many, or not those that the slots want."""
    slots = slots_of(me, action)
    least = 1 if action in ONE_OR_TWO else len(slots)
    if not least <= len(crew) <= len(slots):
        name, rule = action_name(action), number_rule(action)
        return refuse("wrong_number", rule, action=name, least=least, most=len(slots), given=len(crew))
    unfilled = [slot for slot in slots[: len(crew)] if slot != ANY and not any(fills(slot, kind) for kind in crew)]
    kinds = unfilled or [slot for slot in slots if slot != ANY]
    wanted = [say(f"worker-{WORKERS[kind]}.acc") for kind in kinds]
    return refuse("wrong_workers", "1.1.2", action=action_name(action), wanted=list(wanted))


def crew_missing(me: Side, action: i64, crew: tuple[int, ...]) -> Refusal:
    """1.1.5. The pool lacks some of them; said by what the slots still need, if they need any."""
    short = shortage(me.pool, slots_of(me, action)[: len(crew)])
    return workers_short(short, action_name(action), number_rule(action)) if short else workers_missing(me, crew)


def number_rule(action: i64) -> str:
    """Which paragraph says how many workers an action takes."""
    return "4.4" if action in ONE_OR_TWO else "4.3"


def shortage(pool: i64, slots: list[int]) -> list[int]:
    """1.1.2, 1.1.3. The slots that stay empty when the pool fills as many as it can: criminals where colours lack."""
    have = kinds_in(pool)
    wild = have.count(CRIMINAL)
    others = [kind for kind in have if kind != CRIMINAL]
    empty = []
    for slot in slots:
        if slot in others:
            others.remove(slot)
        elif slot != ANY:
            empty.append(slot)
    spare = slots.count(ANY) - len(others)  # what colours leave over stands on the open slots
    empty += [ANY] * max(spare, 0)
    return empty[wild:]


def workers_short(short: list[int], action: Message, rule: str) -> Refusal:
    """What is still needed at least, whichever workers are placed where."""
    coloured = [kind for kind in short if kind != ANY]
    wanted = crew_name(tuple(coloured))
    if ANY in short:
        wanted.append(say("count-any-worker-acc", count=short.count(ANY)))
    return refuse("workers_short", rule, action=action, workers=wanted, wild="yes" if coloured else "no")


def workers_missing(me: Side, crew: tuple[int, ...]) -> Refusal:
    """1.1.5. What the pool lacks."""
    have = kinds_in(me.pool)
    missing = []
    for kind in crew:
        if kind in have:
            have.remove(kind)
        else:
            missing.append(kind)
    wild = "yes" if CRIMINAL not in missing else "no"
    return refuse("workers_missing", "1.1.5", workers=crew_name(tuple(missing)), wild=wild)


class Crews(Axis):
    """A crew as an argument of a verb: `merchant+labourer+scout`, in any order."""

    @override
    def read(self, word: str) -> int:
        kinds = word.split("+")
        unknown = [kind for kind in kinds if kind not in WORKERS]
        if unknown:
            raise NotationError(f"unknown worker {unknown[0]!r}; choose from: {', '.join(WORKERS)}")
        number = CREW_NUMBERS.get(tuple(sorted(WORKERS.index(kind) for kind in kinds)))
        if number is None:
            raise NotationError(f"at most 3 workers are placed, not {len(kinds)}")
        return number
