"""The catalogues under way: every translated sentence can be told, and those of the table with all cards."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from string import Formatter
from typing import Final
from xml.etree import ElementTree

import pytest

from resources.translations.generator.files import is_overlay, language_of, made_ready
from resources.translations.generator.shipped import FOLDER
from twentyfive.core import Card, Rank, Suit
from twentyfive.presentation.new_game import MOST_SEATS, usual_names
from twentyfive.ui.settings.languages import install_language, remove_language
from twentyfive.wording.amounts import number_word
from twentyfive.wording.grammar.texts import grammar_of, translate
from twentyfive.wording.names import card_name, card_sign, for_the_ear, listed, rank_name, suit_in_sentence

FIVE, ACE = Card.parse("5H"), Card.parse("AS")
CARDS: Final = [Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER]
BY_NAME: Final = {"card": FIVE, "out": ACE}
LISTS: Final = ("cards", "strong", "weak")


def value(field: str, case: str, language: str) -> object:
    """Return what the program puts in for a placeholder, as its name tells, or else its case."""
    grammar = grammar_of(language)
    if field in BY_NAME:
        return card_sign(BY_NAME[field])
    if field in LISTS:
        return listed([card_sign(FIVE), card_sign(ACE)])
    if field == "name":
        return "Aoife"
    if field == "suit" or case in grammar.suits:
        return suit_in_sentence(Suit.HEARTS)
    if field == "rank":
        return rank_name(Rank.QUEEN)
    if case in {*grammar.ranks, *grammar.cards} - {*grammar.words}:
        return card_sign(FIVE)
    return number_word(3) if field == "number" or case in grammar.numbers else "x"


@pytest.fixture(params=sorted(FOLDER.glob("*.ts")), ids=language_of)
def catalogue(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """A catalogue that is in use; an overlay above the catalogue of its language, as in the program."""
    file: Path = request.param
    for used in (file, FOLDER / f"{file.stem.rpartition('_')[0]}.ts" if is_overlay(file) else file):
        if used.is_file():
            copy = tmp_path / used.name
            copy.write_bytes(used.read_bytes())
            made_ready(copy)
    if is_overlay(file) and not language_of(file).startswith("en"):
        below = file.with_name(f"twentyfive_{language_of(file).split('_')[0]}.ts")
        made_ready(Path(shutil.copy(below, tmp_path)))
    install_language(language_of(file), tmp_path)
    yield file
    remove_language()


@pytest.mark.broad("en_CA")
@pytest.mark.usefixtures("qapp")
def test_every_translated_sentence_can_be_told(catalogue: Path, caplog: pytest.LogCaptureFixture) -> None:
    told = 0
    with caplog.at_level(logging.ERROR):
        for context in ElementTree.parse(catalogue).iter("context"):
            for message in context.iter("message"):
                told += _tell(context.findtext("name", ""), message, language_of(catalogue))
    assert told > (5 if is_overlay(catalogue) else 50)
    assert caplog.text == ""


def _tell(context: str, message: ElementTree.Element, language: str) -> int:
    """Tell a translated text that has placeholders in all its forms; return their number."""
    translation = message.find("translation")
    told = () if translation is None or context == "forms" else translation.itertext()
    texts = [text for text in told if text.strip()]
    cases: dict[str, str] = {}
    for _, field, case, _ in chain.from_iterable(map(Formatter().parse, texts)):
        if field:
            cases[field] = case or cases.get(field, "")
    fields = {field: value(field, case, language) for field, case in cases.items()}
    places = [fields.pop(place) for place in sorted(filter(str.isdecimal, cases))]
    numbers = () if not cases else range(1, 1 + len(texts)) if message.get("numerus") else (-1,)
    for number in numbers:
        text = translate(context, message.findtext("source", ""), message.findtext("comment"), number)
        text.format(*places, **fields)
    return len(numbers)


@pytest.mark.broad("en_CA")
@pytest.mark.usefixtures("catalogue", "qapp")
def test_the_names_of_computer_players_can_be_used(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert len(usual_names()) == MOST_SEATS
    assert caplog.text == ""


@pytest.mark.broad("en_CA-{name} led {card}.")
@pytest.mark.usefixtures("catalogue", "qapp")
@pytest.mark.parametrize(
    "english", ["{name} led {card}.", "{name} takes the trick with {card}.", "{name} takes {card}"]
)
def test_a_card_is_heard_as_it_is_told_in_words(english: str) -> None:
    context = "moves" if english == "{name} takes {card}" else "line"
    sentence = translate(context, english)
    for card in CARDS:
        assert for_the_ear(sentence.format(name="Nora", card=card_sign(card))) == sentence.format(
            name="Nora", card=card_name(card)
        )
