"""An expansion adds things to a base that never learns its name: state, moves, consequences, view, pieces, score."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.bots.sense import SensePart, whole_sense
from regnum.core.match import Match
from regnum.core.messages import OptionInfo, refuse, say
from regnum.core.notation import Listed
from regnum.core.registry import box_of, refresh
from regnum.core.rules import Consequence, Expansion, Offer
from regnum.core.words import Extra, Move
from regnum.scene import Counter, Panel, Scene
from regnum.testing.contract import PROMISES, TableSetup, every_table, position
from tests.typed import present


class Feast(Extra):
    """Five hidden dishes in a row, and how many each seat has eaten."""

    def __init__(self) -> None:
        self.dishes: list[int] = []
        self.eaten: list[int] = []

    def copy(self) -> Feast:
        twin = Feast()
        twin.dishes, twin.eaten = self.dishes[:], self.eaten[:]
        return twin

    def redeal(self, game: Any, seat: int) -> None:
        dishes = sorted(self.dishes)
        self.dishes = [dishes.pop(game.chance.below(len(dishes))) for _ in range(len(dishes))]


def feast_of(game: Any) -> Feast:
    feast = game.extras[0]
    assert isinstance(feast, Feast)
    return feast


def lay_feast(game: Any) -> Feast:
    feast = Feast()
    feast.dishes = [game.chance.below(5) for _ in range(game.rules.options["dishes"])]
    feast.eaten = [0] * game.rules.seats
    return feast


class Eat(Move[Any]):
    def notation(self) -> str:
        return "eat dish"

    def refused(self, game: Any, seat: int) -> regnum.Refusal | None:
        return None if feast_of(game).dishes else refuse("nothing_left", "2.1")

    def play(self, game: Any, seat: int) -> None:
        game.revealed += 1
        feast_of(game).eaten[seat] += feast_of(game).dishes.pop()


EATS = Listed("eat", [Eat()])


class MayEat(Offer[Any]):
    def moves(self, game: Any, seat: int) -> list[Move[Any]]:
        return [EATS.at(0)]

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Eat,)


def miller_feast(manor: Any) -> Any:
    """The hook needs the base's class, which is there only once the base is."""

    class GuestsPay(manor.MillPays):  # type: ignore[misc]
        def changed(self, game: Any, seat: int, silver: int) -> int:
            return silver + 2

    return GuestsPay()


class TaxedFeast(Consequence[Any]):
    def follow(self, game: Any, seat: int, detail: int) -> None:
        feast_of(game).eaten[seat] += detail


def show_feast(view: dict[str, Any], scene: Scene) -> None:
    dishes = Counter(id="dishes", label=say("dishes"), value=view["feast"]["dishes"])
    scene.panels = [*scene.panels, Panel(id="feast", role="side", title=say("feast"), items=[dishes])]


@pytest.fixture(autouse=True)
def manor_with_a_feast(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "manor"))
    refresh()
    box = box_of("manor")
    import manor

    box.expansions["feast"] = Expansion(
        "feast",
        edition=2,
        package="manor",
        options=[OptionInfo("dishes", "choice", [5, 3], 5)],
        families=[EATS],
        hooks={manor.MillPays: (miller_feast(manor),)},
        secret_lines=lambda game, seat: {"feast"},
        offers={manor.Place: (MayEat(),)},
        after={manor.Robbed: (TaxedFeast(),)},
        scoring=(lambda game, seat: [("feast", feast_of(game).eaten[seat])],),
        lay=lay_feast,
        view=lambda game, seat: {"dishes": len(feast_of(game).dishes), "eaten": list(feast_of(game).eaten)},
        scene=show_feast,
        pieces=lambda game: ["table"],
    )
    box.all_moves = None
    yield
    box.expansions.clear()
    box.all_moves = None
    monkeypatch.undo()
    refresh()


def placing(**options: object) -> Match:
    match = regnum.new("manor", seats=2, seed=3, options=options)
    match.play(0, "office 1")
    match.play(1, "office 1")
    match.play(0, "bid pass")
    match.play(1, "bid pass")
    return match


def test_its_moves_are_offered_where_it_says_and_score() -> None:
    match = placing(expansions=["feast"])
    assert "eat dish" in match.legal(0)
    match.play(0, "eat dish")
    assert match.view(None)["feast"]["dishes"] == 4
    assert ("feast", match.view(None)["feast"]["eaten"][0]) in match.score(0)


def test_it_changes_what_the_base_asks_about() -> None:
    for options, paid in (({}, 1), ({"expansions": ["feast"]}, 3)):
        match = placing(**options)
        before = match.view(0)["silver"][0]
        match.play(0, "place mill")
        assert match.view(0)["silver"][0] == before + paid


def test_its_settings_exist_only_with_it() -> None:
    match = regnum.new("manor", seats=2, seed=3, options={"expansions": ["feast"], "dishes": 3})
    assert match.view(None)["feast"]["dishes"] == 3
    with pytest.raises(regnum.OptionError, match="no option 'dishes'"):
        regnum.new("manor", seats=2, seed=3, options={"dishes": 3})


def test_a_setting_of_its_own_stands_in_the_place_of_one_of_the_same_name() -> None:
    box = box_of("manor")
    box.options = [
        OptionInfo("dishes", "choice", [1, 2], 1),
        OptionInfo("cooks", "choice", ["none"], "none", seats=(2, 2)),
    ]
    try:
        assert [option.key for option in box.info().options] == ["dishes", "cooks-2", "dishes-feast"]
        without = regnum.new("manor", seats=2, seed=3, options={"dishes": 2})
        assert without.options == {"dishes": 2, "cooks": "none", "expansions": []}
        with_it = regnum.new("manor", seats=2, seed=3, options={"expansions": ["feast"], "dishes": 3})
        assert with_it.options["dishes"] == 3
        with pytest.raises(regnum.OptionError, match="dishes must be one of 5, 3; not 2"):
            regnum.new("manor", seats=2, seed=3, options={"expansions": ["feast"], "dishes": 2})
        tables = [table.options for table in every_table("manor") if table.seats == 2]
        assert {"expansions": ["feast"], "dishes": 3} in tables and {"dishes": 2} in tables
    finally:
        box.options = []


class EatenSense(SensePart):
    def notice(self, game: Any, side: int, seen: Any, at: int) -> None:
        seen[at] = float(feast_of(game).eaten[side])


def test_bots_notice_it_where_it_is_in_play_and_only_there() -> None:
    box_of("manor").expansions["feast"].sense = EatenSense(("eaten",))
    sense = whole_sense(box_of("manor"))
    assert sense.features == ("points", "eaten")
    match = placing(expansions=["feast"])
    feast_of(match.state).eaten[0] = 4
    assert sense.noticed(match.state, 0)[1] == 4.0
    assert sense.noticed(placing().state, 0)[1] == 0.0, "what was seen at another table is forgotten"


def test_it_may_replace_lines_of_the_score_sheet_and_keep_its_own_secret() -> None:
    match = placing(expansions=["feast"])
    assert [line for line, _ in match.score_seen_by(1, 0)] == ["silver"]
    box_of("manor").expansions["feast"].drops = ("silver",)
    assert [line for line, _ in match.score(0)] == ["feast"]


def test_a_record_of_another_edition_of_it_is_refused() -> None:
    record = placing(expansions=["feast"]).record()
    with pytest.raises(regnum.RecordError, match="feast edition 1 is not available; this version has edition 2"):
        regnum.replay(record.replace("feast:2", "feast:1"))


def test_without_it_nothing_of_it_is_there() -> None:
    match = placing()
    assert "eat dish" not in match.legal(0)
    assert present(match.why(0, "eat dish")).code == "not_now"
    assert "feast" not in match.view(0) and match.scene(0)["panels"] == []
    assert [line for line, _ in match.score(0)] == ["silver"]


def test_its_consequences_follow_what_happens_in_the_base() -> None:
    match = placing(expansions=["feast"])
    before = list(match.view(None)["feast"]["eaten"])
    match.play(0, "place mill")
    match.play(0, "enjoy no_more")  # then the bandit comes
    assert sum(match.view(None)["feast"]["eaten"]) == sum(before) + 1


def test_its_hidden_things_are_dealt_anew_in_an_imagined_game() -> None:
    match = placing(expansions=["feast"])
    assert len({tuple(feast_of(match.imagine(0, seed).state).dishes) for seed in range(30)}) > 3


def test_a_record_says_which_expansions_were_in_play() -> None:
    match = placing(expansions=["feast"])
    match.play(0, "eat dish")
    assert "[expansions feast:2]" in match.record().splitlines()[0]
    assert regnum.replay(match.record()).hash == match.hash


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_the_base_with_its_expansion_keeps_every_promise(promise: Callable[[Match, int], None]) -> None:
    for table in every_table("manor"):
        if table.options == {"expansions": ["feast"]}:
            for seed in range(6):
                promise(position(TableSetup("manor", table.seats, table.options), seed, seed * 4), seed)
