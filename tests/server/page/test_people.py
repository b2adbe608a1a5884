"""One person has one name on the whole page, the seat's colour beside it; and a colour can be chosen everywhere."""

from __future__ import annotations

import re

from tests.server.page.browser import Browser, PageServer
from tests.server.page.test_whole_games import invited, live_of

GAME = "brothers"


def seats(guest: Browser) -> list[str]:
    """Return the list of seats, line by line."""
    part = guest.page.html.split('<ul class="seats">')[1].split("</ul>")[0]
    lines = re.findall(r'<p class="seat-line">(.*?)</p>', part, re.S)
    return [" ".join(re.sub(r"<[^>]+>", " ", line).split()) for line in lines]


def against_a_bot(guest: Browser, colour: str) -> None:
    """Create a table with a squire at the other seat."""
    guest.go(f"/plain/new/{GAME}")
    guest.do("/plain/do/table", **{"chair-0": "me", "chair-1": "squire", "seats": "2", "colour": colour})


def test_a_bot_has_a_name_and_its_level_beside_it(anna: Browser) -> None:
    against_a_bot(anna, "")
    assert seats(anna)[1].startswith("Hynek Blue · Squire")
    assert "Squire wins" not in anna.page.text and "<strong>Squire</strong>" not in anna.page.html


def test_the_colour_of_the_form_is_played_and_kept(anna: Browser) -> None:
    against_a_bot(anna, "blue")
    assert seats(anna)[0].startswith("Guest Blue · you") and seats(anna)[1].startswith("Hynek White")
    assert 'class="side side-blue"' in anna.page.html.split('class="seats"')[1]
    anna.go("/plain/settings")
    assert re.search(r'value="blue" checked', anna.page.html)
    anna.play_now(GAME, "bot")
    assert seats(anna)[0].startswith("Guest Blue")


def test_a_liked_colour_that_a_game_does_not_have_survives_its_form(anna: Browser) -> None:
    against_a_bot(anna, "white")
    anna.go("/plain/new/paladins")
    anna.do("/plain/do/table", **{"seats": "2", "chair-0": "me", "chair-1": "page"})
    anna.go("/plain/settings")
    assert re.search(r'value="white" checked', anna.page.html)


def test_a_colour_can_be_changed_at_the_table(anna: Browser) -> None:
    against_a_bot(anna, "white")
    anna.do("/plain/do/seat", "colour", colour="blue")
    assert [seat.wish for seat in live_of(anna).table.seats] == ["blue", ""]
    assert seats(anna)[0].startswith("Guest Blue")


def test_a_clash_is_told(anna: Browser, server: PageServer) -> None:
    ben = Browser(server)
    token = invited(anna, GAME)
    anna.do("/plain/do/seat", "colour", colour="blue")
    ben.go(f"/plain/join/{token}")
    ben.do("/plain/do/join", name="Ben")
    ben.do("/plain/do/seat", "colour", colour="blue")
    assert "who sat down before you" in ben.page.text
    assert seats(ben)[1].startswith("Ben White")


def test_one_person_at_both_seats_is_told_by_the_colours(anna: Browser) -> None:
    anna.play_now(GAME, "screen")
    assert [line.split(" · ")[0] for line in seats(anna)] == ["White Guest", "Blue Guest"]


def test_the_log_tells_no_step_that_says_nothing(anna: Browser) -> None:
    against_a_bot(anna, "")
    assert "'s turn." not in anna.page.html.split('<ol class="log"')[1].split("</ol>")[0]
