"""French: elision and contraction, and the cases that a French translation may ask for."""

from __future__ import annotations

import unicodedata
from typing import Final

from twentyfive.wording.grammar.language import Grammar

MUTE_H: Final = frozenset(
    {
        *("hector", "hélène", "héloïse", "henri", "henriette", "herménégilde", "hermine", "hervé", "hilaire"),
        *("hippolyte", "homère", "honoré", "honorine", "horace", "hortense", "hubert", "hugo", "hugues", "huguette"),
        "hyacinthe",
    }
)
"""Names whose h is mute. Names of other languages keep their h, as "de Harry"."""


def elides(word: str) -> bool:
    """Return True if "de" and "le" lose their vowel before the word: Aoife, Yves, Henri, but not Nora, Yann, Harry."""
    letters = unicodedata.normalize("NFD", word.lower())
    first, second = letters[:1], "".join(letters[1:2])
    if first == "h":
        return word.lower().split()[0].split("-")[0] in MUTE_H
    if first == "y":
        return bool(second) and second not in "aeiou"
    return bool(first) and first in "aeiouœæ"


def with_de(name: str) -> str:
    """Return "de" and the name: "d’Aoife", "de Nora"."""
    return f"d’{name}" if elides(name) else f"de {name}"


def with_que(name: str) -> str:
    """Return "que" and the name: "qu’Aoife", "que Nora"."""
    return f"qu’{name}" if elides(name) else f"que {name}"


def of_the(noun: str) -> str:
    """Return "de" before a noun with its article: "du cinq", "de la dame", "de l’as"."""
    return f"du {noun.removeprefix('le ')}" if noun.startswith("le ") else f"de {noun}"


def to_the(noun: str) -> str:
    """Return "à" before a noun with its article: "au cinq", "à la dame", "à l’as"."""
    return f"au {noun.removeprefix('le ')}" if noun.startswith("le ") else f"à {noun}"


def ordinal(number: int) -> str:
    """Return an ordinal number in figures: "11e"."""
    return f"{number}e"


FRENCH: Final = Grammar(
    ranks={"the": "with the article: l’as, le 2, la dame"},
    suits={"pl": "plural: piques, cœurs"},
    numbers={
        "ord": "ordinal, masculine: 1er, 2e",
        "ordf": "ordinal, feminine: 1re, 2e",
        "fem": "before a feminine word: une, deux",
    },
    cards={"de": ("the", of_the), "to": ("the", to_the)},
    words={"de": with_de, "que": with_que},
    above_ten={"ord": ordinal, "ordf": ordinal},
    fraction_below_two=1,
)
