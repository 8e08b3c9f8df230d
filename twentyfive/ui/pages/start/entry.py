"""The entries of the start page: the places that it leads to, their signs, and the words on their buttons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from twentyfive.ui.theme.icons import Icon
from twentyfive.wording.grammar.texts import Text


class Entry(Enum):
    """The places that the start page leads to, in the order shown. After the first two, each is the route of a page."""

    CONTINUE = "continue"
    PLAY = "play"
    NEW_GAME = "new_game"
    DAILY = "daily"
    EVENING = "evening"
    JOIN = "join"
    LEARN = "learn"
    PRACTISE = "practise"
    SAVED = "saved_games"
    STATISTICS = "statistics"
    SETTINGS = "settings"


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


ENTRY_WORDS: Final[Mapping[Entry, tuple[Text, Text | None]]] = {
    Entry.CONTINUE: (Text("start", "Continue"), None),
    Entry.PLAY: (Text("start", "Play now"), None),
    Entry.NEW_GAME: (Text("start", "New game"), Text("start", "Game, players, rules")),
    Entry.DAILY: (Text("start", "Deal of the day"), Text("start", "The same cards for everybody")),
    Entry.LEARN: (Text("start", "Learn"), Text("start", "Short lessons")),
    Entry.PRACTISE: (Text("start", "Practise"), Text("start", "See hands, try again")),
    Entry.EVENING: (Text("start", "Same cards for all"), Text("start", "Who plays them best?")),
    Entry.JOIN: (Text("start", "Join a game"), Text("start", "On your home network")),
    Entry.SAVED: (Text("start", "Saved games"), Text("start", "Go on with one")),
    Entry.STATISTICS: (Text("start", "Statistics"), Text("start", "How you are getting on")),
    Entry.SETTINGS: (Text("start", "Settings"), Text("start", "Text, cards, sound, speed")),
}
"""The title and the usual note of each entry."""
