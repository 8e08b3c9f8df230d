"""The entries of the start page: the places that it leads to, their signs, and the words on their buttons."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from twentyfive.ui.theme.icons import Icon
from twentyfive.wording.names import translate


class Entry(Enum):
    """The places that the start page leads to, in the order shown."""

    CONTINUE = auto()
    PLAY = auto()
    NEW_GAME = auto()
    DAILY = auto()
    EVENING = auto()
    JOIN = auto()
    LEARN = auto()
    PRACTISE = auto()
    SAVED = auto()
    STATISTICS = auto()
    SETTINGS = auto()


@dataclass(frozen=True, slots=True)
class StartEntry:
    """One button of the start page.

    Attributes:
        entry: the place that it leads to.
        note: the line under its title; empty for the usual line.
        game: for CONTINUE, the game under way: the title names it where there is no room for the note.
    """

    entry: Entry
    note: str = ""
    game: str = ""


SIGNS: Final = {
    Entry.CONTINUE: Icon.PLAY,
    Entry.PLAY: Icon.CARDS,
    Entry.NEW_GAME: Icon.NEW_GAME,
    Entry.DAILY: Icon.DAY,
    Entry.LEARN: Icon.LEARN,
    Entry.PRACTISE: Icon.PRACTISE,
    Entry.EVENING: Icon.FRIENDS,
    Entry.JOIN: Icon.COMPUTER,
    Entry.SAVED: Icon.SAVED,
    Entry.STATISTICS: Icon.STATISTICS,
    Entry.SETTINGS: Icon.SETTINGS,
}


def entry_words(entry: Entry) -> tuple[str, str]:
    """The title and the usual note of an entry."""
    return {
        Entry.CONTINUE: (translate("start", "Continue"), ""),
        Entry.PLAY: (translate("start", "Play now"), ""),
        Entry.NEW_GAME: (translate("start", "New game"), translate("start", "Game, players, rules")),
        Entry.DAILY: (translate("start", "Deal of the day"), translate("start", "The same cards for everybody")),
        Entry.LEARN: (translate("start", "Learn"), translate("start", "Short lessons")),
        Entry.PRACTISE: (translate("start", "Practise"), translate("start", "See hands, try again")),
        Entry.EVENING: (translate("start", "Same cards for all"), translate("start", "Who plays them best?")),
        Entry.JOIN: (translate("start", "Join a game"), translate("start", "On your home network")),
        Entry.SAVED: (translate("start", "Saved games"), translate("start", "Go on with one")),
        Entry.STATISTICS: (translate("start", "Statistics"), translate("start", "How you are getting on")),
        Entry.SETTINGS: (translate("start", "Settings"), translate("start", "Text, cards, sound, speed")),
    }[entry]
