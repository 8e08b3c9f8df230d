"""Cases in translated texts; and English, which has none and stays as it is, letter for letter."""

from __future__ import annotations

import logging
import pickle
import string
from collections.abc import Iterator
from copy import copy
from typing import Final

import pytest

from resources.translations.generator.files import ROOT
from resources.translations.generator.texts import source_texts
from tests.wording.grammar.samples import FRENCH, IRISH, Texts, speaking
from twentyfive.core import Card, Rank, Suit
from twentyfive.wording.amounts import number_word, plural_number
from twentyfive.wording.grammar.texts import CountedText, Text, Translated, translate
from twentyfive.wording.names import (
    card_name,
    card_sign,
    card_title,
    detailed,
    either,
    for_the_ear,
    listed,
    separated,
    suit_in_sentence,
)

pytestmark = pytest.mark.usefixtures("qapp")

JOKER: Final = Card.parse("JK")
CARDS: Final = [*(Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER), JOKER]


@pytest.fixture
def irish() -> Iterator[None]:
    with speaking("ga", IRISH):
        yield


@pytest.fixture
def french() -> Iterator[None]:
    with speaking("fr", FRENCH):
        yield


def told(english: str, **fields: object) -> str:
    return translate("any", english).format(**fields)


def cards(text: str) -> list[Card]:
    return [Card.parse(each) for each in text.split()]


class TestEnglish:
    def test_every_text_is_formatted_as_by_str(self) -> None:
        for text in source_texts(ROOT / "twentyfive"):
            fields = {name: f"<{name}>" for _, name, _, _ in string.Formatter().parse(text.source) if name}
            if "0" not in fields:
                looked_up = translate(text.context, text.source, text.comment or None, 2 if text.counted else -1)
                assert looked_up.format(**fields) == text.source.format(**fields)

    @pytest.mark.parametrize(
        ("letter", "sign", "suit"),
        [("C", "♣", "clubs"), ("D", "♦", "diamonds"), ("H", "♥", "hearts"), ("S", "♠", "spades")],
    )
    def test_cards_are_called_as_ever(self, letter: str, sign: str, suit: str) -> None:
        ranks = {"A": "ace", **{str(rank): str(rank) for rank in range(2, 11)}, "J": "jack", "Q": "queen", "K": "king"}
        for rank, name in ranks.items():
            card = Card.parse(rank + letter)
            said = (card_sign(card), card_name(card), card_title(card))
            assert said == (f"{rank}{sign}", f"the {name} of {suit}", f"{name} of {suit}")
            heard = f"Play the {name} of {suit}. The {name} of {suit}!"
            assert for_the_ear(f"Play {rank}{sign}. {rank}{sign}!") == heard

    def test_a_card_takes_no_article_as_a_label(self) -> None:
        assert for_the_ear("5♥") == "5 of hearts"
        assert for_the_ear("5♥: 7.4") == "5 of hearts: 7.4"
        assert for_the_ear("Q♠ cost about 5 points") == "The queen of spades cost about 5 points"
        assert card_sign(JOKER) == card_name(JOKER) == "the joker"

    def test_lists_and_numbers_are_told_as_ever(self) -> None:
        signs = [card_sign(card) for card in cards("5S JS AH")]
        assert [listed(signs[:count]) for count in range(4)] == ["", "5♠", "5♠ and J♠", "5♠, J♠ and A♥"]
        assert either(signs) == "5♠, J♠ or A♥"
        assert [number_word(number) for number in (0, 1, 10, 11)] == ["no", "one", "ten", "11"]


@pytest.mark.usefixtures("irish")
class TestIrish:
    @pytest.mark.parametrize(
        ("card", "led", "taken"),
        [
            ("AH", "D'imir Seán an t-aon hairt.", "leis an aon hairt."),
            ("5S", "D'imir Seán an cúig spéireata.", "leis an gcúig spéireata."),
            ("QC", "D'imir Seán an bhanríon triuf.", "leis an mbanríon triuf."),
            ("QD", "D'imir Seán an bhanríon mhuileata.", "leis an mbanríon mhuileata."),
            ("JD", "D'imir Seán an cuireata muileata.", "leis an gcuireata muileata."),
            ("8D", "D'imir Seán an t-ocht muileata.", "leis an ocht muileata."),
            ("3H", "D'imir Seán an trí hairt.", "leis an trí hairt."),
        ],
    )
    def test_cards_to_hear(self, card: str, led: str, taken: str) -> None:
        name = card_name(Card.parse(card))
        assert told("{name} led {card}.", name="Seán", card=name) == led
        assert told("{name} takes the trick with {card}.", name="Aoife", card=name).endswith(taken)

    def test_a_card_has_the_same_case_written_and_heard(self) -> None:
        for english in ("{name} led {card}.", "{name} takes the trick with {card}.", "Choose {card}"):
            for card in CARDS[:-1]:
                written = told(english, name="Seán", card=card_sign(card))
                assert for_the_ear(written) == told(english, name="Seán", card=card_name(card))
        for card in CARDS[:-1]:
            written = told("You take {card} for {out}", card=card_sign(card), out=card_sign(card))
            spoken = told("You take {card} for {out}", card=card_name(card), out=card_name(card))
            assert for_the_ear(written) == spoken

    def test_cards_to_read(self) -> None:
        queen, five = (card_sign(card) for card in cards("QH 5H"))
        assert told("You take {card} for {out}", card=five, out=queen) == "Tógann tú an 5♥ in áit na \u2060Q♥"
        assert (
            told("{name} takes the trick with {card}.", name="Bríd", card=five) == "Baineann Bríd an cúig leis an 5♥."
        )

    def test_a_suit_is_lenited_after_the_queen_but_not_after_her_genitive(self) -> None:
        queen = card_name(Card.parse("QD"))
        assert (queen, for_the_ear("Q♦")) == ("banríon mhuileata", "banríon mhuileata")
        assert told("You take {card} for {out}", card=queen, out=queen) == (
            "Tógann tú an bhanríon mhuileata in áit na banríona muileata"
        )

    def test_the_joker(self) -> None:
        assert told("You take {card} for {out}", card=card_sign(JOKER), out=card_name(JOKER)) == (
            "Tógann tú fear na gcrúb in áit fhear na gcrúb"
        )

    def test_each_card_of_a_list_has_the_case(self) -> None:
        hand = listed([card_name(card) for card in cards("AH QC 5S")])
        assert (
            told("You hold {cards}.", cards=hand) == "Tá an t-aon hairt, an bhanríon triuf agus an cúig spéireata agat."
        )

    @pytest.mark.parametrize(
        ("name", "card_of", "seat"),
        [
            ("Aoife", "an rí triuf d’Aoife", "Áit le hAoife"),
            ("Fiona", "an rí triuf d’Fhiona", "Áit le Fiona"),
            ("Seán", "an rí triuf do Sheán", "Áit le Seán"),
            ("Harry", "an rí triuf do Harry", "Áit le Harry"),
        ],
    )
    def test_names(self, name: str, card_of: str, seat: str) -> None:
        assert told("{name}’s {card}", name=name, card=card_name(Card.parse("KC"))) == card_of
        assert told("The seat of {name}", name=name) == seat

    def test_a_list_of_names_says_the_preposition_again(self) -> None:
        names = ["Úna", "Seán", "Aoife"]
        assert told("The seat of {name}", name=listed(names)) == "Áit le hÚna, le Seán agus le hAoife"
        assert told("The seat of {name}", name=listed(names[:1])) == "Áit le hÚna"

    def test_numbers(self) -> None:
        tricks = [told("Trick {number} of {all}", number=number, all=5) for number in (1, 2, 5, 11)]
        assert tricks == ["An chéad duine as 5", "An dara duine as 5", "An cúigiú duine as 5", "An 11ú duine as 5"]
        people = [told("{number} players", number=number_word(number)) for number in (2, 4, 10, 12)]
        assert people == ["beirt imreoirí", "ceathrar imreoirí", "deichniúr imreoirí", "12 imreoirí"]

    def test_nouns_after_numbers_in_words_and_figures(self) -> None:
        numbers = (*map(number_word, (0, 1, 3, 7, 12)), 8, 1, "−5", "1.8", "25")
        games = [told("{number} games", number=number) for number in numbers]
        in_words = ["gan aon chluiche", "cluiche amháin", "trí chluiche", "seacht gcluiche", "12 cluiche"]
        assert games == [*in_words, "8 gcluiche", "1 chluiche", "−5 chluiche", "1.8 cluiche", "25 cluiche"]

    def test_suits(self) -> None:
        said = [told("you have no {suit}", suit=suit_in_sentence(suit)) for suit in Suit]
        assert said == [f"níl aon {suit} agat" for suit in ("triuf", "muileata", "hairt", "spéireata")]


@pytest.mark.usefixtures("french")
class TestFrench:
    @pytest.mark.parametrize(
        ("card", "written", "spoken"),
        [
            ("AH", "l’A♥", "l’as de cœur"),
            ("5S", "le 5♠", "le 5 de pique"),
            ("QC", "la Q♣", "la dame de trèfle"),
            ("JD", "le J♦", "le valet de carreau"),
        ],
    )
    def test_cards(self, card: str, written: str, spoken: str) -> None:
        sign = told("{name} led {card}.", name="Aoife", card=card_sign(Card.parse(card)))
        assert sign == f"Aoife a entamé {written}."
        assert told("{name} led {card}.", name="Aoife", card=card_name(Card.parse(card))) == f"Aoife a entamé {spoken}."
        assert for_the_ear(sign) == f"Aoife a entamé {spoken}."

    def test_prepositions_with_the_article(self) -> None:
        ace, queen, five = (card_name(card) for card in cards("AD QS 5H"))
        assert told("You take {card} for {out}", card=ace, out=queen) == (
            "Vous prenez l’as de carreau à la place de la dame de pique"
        )
        assert told("You may play {card}.", card=five) == "Vous pouvez penser au 5 de cœur."
        hand = listed([card_sign(card) for card in cards("5H AH QS")])
        assert told("You hold {cards}.", cards=hand) == "Vous avez besoin du 5♥, de l’A♥ et de la Q♠."
        assert told("You hold {cards}.", cards=either([card_sign(card) for card in cards("5H AH")])) == (
            "Vous avez besoin du 5♥ ou de l’A♥."
        )

    @pytest.mark.parametrize(
        ("name", "seat"), [("Aoife", "d’Aoife"), ("Nora", "de Nora"), ("Henri", "d’Henri"), ("Harry", "de Harry")]
    )
    def test_names(self, name: str, seat: str) -> None:
        assert told("The seat of {name}", name=name) == f"La place {seat}"

    def test_names_in_a_list(self) -> None:
        assert told("The seat of {name}", name=listed(["Nora", "Aoife"])) == "La place de Nora et d’Aoife"

    def test_numbers(self) -> None:
        tricks = [told("Trick {number} of {all}", number=number, all=5) for number in (1, 2, 11)]
        assert tricks == ["1re levée sur 5", "2e levée sur 5", "11e levée sur 5"]

    def test_semicolons_and_colons_have_their_spaces(self) -> None:
        texts = {("{first}; {last}", ""): "{first}\u202f; {last}", ("{what}: {detail}", ""): "{what}\u00a0: {detail}"}
        with speaking("fr", texts):
            assert separated(["a", "b", "c"]) == "a\u202f; b\u202f; c"
            assert detailed("5♥", "7") == "5♥\u00a0: 7"
        assert (separated(["a", "b"]), separated(["a"]), separated([]), detailed("5♥", "7")) == (
            "a; b",
            "a",
            "",
            "5♥: 7",
        )

    def test_a_fraction_below_two_is_singular(self) -> None:
        figures = ("0", "0.6", "1", "−1.7", "1,7", "2", "2.5", "10.5")
        assert [plural_number(figure) < 2 for figure in figures] == [True] * 5 + [False] * 3

    def test_the_joker_and_suits(self) -> None:
        assert told("Choose {card}", card=card_sign(JOKER)) == "Choisir le joker"
        assert [told("you have no {suit}", suit=suit_in_sentence(suit)) for suit in Suit] == [
            f"vous n’avez pas de {suit}" for suit in ("trèfle", "carreau", "cœur", "pique")
        ]


UNUSABLE: Final = {
    "an unknown case": "Choisir {card:dative}",
    "a case of names": "Choisir {card:que}",
    "a missing form": "Choisir {card:the}",
    "an unknown placeholder": "Choisir {carte}",
    "an unmatched brace": "Choisir {card",
}


@pytest.mark.parametrize("fault", UNUSABLE)
def test_a_translation_that_cannot_be_used_is_logged_and_english_is_told(
    fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    texts: Texts = {("Choose {card}", ""): UNUSABLE[fault]}
    with speaking("fr", texts), caplog.at_level(logging.ERROR):
        assert told("Choose {card}", card=card_sign(Card.parse("5H"))) == "Choose 5♥"
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert UNUSABLE[fault] in caplog.text


def test_a_language_without_cases_is_told_by_its_plain_words() -> None:
    with speaking("de", {("Choose {card}", ""): "{card} wählen", ("hearts", ""): "Herz"}):
        assert told("Choose {card}", card=card_sign(Card.parse("5H"))) == "5♥ wählen"
        assert for_the_ear("5♥") == "5 of Herz"


def test_a_text_stays_a_text_when_it_is_copied_or_kept() -> None:
    text = translate("any", "Choose {card}")
    assert isinstance(text, Translated)
    assert pickle.loads(pickle.dumps(text)).format(card="5♥") == copy(text).format(card="5♥") == "Choose 5♥"


ONE: Final = Text("any", "Choose {card}")
SEVERAL: Final = CountedText("any", "{number} cards")


def test_a_text_is_translated_whenever_it_is_shown() -> None:
    with speaking("fr", {**FRENCH, ("{number} cards", ""): "{number} cartes"}):
        assert ONE(card=card_sign(Card.parse("AH"))) == "Choisir l’A♥"
        assert str(ONE) == "Choisir {card:the}"
        assert SEVERAL(3) == "3 cartes"
        assert SEVERAL(3, number=number_word(3)) == "three cartes"
    assert ONE(card=card_sign(Card.parse("AH"))) == "Choose A♥"
    assert f"{Text('any', 'Choose')}: {SEVERAL(20)}" == "Choose: 20 cards"
