"""What belongs together stays on one line of a page: figures with their nouns, words of one letter with the next."""

from __future__ import annotations

import pytest

from regnum.catalogue.render import bound
from regnum.server.page.render import words_of


@pytest.mark.parametrize(
    ("lang", "sentence", "expected"),
    [
        ("cs", "Bereš 2 kameny a 1 dřevo z nabídky.", "Bereš 2~kameny a~1~dřevo z~nabídky."),
        ("cs", "V ruce a v zásobě", "V~ruce a~v~zásobě"),
        ("sk", "Karta s 3 bodmi, k tomu i cesta", "Karta s~3~bodmi, k~tomu i~cesta"),
        ("uk", "Ти береш 5 безантів із запасу й ідеш у місто", "Ти береш 5~безантів із запасу й~ідеш у~місто"),
        ("cs", "(v ruce)", "(v~ruce)"),
        ("cs", "ruka s", "ruka s"),
        ("en", "You take 2 stones", "You take 2 stones"),
    ],
)
def test_spaces_at_which_a_line_must_not_break(lang: str, sentence: str, expected: str) -> None:
    assert bound(sentence, lang) == expected.replace("~", "\u00a0")


def test_pages_are_bound() -> None:
    assert "\u00a0" in words_of("cs").say("count-player", count=3)
