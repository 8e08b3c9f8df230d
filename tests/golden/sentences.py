"""Write sentences of each translation, with all cards and kinds of names: ``python -m tests.golden.sentences``.

Each English sentence has its translation below it, so that a reader of both languages can check them. Write them again
after a translation has changed on purpose, and read the differences.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from resources.translations.generator.files import made_ready
from resources.translations.generator.shipped import FOLDER as TRANSLATIONS
from twentyfive.core import Card, Rank, Suit
from twentyfive.core.cards import JOKER
from twentyfive.ui.settings.languages import install_language, remove_language
from twentyfive.wording.amounts import chips, deals, number_word, points
from twentyfive.wording.grammar.texts import GRAMMARS, translate
from twentyfive.wording.names import card_name, card_sign, either, for_the_ear, listed, suit_in_sentence
from twentyfive.wording.scores import tricks_words

FOLDER: Final = Path(__file__).parent


CARDS: Final = (*(Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER), JOKER)
NUMBERS: Final = range(13)
NAMES: Final = ("Aoife", "Nóra", "Seán", "Bríd", "Úna", "Fiona", "Henri", "Harry", "Yves", "PJ", "7up")
"""Names that begin with a vowel, consonants that mutate or not, either kind of h, initials and a number."""


def sentences() -> Iterator[str]:
    """Yield the sentences in the language in use, always the same ones."""
    names = cycle(NAMES)
    for card in CARDS:
        yield translate("steps", "{name} leads {card}{trump}.").format(
            name=next(names), card=card_name(card), trump=translate("steps", ", a trump")
        )
    for card, out in zip(CARDS, (*CARDS[1:], CARDS[0]), strict=True):
        yield _written_and_heard(
            translate("moves", "You take {card} for {out}").format(card=card_sign(card), out=card_sign(out))
        )
    yield from _with_lists()
    for number in NUMBERS:
        yield translate("scores", "Deal {number}: {tricks} for you").format(number=number, tricks=tricks_words(number))
        text = translate("auction", "{name} puts out {number} cards", None, number)
        if number > 1:
            yield text.format(name=next(names), number=number_word(number))
        yield translate("scores", "you have {count}").format(count=points(number))
        yield f"{chips(number)}, {deals(number)}"
    for number in NUMBERS[2:11]:
        yield translate("deal editor", "{number} players", None, number).format(number=number_word(number))
    for name in NAMES:
        yield from _about(name)


def _with_lists() -> Iterator[str]:
    """Sentences with several cards, and with each suit."""
    hand = Card.parse("5H"), Card.parse("JH"), Card.parse("AH"), Card.parse("QS"), JOKER
    yield translate("steps", "You hold {cards}.").format(cards=listed([card_name(card) for card in hand]))
    yield _written_and_heard(
        translate("line", "{led} You may hold back {strong}: {weak} will do.")
        .format(
            led="", strong=listed([card_sign(card) for card in hand[:3]]), weak=either([card_sign(c) for c in hand[3:]])
        )
        .strip()
    )
    for suit in Suit:
        text = translate("line", "{led} You have no {suit} and no trumps: throw away any card.")
        yield text.format(led="", suit=suit_in_sentence(suit)).strip()


def _about(name: str) -> Iterator[str]:
    card, other = card_sign(Card.parse("QD")), NAMES[NAMES.index(name) - 1]
    yield translate("scores", "{name}’s side").format(name=name)
    yield translate("auction", "{name} passes").format(name=name)
    yield translate("line", "Will {name} take {card}?").format(name=name, card=card)
    yield translate("moves", "Trick {number} goes to {name}").format(number=3, name=name)
    yield translate("curtain", "Pass to {name}").format(name=name)
    yield translate("curtain", "All hands are covered. Only {name} should look now.").format(name=name)
    yield translate("results", "{debtor} owes {creditor} {amount}.").format(debtor=name, creditor=other, amount=10)


def _written_and_heard(sentence: str) -> str:
    """Return a sentence with the signs of cards, and as it is spoken."""
    return f"{sentence} / {for_the_ear(sentence)}"


@contextmanager
def spoken(language: str, folder: Path) -> Iterator[None]:
    """Speak that language, whose compiled file goes into the folder."""
    source = TRANSLATIONS / f"twentyfive_{language}.ts"
    made_ready(Path(shutil.copy(source, folder)))
    install_language(language, folder)
    try:
        yield
    finally:
        remove_language()


def in_both_languages(language: str, folder: Path) -> str:
    """Return the text of the file of a language: each English sentence, and below it its translation."""
    english = list(sentences())
    with spoken(language, folder):
        own = list(sentences())
    return "".join(f"{first}\n    {second}\n" for first, second in zip(english, own, strict=True))


def file_of(language: str) -> Path:
    """Return the file of a language's sentences."""
    return FOLDER / f"sentences_{language}.txt"


def main() -> None:
    app = QCoreApplication.instance() or QCoreApplication([])
    with tempfile.TemporaryDirectory() as folder:
        for language in GRAMMARS:
            text = in_both_languages(language, Path(folder))
            file_of(language).write_text(text, encoding="utf-8", newline="\n")
    del app


if __name__ == "__main__":
    main()
