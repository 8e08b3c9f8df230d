"""The entries of the start page: the places that it leads to, how large each is shown, and the words on its tile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from twentyfive.wording.grammar.texts import Text


class Rank(Enum):
    """The size of a tile. Every entry keeps its own; only what leads the page changes."""

    HERO = auto()
    TILE = auto()
    REST = auto()


class Entry(Enum):
    """The places that the start page leads to, in the order shown. After the first three, each is a page's route."""

    CONTINUE = "continue"
    PLAY = "play"
    FIRST_LESSON = "first_lesson"
    DAILY = "daily"
    NEW_GAME = "new_game"
    LEARN = "learn"
    PRACTISE = "practise"
    EVENING = "evening"
    DRIVE = "drive"
    JOIN = "join"
    SAVED = "saved_games"
    STATISTICS = "statistics"
    SETTINGS = "settings"

    @property
    def rank(self) -> Rank:
        """The size of its tile."""
        if self in (Entry.CONTINUE, Entry.PLAY, Entry.FIRST_LESSON):
            return Rank.HERO
        return Rank.TILE if self in (Entry.DAILY, Entry.NEW_GAME, Entry.LEARN) else Rank.REST


@dataclass(frozen=True, slots=True)
class StartEntry:
    """One tile of the start page.

    Attributes:
        entry: the place that it leads to.
        note: the line under its title; empty for the usual line.
        game: for CONTINUE, the game under way: the title names it where there is no room for the note.
        faces: for PLAY, the keys of the characters who wait at the table.
    """

    entry: Entry
    note: str = ""
    game: str = ""
    faces: tuple[str, ...] = ()

    def words(self, *, with_note: bool) -> tuple[str, str]:
        """Return its title and its note; without room for the note the title of CONTINUE names the game."""
        usual_title, usual = ENTRY_WORDS[self.entry]
        title, note = usual_title(), self.note or (usual() if usual else "")
        return (title if with_note or not self.game else CONTINUE_GAME(game=self.game)), note


CONTINUE_GAME: Final = Text("start", "Continue {game}")

ENTRY_WORDS: Final[Mapping[Entry, tuple[Text, Text | None]]] = {
    Entry.CONTINUE: (Text("start", "Continue"), None),
    Entry.PLAY: (Text("start", "Play now"), None),
    Entry.FIRST_LESSON: (Text("start", "New to it?"), Text("start", "Three minutes, by playing: which card wins")),
    Entry.NEW_GAME: (Text("start", "New game"), Text("start", "Game, players, rules")),
    Entry.DAILY: (Text("start", "Deal of the day"), Text("start", "The same cards for everybody")),
    Entry.LEARN: (Text("start", "Learn"), Text("start", "Short lessons")),
    Entry.PRACTISE: (Text("start", "Practise"), Text("start", "See hands, try again")),
    Entry.EVENING: (Text("start", "Same cards for all"), Text("start", "Who plays them best?")),
    Entry.DRIVE: (Text("start", "Card drive"), Text("start", "An evening in a hall")),
    Entry.JOIN: (Text("start", "Join a game"), Text("start", "On your home network")),
    Entry.SAVED: (Text("start", "Saved games"), Text("start", "Go on with one")),
    Entry.STATISTICS: (Text("start", "Statistics"), Text("start", "How you are getting on")),
    Entry.SETTINGS: (Text("start", "Settings"), Text("start", "Text, cards, sound, speed")),
}
"""The title and the usual note of each entry."""
