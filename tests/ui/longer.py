"""A made-up language in which every text is two fifths longer than in English, as in the longest translations."""

from __future__ import annotations

import re
from functools import cache
from itertools import cycle
from typing import Final

from PySide6.QtCore import QTranslator

GROWTH: Final = 0.4
"""The share by which a text grows."""

_ACCENTS: Final = str.maketrans("aeouAEIOU", "àéôûÂÉÎÖÜ")
_ENDINGS: Final = "emmungelsaithíochtaleranschaften"
_WORDS: Final = ("çà", "fiú", "déjà", "ghlór", "où", "présent", "dárbh", "naïve", "leathan", "même", "brêché")
_BRACES: Final = re.compile(r"(\{[^}]*\})")
_NAMES: Final = re.compile(r"\w+(, \w+){5,}")
_FORMAT: Final = re.compile(r"[dHmMy ,.]+")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")


class Longer(QTranslator):
    """Translates every text into that language, except the formats of dates."""

    def translate(
        self, context: bytes | str, source: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation, n
        return longer(str(source))


@cache
def longer(english: str) -> str:
    """Return a text in that language, with all that is in braces.

    Its letters have accents, and its words are longer by a fifth; more words follow until it is as long as it has to
    be. A single word grows by the whole at once, and a list of names by no word.
    """
    if _FORMAT.fullmatch(english):
        return english
    pieces = _BRACES.split(english)
    words = sum(len(_WORD.findall(piece)) for piece in pieces[::2])
    share = GROWTH if words == 1 else GROWTH / 2
    pieces[::2] = [_WORD.sub(lambda word: _grown(word[0], share), piece) for piece in pieces[::2]]
    text = "".join(pieces)
    missing = round((1 + GROWTH) * _letters(english)) - _letters(text)
    return text if words <= 1 or missing < 2 or _NAMES.fullmatch(english) else _with_words(text, missing)


def _grown(word: str, share: float) -> str:
    more = round(share * len(word))
    ending = _ENDINGS[:more]
    return word.translate(_ACCENTS) + (ending.upper() if len(word) > 1 and word.isupper() else ending)


def _with_words(text: str, missing: int) -> str:
    """Return the text with more words before the marks at its end."""
    body = text.rstrip(" .…:?!”)")
    more, words = "", cycle(_WORDS)
    while len(more) < missing:
        more += f" {next(words)}"
    return f"{body}{more[:missing].rstrip()}{text[len(body) :]}"


def _letters(text: str) -> int:
    """Return the length of a text without what is in braces."""
    return len(_BRACES.sub("", text))
