"""Events: how their fields become the facts of a sentence."""

from __future__ import annotations

from typing import ClassVar

from regnum.core.messages import Event, Fact, Fields, Naming, PlayerRef, say


def counted(kind: str, count: int) -> Fact:
    return say(f"count-{kind}", count=count)


def workers(count: int) -> Fact:
    return ["worker"] * count


class Told(Event, frozen=True):
    NAMES: ClassVar[dict[str, Naming]] = {
        "tile": "tile-{}.acc",
        "tiles": "tile-{}",
        "owner": PlayerRef,
        "crew": workers,
        "kind": Fields(counted, "kind", "count"),
        "count": None,
    }


class Built(Told, frozen=True):
    seat: int
    tile: str
    owner: int
    free: bool
    points: int


class Dealt(Told, frozen=True):
    tiles: list[str]
    crew: int


class Paid(Told, frozen=True):
    kind: str
    count: int


class Sold(Paid, frozen=True):
    NAMES: ClassVar[dict[str, Naming]] = Told.NAMES | {"kind": "kind-{}.gen", "count": str}


def test_ids_are_told_by_their_names_and_the_rest_as_it_is() -> None:
    assert Built(1, "inn", 0, True, 4).facts() == {
        "player": PlayerRef(1), "tile": say("tile-inn.acc"), "owner": PlayerRef(0), "free": "yes", "points": 4,
    }  # fmt: skip


def test_facts_come_in_the_order_of_the_fields() -> None:
    assert list(Built(1, "inn", 0, False, 4).facts()) == ["player", "tile", "owner", "free", "points"]


def test_each_of_a_list_has_its_own_name() -> None:
    assert Dealt(["inn", "hidden"], 2).facts() == {"tiles": [say("tile-inn"), "hidden"], "crew": ["worker", "worker"]}


def test_nothing_and_what_is_hidden_have_no_name() -> None:
    assert [Built(0, word, 0, False, 0).facts()["tile"] for word in ("", "none", "hidden")] == ["", "none", "hidden"]


def test_a_field_may_be_told_with_others_and_others_left_out() -> None:
    assert Paid("wood", 3).facts() == {"kind": say("count-wood", count=3)}


def test_one_kind_of_event_may_name_a_field_in_its_own_way() -> None:
    assert Sold("wood", 3).facts() == {"kind": say("kind-wood.gen"), "count": "3"}


def test_a_transcript_has_the_plain_values() -> None:
    assert Paid("wood", 3).plain() == "paid kind=wood count=3"
