"""Slips of the pen in a text of any language: signs and doubled words, in English also nouns that misfit a number."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Final

from .files import texts_of
from .texts import Entry

_LETTER: Final = r"[^\W\d_]"
_EVERYWHERE: Final = {
    rf"(?<={_LETTER})'|'(?={_LETTER})": "a straight apostrophe",
    rf"(?<={_LETTER})[\s\u00a0\u202f]…": "a space before the dots",
    r"\.\.\.": "three points instead of dots",
    rf"\b(?!do )({_LETTER}{{2,}}) \1\b": "a doubled word",  # in Irish "do do lámh" is "for your hand"
    r"\S  +\S": "two spaces",
    r" [,.](?!\d)": "a space before a comma or a point",
}
_IN: Final = {
    "en": {r" [;:!?](?!\w)": "a space before a sign", r"\b[Ee]veryone\b": "“everyone”, where all others say everybody"},
    "fr": {
        r"[^\u202f][;!?](?=\s|$)": "no narrow space before ; ! or ?",
        r"[^\u00a0]:(?=\s|$)": "no space before the colon",
    },
    "ga": {r" [;:!?](?!\w)": "a space before a sign"},
}
_CAPITAL: Final = re.compile(r", (?:You|Your|It|The|They|We|Then|And|But|If)\b")
_COUNTED: Final = re.compile(r"\b(0|1|2|11) (?:new |other |costly |more )?(\w{3,})\b")
_NOUNS: Final = frozenset(
    ["bid", "card", "chip", "deal", "decision", "game", "hand", "move", "point", "side", "table", "trick"]
)
_NEVER_ONE: Final = frozenset(
    [
        "antes",
        "digits",
        "games",
        "hours",
        "letters",
        "minutes",
        "players",
        "points",
        "rules",
        "seconds",
        "times",
        "tricks",
    ]
)
"""Nouns whose number is greater than one wherever the text has no other for one."""


def slips(text: str, language: str) -> Iterator[str]:
    """Iterate over the slips of a text, each in a few words."""
    for pattern, what in (_EVERYWHERE | _IN.get(language, {})).items():
        if found := re.search(pattern, text):
            yield f"{what} ({found[0]!r})"


def english_slips() -> list[str]:
    """Return the slips of the program's English texts, each with its context."""
    texts = texts_of("en")
    in_context: dict[str, list[str]] = {}
    for text in texts:
        in_context.setdefault(text.context, []).append(text.source)
    return [
        f"{text.context}: {text.source!r} has {slip}"
        for text in sorted(texts)
        for slip in (*slips(text.source, "en"), *_english_only(text, in_context[text.context]))
    ]


def _english_only(text: Entry, others: Collection[str]) -> Iterator[str]:
    if found := _CAPITAL.search(text.source):
        yield f"a capital after a comma ({found[0]!r})"
    for number in ("0", "1", "2", "11") if text.counted else ():
        found = _COUNTED.search(re.sub(r"\{\w+\}", number, text.source))
        if found is None:
            continue
        noun = found[2]
        if number != "1" and noun in _NOUNS:
            yield f"a noun that does not fit its number ({found[0]!r})"
        if number == "1" and noun.endswith("s") and noun not in _NEVER_ONE:
            one = re.sub("ies$", "y", noun).removesuffix("s")
            if not any(re.search(rf"\b{one}\b", other) for other in others):
                yield f"no other text for one ({found[0]!r})"
