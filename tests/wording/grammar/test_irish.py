"""Irish mutations, and the case of a card by the words before it."""

from __future__ import annotations

from typing import Final

import pytest

from twentyfive.wording.grammar import irish
from twentyfive.wording.grammar.language import Heard

LENITED: Final = (
    "cúig chúig, banríon bhanríon, mámh mhámh, Seán Sheán, Tomás Thomás, Fiona Fhiona, Pól Phól, Dara Dhara,"
    "Gráinne Ghráinne, spéireata spéireata, scór scór, Stiofán Stiofán, Aoife Aoife, Nóra Nóra, rí rí, hart hart,"
    "Chloe Chloe, C C, PJ PJ, P.J. P.J., Dé Dhé"
)
ECLIPSED: Final = (
    "cúig gcúig, banríon mbanríon, Bríd mBríd, Fiona bhFiona, trí dtrí, dó ndó, aon n-aon, Aoife nAoife, Órla nÓrla,"
    "seacht seacht, Pól bPól, Gráinne nGráinne, PJ PJ,"
    "B B, AJ nAJ"
)


def pairs(text: str) -> list[list[str]]:
    return [pair.split() for pair in text.split(",")]


@pytest.mark.parametrize(("word", "lenited"), pairs(LENITED))
def test_lenition(word: str, lenited: str) -> None:
    assert irish.lenite(word) == lenited


@pytest.mark.parametrize(("word", "eclipsed"), pairs(ECLIPSED))
def test_eclipsis(word: str, eclipsed: str) -> None:
    assert irish.eclipse(word) == eclipsed


def test_nothing_stays_nothing() -> None:
    assert [rule("") for rule in (irish.lenite, irish.eclipse, irish.eclipse_after_article, irish.with_h)] == [""] * 4


@pytest.mark.parametrize(
    ("word", "eclipsed", "lenited"),
    [
        ("cúig", "gcúig", "chúig"),
        ("trí", "trí", "trí"),
        ("dó", "dó", "dó"),
        ("aon", "aon", "aon"),
        ("seacht", "seacht", "seacht"),
        ("banríon", "mbanríon", "bhanríon"),
        ("fear", "bhfear", "fhear"),
    ],
)
def test_after_a_preposition_with_the_article(word: str, eclipsed: str, lenited: str) -> None:
    assert irish.eclipse_after_article(word) == eclipsed
    assert irish.lenite_after_article(word) == lenited


@pytest.mark.parametrize(
    ("name", "after_do", "after_de", "after_le"),
    [
        ("Aoife", "d’Aoife", "d’Aoife", "hAoife"),
        ("Órla", "d’Órla", "d’Órla", "hÓrla"),
        ("Seán", "do Sheán", "de Sheán", "Seán"),
        ("Fiona", "d’Fhiona", "d’Fhiona", "Fiona"),
        ("Fraoch", "do Fhraoch", "de Fhraoch", "Fraoch"),
        ("Nóra", "do Nóra", "de Nóra", "Nóra"),
        ("Harry", "do Harry", "de Harry", "Harry"),
        ("", "do ", "de ", ""),
    ],
)
def test_names_after_prepositions(name: str, after_do: str, after_de: str, after_le: str) -> None:
    assert (irish.with_do(name), irish.with_de(name), irish.with_h(name)) == (after_do, after_de, after_le)


@pytest.mark.parametrize(
    ("before", "heard"),
    [
        ("Baineann Seán é leis an ", Heard("ecl")),
        ("Ar an ", Heard("ecl")),
        ("faoin ", Heard("ecl")),
        ("níos fearr ná ceann den ", Heard("len")),
        ("Tá an ", Heard("the", 3)),
        ("An ", Heard("the", 3)),
        ("imirt an \u2060", Heard("gen", 4)),
        ("imirt na ", Heard("gen", 3)),
        ("Imir ", Heard("word")),
        ("", Heard("word")),
        ("Aodhán ", Heard("word")),
    ],
)
def test_the_words_before_a_card_tell_its_case(before: str, heard: Heard) -> None:
    assert irish.heard(before) == heard


@pytest.mark.parametrize(
    ("number", "game", "one", "person", "times"),
    [
        (0, "cluiche", "aon", "duine", "uair"),
        (1, "chluiche", "aon", "duine", "uair"),
        (2, "chluiche", "aon", "dhuine", "uair"),
        (3, "chluiche", "aon", "dhuine", "huaire"),
        (6, "chluiche", "aon", "dhuine", "huaire"),
        (7, "gcluiche", "n-aon", "nduine", "n-uaire"),
        (10, "gcluiche", "n-aon", "nduine", "n-uaire"),
        (11, "cluiche", "aon", "duine", "uair"),
        (None, "cluiche", "aon", "duine", "uair"),
    ],
)
def test_a_noun_after_a_number(number: int | None, game: str, one: str, person: str, times: str) -> None:
    nouns = ("cluiche", "aon", "duine", "uair")
    assert [irish.counted(number, noun) for noun in nouns] == [game, one, person, times]
