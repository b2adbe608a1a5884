"""Every player at every table: legal moves only, nothing hidden is seen, the same seed plays the same game."""

from __future__ import annotations

import os

import pytest

import regnum
from regnum.bots import LEVELS, PLAYERS, Greedy, Search, bot
from regnum.bots.players import TIRED
from regnum.bots.weights import sense_of
from regnum.core.errors import OptionError
from regnum.core.match import Match
from regnum.core.registry import box_of
from regnum.testing.contract import TableSetup, every_table, position

POSITIONS = 10_000 if os.environ.get("REGNUM_TESTS") == "nightly" else 2_500  # over all tables and players
FEW = 12  # iterations: a search of a glance
TABLES = every_table(whole=False)
LONGEST = 320


def somewhere(number: int) -> tuple[Match, int]:
    """A position of some table where somebody is asked, and who is."""
    table = TABLES[number % len(TABLES)]
    match = position(table, number, (number * 37) % LONGEST)
    while match.over:
        number += 1
        match = position(table, number, (number * 37) % 60)
    return match, match.waiting[number % len(match.waiting)]


@pytest.mark.parametrize("share", range(4))
def test_nobody_stalls_or_plays_what_may_not_be_played(share: int) -> None:
    for number in range(share, POSITIONS, 4):
        match, seat = somewhere(number)
        name = PLAYERS[number // 4 % len(PLAYERS)]
        before = match.hash
        assert bot(name, number, iterations=FEW).choose(match, seat) in match.legal(seat)
        assert match.hash == before  # thinking changes nothing


def test_a_match_that_nobody_wants_to_end_ends() -> None:
    """Architects, A11.1: two who have learned nothing dig silver for thousands of turns, and never build."""
    match, player = regnum.new("architects", seats=2, seed=6), bot("untaught", 2)
    while not match.over:
        match.play(match.waiting[0], player.choose(match, match.waiting[0]))
    assert len(match.log) > TIRED


@pytest.mark.parametrize("name", PLAYERS)
def test_a_choice_depends_on_nothing_hidden(name: str) -> None:
    for number in range(500, 530):
        match, seat = somewhere(number)
        choice = bot(name, 7, iterations=FEW).choose(match, seat)
        for seed in range(3):
            other = match.imagine(seat, seed)
            assert bot(name, 7, iterations=FEW).choose(other, seat) == choice


def test_what_a_search_finds_depends_on_nothing_hidden() -> None:
    for number in range(600, 620):
        match, seat = somewhere(number)
        found = [
            [(each.move, each.visits, each.chance, each.points) for each in searching(31).weigh(world, seat)]
            for world in (match, match.imagine(seat, 1), match.imagine(seat, 2))
        ]
        assert found[0] == found[1] == found[2]


def searching(seed: int) -> Search:
    return Search("search", seed, FEW, 60.0)


@pytest.mark.parametrize("name", ["squire", "knight"])
@pytest.mark.parametrize("table", [TableSetup("brothers", 2, {}), TableSetup("paladins", 1, {})], ids=repr)
def test_the_same_seed_plays_the_same_game(table: TableSetup, name: str) -> None:
    records = []
    for _ in range(2):
        match = table.match(5)
        players = [bot(name, seat, iterations=FEW) for seat in range(match.seats)]
        while not match.over and len(match.log) < 60:
            seat = match.waiting[0]
            match.play(seat, players[seat].choose(match, seat))
        records.append(match.record())
    assert records[0] == records[1]


def test_a_careless_player_gives_away_no_more_than_it_may() -> None:
    given_away = 0.0
    for number in range(700, 720):
        match, seat = somewhere(number)
        sense = sense_of(match.rules.box)
        careful, careless = Greedy("careful", 3), Greedy("careless", 3, care=2.0)
        world = match.imagine(seat, int(careful.chance.copy().next32())).state
        worth = {}
        for move in match.state.legal(seat):
            after = world.clone()
            if after.whose[-1] < 0:
                continue
            after.play_legal(seat, move)
            worth[move.text] = sense.promise(after, seat)
        if worth:
            best = max(worth.values())
            assert worth[careful.choose(match, seat)] == best
            lost = best - worth[careless.choose(match, seat)]
            assert lost <= 2.0
            given_away += lost
    assert given_away > 0.0  # it is careless, after all


def test_the_levels_stand_in_order_and_say_how_long_they_think() -> None:
    assert list(LEVELS) == ["page", "squire", "knight", "castellan", "king"]
    assert [level.iterations for level in LEVELS.values()] == sorted(level.iterations for level in LEVELS.values())
    assert all(level.seconds <= 2.0 for name, level in LEVELS.items() if name != "king")
    assert LEVELS["king"].seconds <= 5.0


def test_the_king_sees_further_and_thinks_longer_where_nobody_waits() -> None:
    king, castellan = regnum.bot("king"), regnum.bot("castellan")
    assert isinstance(king, Search) and isinstance(castellan, Search)
    assert king.turns > castellan.turns == 1 and king.sample > castellan.sample
    assert king.alone > king.iterations and castellan.alone == castellan.iterations
    assert king.alone_sight > castellan.alone_sight == 1
    alone, together = (Search("thinker", 1, 4, 60.0, alone=9) for _ in range(2))
    for thinker, seats in ((alone, 1), (together, 2)):
        match = TableSetup("paladins", seats, {}).match(5)
        thinker.choose(match, match.waiting[0])
    assert (alone.thought, together.thought) == (9, 4)
    told = regnum.bot("king", iterations=7)
    assert isinstance(told, Search) and told.alone == told.iterations == 7  # a wish counts everywhere


@pytest.mark.parametrize("game", regnum.games())
def test_a_game_may_say_how_much_a_level_thinks_and_a_wish_counts_more(game: str) -> None:
    own = sense_of(box_of(game)).thought
    assert set(own) <= {name for name, level in LEVELS.items() if level.iterations}
    taken = {name: own.get(name, level.iterations) for name, level in LEVELS.items()}
    assert list(taken.values()) == sorted(taken.values())  # still each more than the one below
    match = TableSetup(game, 2, {}).match(5)
    seat = match.waiting[0]
    usual, wishing = regnum.bot("castellan", seconds=60.0), regnum.bot("castellan", iterations=3, seconds=60.0)
    assert isinstance(usual, Search) and isinstance(wishing, Search)
    usual.choose(match, seat)
    wishing.choose(match, seat)
    assert (usual.thought, wishing.thought) == (taken["castellan"], 3)


@pytest.mark.parametrize("name", ["", "emperor", "King", None, 3])
def test_an_unknown_bot_is_refused_with_those_there_are(name: object) -> None:
    with pytest.raises(OptionError, match="random, untaught, greedy, search, page, squire, knight, castellan, king"):
        regnum.bot(name)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "limits", [{"iterations": -1}, {"iterations": 1.5}, {"iterations": True}, {"seconds": -0.1}, {"seconds": "2"}]
)
def test_bad_limits_are_refused(limits: dict[str, object]) -> None:
    with pytest.raises(OptionError, match=next(iter(limits))):
        regnum.bot("king", **limits)  # type: ignore[arg-type]
