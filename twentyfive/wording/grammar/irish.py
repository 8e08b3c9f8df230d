"""Irish: initial mutations, and the cases that an Irish translation may ask for. After An Caighdeán Oifigiúil."""

from __future__ import annotations

import re
from typing import Final

from twentyfive.wording.grammar.language import Grammar, Heard

VOWELS: Final = "aeiouáéíóú"
WORD_JOINER: Final = "\u2060"
"""An invisible sign between the article and the sign of a card: the card is in the genitive."""

_ECLIPSED: Final = {"b": "m", "c": "g", "d": "n", "f": "bh", "g": "n", "p": "b", "t": "d"}
_PLURAL_AFTER_THREE: Final = {"bliain": "bliana", "ceann": "cinn", "seachtain": "seachtaine", "uair": "uaire"}
"""The nouns that are plural after three to ten: "trí huaire", "seacht gcinn"."""
_FEMININE: Final = "anríon"  # mutated or not
_UNLENITED_S: Final = "cfmptv"
_DATIVE: Final = re.compile(r"\b(?:(?:ag|ar|as|chuig|leis|roimh|thar|tríd) an|faoin|ón) $", re.IGNORECASE)
_LENITING: Final = re.compile(r"\b(?:den|don|sa) $", re.IGNORECASE)
_ARTICLE: Final = re.compile(r"\b(an|na) (\u2060?)$", re.IGNORECASE)


def lenite(word: str) -> str:
    """Return the word with an h after its first letter, if it takes one: "chúig", "Sheán", but "spéireata"."""
    first, second = word[:1].lower(), word[1:2]
    if first not in "bcdfgmpst" or not _is_word(word) or second == "h" or (first == "s" and second in _UNLENITED_S):
        return word
    return f"{word[0]}h{word[1:]}"


def eclipse(word: str) -> str:
    """Return the word eclipsed, as after seven to ten or "i": "gcúig", "mBríd", "n-aon", "nAoife"."""
    first = word[:1]
    if first.lower() in VOWELS and first:
        return f"n{word}" if first.isupper() else f"n-{word}"
    return f"{_ECLIPSED.get(first.lower(), '')}{word}" if _is_word(word) else word


def _is_word(name: str) -> bool:
    """Return True unless the name is an initial or begins with initials, as "P.J.", which stay as they are."""
    return name[1:2].islower()


def eclipse_after_article(word: str) -> str:
    """Return the word as after "leis an", which leaves d, t and vowels: "gcúig", "mbanríon", but "trí", "aon"."""
    return word if word[:1].lower() in ("d", "t", *VOWELS) else eclipse(word)


def lenite_after_article(word: str) -> str:
    """Return the word as after "den" and "don", which leave d, t and s: "chúig", "bhanríon", but "trí", "seacht"."""
    return word if word[:1].lower() in ("d", "t", "s") else lenite(word)


def with_h(word: str) -> str:
    """Return the word with an h before a vowel, as after "le" and "go": "hAoife", "Nóra"."""
    if word[:1].lower() not in VOWELS or not word:
        return word
    return f"h{word}" if word[0].isupper() or word[0] in VOWELS else word


def with_do(name: str) -> str:
    """Return "do" and the name: "do Sheán", "d’Aoife", "d’Fhiona"."""
    return _contracted("do", name)


def with_de(name: str) -> str:
    """Return "de" and the name: "de Sheán", "d’Aoife"."""
    return _contracted("de", name)


def _contracted(preposition: str, name: str) -> str:
    mutated = lenite(name)
    sounds = mutated[2:3] if mutated[:2].lower() == "fh" else mutated[:1]
    return f"d’{mutated}" if sounds and sounds.lower() in VOWELS else f"{preposition} {mutated}"


def after_noun(noun: str, genitive: str) -> str:
    """Return a genitive as after that noun: lenited after "banríon", the one feminine rank, as in "banríon bheach"."""
    return lenite_after_article(genitive) if noun.endswith(_FEMININE) else genitive


def counted(number: int | None, noun: str) -> str:
    """Return the noun as after that number: "trí chluiche", "seacht gcluiche"; as it is above ten, in figures."""
    if number is None or not 1 <= number <= 10:
        return noun
    if number == 1:
        return lenite_after_article(noun)
    if number >= 3 and noun in _PLURAL_AFTER_THREE:
        plural = _PLURAL_AFTER_THREE[noun]
        return with_h(plural) if number <= 6 else eclipse(plural)
    return lenite(noun) if number <= 6 else eclipse(noun)


def counted_none(noun: str) -> str:
    """Return "none" and the noun, as words: "gan aon chúig"."""
    return f"gan aon {lenite_after_article(noun)}"


def counted_one(noun: str) -> str:
    """Return "one" and the noun, as words: "cúig amháin"."""
    return f"{noun} amháin"


def ordinal(number: int) -> str:
    """Return an ordinal number in figures: "11ú"."""
    return f"{number}ú"


def heard(before: str) -> Heard:
    """Tell the case of a card by the words before its sign: "leis an", "den", "an"."""
    if _DATIVE.search(before):
        return Heard("ecl")
    if _LENITING.search(before):
        return Heard("len")
    if article := _ARTICLE.search(before):
        genitive = article[1].lower() == "na" or bool(article[2])
        return Heard("gen" if genitive else "the", len(article[0]))
    return Heard("word")


IRISH: Final = Grammar(
    ranks={
        "word": "without the article, in words: aon, dó, trí … cuireata, banríon, rí",
        "the": "with the article: an t-aon, an cúig, an bhanríon",
        "gen": "genitive with the article: an aoin, an chúig, na banríona",
    },
    suits={"gen": "genitive singular, as in the name of a card: hairt, spéireata"},
    numbers={
        "things": "before a thing: aon, dhá, trí, ceithre",
        "people": "before people: duine, beirt, triúr",
        "ord": "ordinal: chéad, dara, tríú",
    },
    cards={"ecl": ("word", eclipse_after_article), "len": ("word", lenite_after_article)},
    words={"len": lenite, "ecl": eclipse, "h": with_h, "do": with_do, "de": with_de},
    repeated={"h": "le "},
    above_ten={"ord": ordinal},
    counted=counted,
    counted_in_words={0: counted_none, 1: counted_one},
    after_noun=after_noun,
    marks={"gen": WORD_JOINER},
    heard=heard,
)
