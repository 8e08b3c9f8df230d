"""Small Irish and French samples: the forms of cards, and sentences with cases."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QCoreApplication, QTranslator

from twentyfive.wording.grammar.texts import use_grammar

Texts = Mapping[tuple[str, str], str]
"""The translation of each text and comment."""

RANKS: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
NUMBERS: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

WORD: Final = (
    *("aon", "dó", "trí", "ceathair", "cúig", "sé", "seacht", "ocht", "naoi", "deich"),
    *("cuireata", "banríon", "rí"),
)
GENITIVE: Final = (
    *("an aoin", "an dó", "an trí", "an cheathair", "an chúig", "an tsé", "an tseacht", "an ocht", "an naoi"),
    *("an deich", "an chuireata", "na banríona", "an rí"),
)
PEOPLE: Final = (
    *("duine", "beirt", "triúr", "ceathrar", "cúigear", "seisear", "seachtar", "ochtar", "naonúr", "deichniúr"),
)
THINGS: Final = ("aon", "dhá", "trí", "ceithre", "cúig", "sé", "seacht", "ocht", "naoi", "deich")
ORDINALS: Final = ("chéad", "dara", "tríú", "ceathrú", "cúigiú", "séú", "seachtú", "ochtú", "naoú", "deichiú")


def _irish_article(word: str) -> str:
    return {"aon": "an t-aon", "ocht": "an t-ocht", "banríon": "an bhanríon"}.get(word, f"an {word}")


IRISH: Final[Texts] = {
    ("{first} and {last}", ""): "{first} agus {last}",
    ("{first} or {last}", ""): "{first} nó {last}",
    ("{rank} of {suit}", ""): "{rank:word} {suit:gen}",
    ("the {rank} of {suit}", ""): "{rank:word} {suit:gen}",
    **dict.fromkeys([("hearts", ""), ("hearts", "gen")], "hairt"),
    ("spades", ""): "spéireataí",
    ("spades", "gen"): "spéireata",
    ("diamonds", ""): "muileataí",
    ("diamonds", "gen"): "muileata",
    ("clubs", ""): "triufanna",
    ("clubs", "gen"): "triuf",
    ("queen", ""): "banríon",
    ("the joker", ""): "fear na gcrúb",
    **dict.fromkeys([("the joker", "the"), ("the joker", "word")], "fear na gcrúb"),
    ("the joker", "gen"): "fhear na gcrúb",
    **{(f"the {rank}", "word"): form for rank, form in zip(RANKS, WORD, strict=True)},
    **{(f"the {rank}", "the"): _irish_article(form) for rank, form in zip(RANKS, WORD, strict=True)},
    **{(f"the {rank}", "gen"): form for rank, form in zip(RANKS, GENITIVE, strict=True)},
    **{(number, "people"): form for number, form in zip(NUMBERS, PEOPLE, strict=True)},
    **{(number, "things"): form for number, form in zip(NUMBERS, THINGS, strict=True)},
    **{(number, "ord"): form for number, form in zip(NUMBERS, ORDINALS, strict=True)},
    ("{name} led {card}.", ""): "D'imir {name} {card:the}.",
    ("{name} takes the trick with {card}.", ""): "Baineann {name} an cúig leis an {card:ecl}.",
    ("You take {card} for {out}", ""): "Tógann tú {card:the} in áit {out:gen}",
    ("You may play {card}.", ""): "Tá cead agat {card:the} a imirt.",
    ("You hold {cards}.", ""): "Tá {cards:the} agat.",
    ("Choose {card}", ""): "Faigh an ceann is fearr den {card:len}",
    ("{name}’s {card}", ""): "{card:the} {name:do}",
    ("The seat of {name}", ""): "Áit le {name:h}",
    ("Trick {number} of {all}", ""): "An {number:ord} duine as {all}",
    ("{number} players", ""): "{number:people} imreoirí",
    ("{number} games", ""): "{number:count cluiche}",
    ("you have no {suit}", ""): "níl aon {suit:gen} agat",
}

_FRENCH_ARTICLE: Final = {"ace": "l’as", "jack": "le valet", "queen": "la dame", "king": "le roi"}
FRENCH: Final[Texts] = {
    ("{first} and {last}", ""): "{first} et {last}",
    ("{first} or {last}", ""): "{first} ou {last}",
    ("{rank} of {suit}", ""): "{rank} de {suit}",
    ("the {rank} of {suit}", ""): "{rank} de {suit}",
    ("ace", ""): "as",
    ("jack", ""): "valet",
    ("queen", ""): "dame",
    ("king", ""): "roi",
    ("hearts", ""): "cœur",
    ("diamonds", ""): "carreau",
    ("spades", ""): "pique",
    ("clubs", ""): "trèfle",
    ("hearts", "pl"): "cœurs",
    ("the joker", ""): "le joker",
    ("the joker", "the"): "le joker",
    **{(f"the {rank}", "the"): _FRENCH_ARTICLE.get(rank, f"le {rank}") for rank in RANKS},
    ("one", "fem"): "une",
    **{(number, "ord"): "1er" if place == 1 else f"{place}e" for place, number in enumerate(NUMBERS, 1)},
    **{(number, "ordf"): "1re" if place == 1 else f"{place}e" for place, number in enumerate(NUMBERS, 1)},
    ("{name} led {card}.", ""): "{name} a entamé {card:the}.",
    ("{name} takes the trick with {card}.", ""): "{name} fait la levée avec {card:the}.",
    ("You take {card} for {out}", ""): "Vous prenez {card:the} à la place {out:de}",
    ("You may play {card}.", ""): "Vous pouvez penser {card:to}.",
    ("You hold {cards}.", ""): "Vous avez besoin {cards:de}.",
    ("Choose {card}", ""): "Choisir {card:the}",
    ("{name}’s {card}", ""): "{card:the} {name:de}",
    ("The seat of {name}", ""): "La place {name:de}",
    ("Trick {number} of {all}", ""): "{number:ordf} levée sur {all}",
    ("you have no {suit}", ""): "vous n’avez pas de {suit}",
}


class Sample(QTranslator):
    """Translates the texts that it knows."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = dict(texts)

    def translate(
        self, context: bytes | str, source: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        del context, n
        return self.texts.get((str(source), str(disambiguation or "")), str(source))


@contextmanager
def speaking(language: str, texts: Texts) -> Iterator[None]:
    """Put the program into a language with these texts."""
    sample = Sample(texts)
    QCoreApplication.installTranslator(sample)
    use_grammar(language)
    try:
        yield
    finally:
        use_grammar("en")
        QCoreApplication.removeTranslator(sample)
