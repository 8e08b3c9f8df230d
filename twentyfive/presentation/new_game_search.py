"""The search among the games of the New game page, by any name under which a person may know one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from twentyfive.wording.setup.games import GAME_GROUPS, GAME_LINES, GAME_NAMES, GROUP_TITLES

OTHER_NAMES: Final[Mapping[str, str]] = {
    "twenty-five": "25 25s twenty fives cúig is fiche vingt-cinq",
    "twenty-five-1876": "25 Heather",
    "twenty-five-1858": "25 Irish Quarterly Review",
    "twenty-five-six": "25 6",
    "twenty-five-nine": "25 9",
    "house-25": "25 pairs partners home",
    "spoil-five": "spoilt five spoil 5 pool jink",
    "spoil-five-hoyle": "spoilt five spoil 5 Hoyle pool",
    "forty-five": "45 45s forty fives cúig is daichead quarante-cinq",
    "forty-five-hoyle": "45",
    "forty-five-difference": "45",
    "forty-five-ireland": "45 joker",
    "forty-five-unseen": "45 dummy hidden",
    "thirty-one": "31 aon is tríocha trente et un",
    "fifty-five": "55 fifty fives cúig is caoga cinquante-cinq",
    "one-hundred-ten": "110 hundred and ten céad is deich cent dix",
    "two-hundred-twenty": "220 two hundred twenty deux cent vingt",
    "one-hundred-ten-joker": "one hundred and ten joker",
    "auction-forty-fives": "45 45s auction 120",
    "growl": "120 120s hundred and twenties Newfoundland growling",
    "growl-partner": "120 120s Newfoundland call partner",
    "merrimack": "45 45s forty fives Massachusetts New Hampshire Lawrence Haverhill",
    "nova-scotia": "45 45s forty fives 125",
    "prince-edward-island": "45 45s forty fives 120 Prince Edward Island PEI",
    "cape-breton": "45 45s Nova Scotia",
    "five-cards-1674": "5 Cotton 1674",
    "five-and-ten": "5 10 spoil",
    "maw": "mawe vying",
}
"""Figures and other names of each game, in every language in which it has one: whoever searches may use any."""

_NOT_IN_WORDS: Final = re.compile(r"[^\w]+|_")
_ALIKE: Final = 0.75
"""The likeness from which a word counts as a slip of the one typed: one wrong letter in four, two in eight."""


def games_found(typed: str) -> tuple[str, ...]:
    """Return the games that a person may mean, in the order of the list; all of them if nothing is typed.

    Accents, capitals, hyphens and apostrophes do not matter, nor does the end of a word. If no game has all the words,
    those with words like them are found.
    """
    wanted = _words(typed)
    names = {preset: _names(preset) for presets in GAME_GROUPS.values() for preset in presets}
    found = tuple(preset for preset, known in names.items() if _has_all(known, wanted))
    if found:
        return found
    every = sorted({word for known in names.values() for word in known})
    meant = [(get_close_matches(word, every, n=1, cutoff=_ALIKE) or [word])[0] for word in wanted]
    return tuple(preset for preset, known in names.items() if _has_all(known, meant))


def _has_all(known: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether each word wanted begins one that is known, or all of them written as one do."""
    if all(any(word.startswith(begun) for word in known) for begun in wanted):
        return True
    return bool(wanted) and any(word.startswith("".join(wanted)) for word in known)


def _names(preset: str) -> tuple[str, ...]:
    """The words of all names of a game, its name also written as one: "fortyfive"."""
    group = next(group for group, presets in GAME_GROUPS.items() if preset in presets)
    title, names = GROUP_TITLES[group], (GAME_NAMES[preset](), GAME_NAMES[preset].english)
    is_game = any(title.english == name.english for name in GAME_NAMES.values())  # it holds others than that game
    whole = [*names, OTHER_NAMES[preset], *(() if is_game else (title(), title.english))]
    line = [word for word in _words(GAME_LINES[preset]()) if not word.isdigit()]  # the numbers of players and points
    return (*(word for text in whole for word in _words(text)), *line, *("".join(_words(name)) for name in names))


def _words(text: str) -> list[str]:
    plain = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))
    return [word for word in _NOT_IN_WORDS.split(plain.replace("’", "").replace("'", "").casefold()) if word]
