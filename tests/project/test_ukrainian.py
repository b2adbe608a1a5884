"""Ukrainian as our editors write it: the habits a machine can find, in the interface, in games and in their rules."""

from __future__ import annotations

import re

import pytest

import regnum
from regnum.core.messages import snake
from regnum.core.words import Ask
from tests.catalogues import all_variants, all_written, classes_of, entries, found, message_text

VOWEL, CONSONANT = "[аеєиіїоуюя]", "[бвгґджзйклмнпрстфхцчшщь]"

# What is wrong, and how it is found. Each is looked for in a line without its id.
HABITS = {
    "a straight apostrophe": r"[а-яіїєґ]'[а-яіїєґ]",
    "a word we have another one for": r"(?i)\b(?:вибери|безкоштовн\w*|ліміт\w*|шкал\w*|тло|сорочк\w*|стопк\w*"
    r"|стовпчик\w*|прибут\w*|негайн\w*|зосередж\w*|заокругл\w*)\b",
    "seed for the number of a match": r"зерно випадковості",
    "a house, a laid table": r"\b[Дд]ім (?:зачин|збуд|зберіг)|\bнакри(?:то|ваємо)\b",
    "in the hand for on the hand": r"\b[ув] (?:твоїй |своїй )?руці\b|\bдо (?:твоєї |своєї )?руки\b",
    "an event that happens by accident": r"\b[Сс]та(?:ється|неться)\b",
    "the genitive after a total that varies": r"\bз \{ \$\w+ \} \w+(?:ів|ок)\b",
    "a counted accusative alone in brackets": r"\(\{ \$cost \}\)",
    "a number as predicate without its dash": r"\b(?:досяжність|ставка|обмеження) \{ \$",
    "whose without that one": r"У кого [^.]*, (?!той)(?:отримує|бере|платить)",
    "nothing to choose": r"\b(?:вирішувати|вибирати|обирати|пересувати) (?:нічого|нікого)\b",
    "something that is certain": r"\b[Пп]евн(?:о|і|ий|е)\b",
    "Russian": r"\b(?:хто|чия|що|як) б (?:\w+ )?не |рахується (?:як|його)\b|\b[Чч]им більш|\b[Яя]к обмін",
    "a price for what a thing brings": r"\b[Вв]артість:|\bвартий\b",
    "a point where the thing itself is counted": r"\bпункт\w* (?:доброчесності|впливу|віри|сили)\b",
    "what is short told as less": r"\bна \{ \$lack \}|\bтреба (?:віри|сили|впливу|доброчесності)\b",
    "words of English without their verb": r"\bяк з 1 робітником|\bперший хід має\b|\b[Гг]р(?:а|у|ою) на \d",
    "the nominative after reaching": r"\b[Дд]осягнуто рівень\b",
    "a space before the sign of per cent": r"[\d}] %",
    "у after a vowel": rf"{VOWEL} у (?!в|ф|[тсхд]в|льв){CONSONANT}",
    "в between consonants": rf"{CONSONANT} в {CONSONANT}",
    "в before в": r"\bв (?:[ВвФф]|[ТтСсХх]в|[Лл]ьв)",
    "з between consonants": rf"{CONSONANT} з {CONSONANT}",
    "з before a hissing sound": r"\bз [сшзщ]",
    "і between vowels": rf"{VOWEL} і [аеиіоу]",
    "й that cannot be said": r" й в(?: |[бгґджзклмнпрстфхцчшщ])",
    "a loss against the sounds around it": rf"{CONSONANT} втра[тч]|{VOWEL} утра[тч]",
}

# The same, where it matters which form of a number it is in.
FORMS = {
    "a verb that does not agree with its number": r"^(?!\s*\*?\[many\]).*\b(?:залишилося|[ву]війшло|вийшло) \{ \$",
    "one, where it may be twenty-one": r"^\s*\[one\].*\b(?:його|ним|один|перший)\b",
}


@pytest.mark.parametrize("habit", HABITS)
def test_no_habit_of_another_language_slips_in(habit: str) -> None:
    assert found(HABITS[habit], all_written("uk")) == [], habit


@pytest.mark.parametrize("habit", FORMS)
def test_a_form_of_a_number_fits_all_its_numbers(habit: str) -> None:
    found = [
        f"{place}: {line}" for place, text in all_written("uk") for line in re.findall(FORMS[habit], text, re.MULTILINE)
    ]
    assert not found, f"{habit}: {found}"


@pytest.mark.parametrize("game", regnum.games())
def test_a_prompt_is_a_question(game: str) -> None:
    for ask in classes_of(game, Ask):
        id = "ask-" + snake(ask.__name__).replace("_", "-")
        for sample in all_variants(entries(game, "uk")[id]):
            assert "?" in message_text(game, id, sample, "uk"), id


def test_the_habits_are_found() -> None:
    wrong = (
        "ім'я",
        "Хто спасує, візьме посаду безкоштовно",
        "зерно випадковості { $seed }",
        "Столи накрито: { $url }",
        "плитка в руці",
        "Стається подія",
        "{ $value } з { $most } ходів",
        "Збудувати: { $tile } ({ $cost })",
        "Твоя досяжність { $reach }",
        "У кого за ширмою найбільше безантів, отримує 3 очки",
        "Партію завершено, вирішувати нічого.",
        "Певні лише числа Ринку.",
        "чия б вона не була",
        "Вартість: { $points } ПО",
        "пункт доброчесності понад 9",
        "а в тебе { $have }, на { $lack } менше",
        "діє як з 1 робітником більше",
        "Досягнуто рівень { $level }",
        "{ $percent } %",
        "Набори у грі",
        "плиток в грі",
        "стоїть в Вежі",
        "зброєносців з доходу",
        "плитка з скелі",
        "заплати 1 глину і отримай 1 вплив",
        "Заплати 2 срібняки й втрать 1 доброчесність",
        "маєш втратити вплив",
    )
    assert [habit for habit, line in zip(HABITS, wrong, strict=True) if not re.search(HABITS[habit], line)] == []
    miscounted = ("а в ньому залишилося { $have }.", "    [one] У тебе один { $count } хід")
    assert [habit for habit, line in zip(FORMS, miscounted, strict=True) if not re.search(FORMS[habit], line)] == []
