"""Panels that are kept from one scene to the next are those that would be made anew, in every game for all viewers."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from regnum.core.messages import say
from regnum.scene import Panel
from regnum.scene.keeping import KeptView, kept
from regnum.server import wire
from regnum.server.kept_panels import KeptPanel, KeptPanels
from regnum.server.viewpoints import ViewpointState
from regnum.table.snapshot import snapshot_of
from regnum.testing.contract import viewers
from tests.table.harness import GAMES_AND_SEATS, begun, many


class WatchedPanels(KeptPanels):
    """Kept panels that count how often they were asked for, and made."""

    def __init__(self) -> None:
        super().__init__()
        self.made: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.makers: dict[Callable[..., Panel], Callable[..., Panel]] = {}

    def panel(
        self, view: dict[str, Any], reads: Mapping[str, Any], make: Callable[..., Panel], args: tuple[int, ...]
    ) -> Panel:
        """Count."""

        def counted(part: dict[str, Any], *args: int) -> Panel:
            self.made[make.__name__] += 1
            return make(part, *args)

        self.asked[make.__name__] += 1
        found = super().panel(view, reads, self.makers.setdefault(make, counted), args)
        assert isinstance(found, KeptPanel), f"{make.__name__} reads more of the view than {sorted(reads)}"
        return found


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_kept_panels_are_what_would_be_made_anew(game: str, seats: int) -> None:
    panels = WatchedPanels()
    for seed in range(many(1, 20)):
        dice = random.Random(f"{game} {seats} {seed}")
        harness = begun(game, seats, seed=seed)
        while harness.table.state == "playing":
            harness.step(dice)
            if dice.random() < many(15, 60) / 100:
                panels.turn()
                for viewer in viewers(harness.match):
                    fresh = snapshot_of(harness.table, viewer, harness.table.at)
                    again = ViewpointState(snapshot_of(harness.table, viewer, harness.table.at, keeper=panels))
                    assert bytes(again.whole(fresh.steps)) == wire.encode(fresh)
                    assert again.number == ViewpointState(fresh).number
    assert panels.asked.keys() == panels.made.keys()
    assert panels.made.total() < panels.asked.total()


def test_a_panel_is_made_once_for_all_who_know_the_same() -> None:
    harness, panels = begun("jerusalem", 3, seed=1), WatchedPanels()
    for viewer in (0, 1, 2, None):
        snapshot_of(harness.table, viewer, 0, keeper=panels)
    assert panels.asked["city"] == 4 and panels.made["city"] == 1
    assert panels.made["screens"] == 4  # everybody has a screen of their own


@pytest.mark.parametrize(
    "read", [lambda view: view["other"], lambda view: view.get("other"), lambda view: 2 if "more" in view else 1]
)
def test_a_panel_that_reads_more_than_it_says_is_made_anew_every_time(read: Callable[[dict[str, Any]], int]) -> None:
    def careless(view: dict[str, Any]) -> Panel:
        return Panel(id="sum", role="side", title=say("sum", count=view["named"] + read(view)), items=[])

    panels = KeptPanels()
    for view in ({"named": 1, "other": 1}, {"named": 1, "other": 2, "more": True}):
        panel = kept(KeptView(view, panels), careless, reads=("named",))
        assert not isinstance(panel, KeptPanel) and panel.title == say("sum", count=1 + view["other"])


def test_what_was_not_needed_between_two_changes_is_forgotten() -> None:
    harness, panels = begun("jerusalem", 2, seed=1), KeptPanels()
    snapshot_of(harness.table, None, 0, keeper=panels)
    panels.turn()
    assert panels.before and not panels.now
    panels.turn()
    assert not panels.before
