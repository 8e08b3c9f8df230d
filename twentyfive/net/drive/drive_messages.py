"""The messages between a card drive and its phones, as frozen data; `drive_text` writes and reads them.

They stand beside those of a table: a phone comes in, comes back and is turned away as a guest does, with the same
`Hello`, `No`, `Ways`, `Tick`, `Closing` and `Bye`. What an answer means is not checked here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from twentyfive.net.messages import Bye, Closing, Hello, No, Tick, Ways
from twentyfive.presentation.phone.sheets import Short
from twentyfive.strict_json import Entries, number, text

# The numbers of `twentyfive.drive`, which the gateway does not load; a test compares them.
MOST_TABLES: Final = 500
MOST_CARDS: Final = 1_000
MOST_AT_TABLE: Final = 9
MOST_GAMES: Final = 60
MOST_POINTS: Final = 9_999
MOST_NAME_LETTERS: Final = 40
MOST_PRIZES: Final = 34
"""The most prizes of one side: one for its place, and four others; and those of all places, were it alone."""

_MOST_SCORE: Final = MOST_GAMES * MOST_POINTS

_Version = Annotated[int, number(1)]
_Token = Annotated[str, text(str, longest=64)]
_Table = Annotated[int, number(1, MOST_TABLES)]
_SomeTable = Annotated[int, number(0, MOST_TABLES)]
_Card = Annotated[int, number(1, MOST_CARDS)]
_SomeCard = Annotated[int, number(0, MOST_CARDS)]
_Game = Annotated[int, number(1, MOST_GAMES)]
_Letter = Annotated[str, text(str, longest=3)]
_Points = Annotated[int, number(-MOST_POINTS, MOST_POINTS)]
_PointsOfAll = Annotated[tuple[_Points, ...], Entries(0, MOST_AT_TABLE)]
_Name = Annotated[str, text(str, longest=MOST_NAME_LETTERS)]
_Names = Annotated[tuple[_Name, ...], Entries(1, MOST_AT_TABLE)]


class Stage(StrEnum):
    """What the phone of a side shows."""

    ASKED = "asked"  # who won; others at its table may have said so already
    WAITING = "waiting"  # it has said who won: for a second side, or for the organiser
    DIFFERING = "differing"  # the sides at its table say different things: the organiser comes
    ENTERED = "entered"  # the result of its table, and other tables are still playing
    BREAK = "break"  # all tables are in, or the side sits out: until the next game
    OVER = "over"  # the evening


@dataclass(frozen=True, slots=True)
class Look:
    """A phone's question who sits at a table, whose card it has scanned."""

    table: _Table


@dataclass(frozen=True, slots=True)
class Belong:
    """The phone belongs to this side from now on; to none, for 0."""

    side: _SomeCard


@dataclass(frozen=True, slots=True)
class Report:
    """The answer of the phone's side about its table in a game; dropped if that game is not played any more."""

    game: _Game
    winner: _SomeCard = 0  # the card of the side that won; 0 for nobody, or for whoever has the most points
    points: _PointsOfAll = ()  # of the sides in the order in which they were told


DriveGuestMessage = Hello | Look | Belong | Report | Tick | Bye


@dataclass(frozen=True, slots=True)
class Answer:
    """What was said of a game at a table."""

    winner: _SomeCard = 0
    points: _PointsOfAll = ()


@dataclass(frozen=True, slots=True)
class ToldSide:
    """A side at a table."""

    letter: _Letter  # by which the organiser's grid names it: "A"
    side: _Card
    names: _Names
    said: Answer | None = None  # its own answer; None before it has given one


@dataclass(frozen=True, slots=True)
class Drive:
    """The evening, told to a phone that has proved to have the key, the code or a token."""

    v: _Version  # the number of the protocol
    app: Short  # the version of the host's program
    table: _Token  # the id of the evening, by which a phone recognises it
    page: _Token = ""  # the digest of the page that the host serves; a page of another digest reloads
    called: Short = ""  # the name of the evening or of its club


@dataclass(frozen=True, slots=True)
class Sides:
    """The sides that sit at a table now, to choose from; none if there is no such table."""

    table: _Table
    sides: Annotated[tuple[ToldSide, ...], Entries(0, MOST_AT_TABLE)] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """The card of the side to which the phone belongs; 0 for none."""

    side: _SomeCard
    token: _Token = ""  # with which the phone comes back; empty if it was told before


@dataclass(frozen=True, slots=True)
class Prize:
    """Something that a side has won."""

    what: Short  # for what, in words: "place 1", "the jackpot"
    given: Short = ""  # how much, and the things besides, in words


@dataclass(frozen=True, slots=True)
class Told:
    """All that a phone shows of the evening: where its side sits, what is said there, and how it ends for the side."""

    stage: Stage
    side: _Card
    names: _Names
    game: _Game
    games: _Game  # of the evening
    points: bool = False  # points are asked for, not who won
    table: _SomeTable = 0  # 0 for a side that sits out or has gone home
    came_from: _SomeTable = 0  # its table in the game before; 0 if it had none
    sides: Annotated[tuple[ToldSide, ...], Entries(0, MOST_AT_TABLE)] = ()  # at its table, as they sit
    result: Answer | None = None  # what is entered of its table
    score: Annotated[int, number(-_MOST_SCORE, _MOST_SCORE)] = 0  # its own so far: games won, or points
    place: Annotated[int, number(0, MOST_CARDS)] = 0  # at the end; 0 for none
    equal: bool = False  # others have that place, too
    prizes: Annotated[tuple[Prize, ...], Entries(0, MOST_PRIZES)] = ()  # of this side, at the end
    unsettled: bool = False  # equals are still to settle who gets a prize, and this side is one of them


DriveHostMessage = Drive | Sides | Card | Told | No | Ways | Tick | Closing
