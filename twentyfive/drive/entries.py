"""Everything that can be entered of an evening, and its text: a JSON object on a line, with the kind as its one field.

An entry says what somebody pressed or typed, and nothing that follows from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, Final

from twentyfive.drive.people import NAME
from twentyfive.drive.plan import MOST_AT_TABLE, MOST_GAMES, MOST_PEOPLE, Cents, Plan, Score, Ties
from twentyfive.later_version import LaterVersionError, by_later_version
from twentyfive.strict_json import LARGEST, Codec, Entries, as_object, codec_of, number, parse_json, to_json

MOST_TICKETS: Final = 9_999

_MOST_NUMBERS: Final = 2 * MOST_PEOPLE  # of people, with those who took over a card
_Person = Annotated[int, number(1, _MOST_NUMBERS)]
_Side = Annotated[int, number(1, _MOST_NUMBERS)]
_SomeSide = Annotated[int, number(0, _MOST_NUMBERS)]
_Game = Annotated[int, number(1, MOST_GAMES)]
_Table = Annotated[int, number(1, MOST_PEOPLE)]
_Seed = Annotated[int, number(0, LARGEST)]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that was entered."""


@dataclass(frozen=True, slots=True)
class Planned(Entry):
    """The choices of the evening, as they are from now on."""

    plan: Plan


@dataclass(frozen=True, slots=True)
class Came(Entry):
    """People who came together: as a side, or somebody alone. Who comes while they play is seated at the next game."""

    names: Annotated[tuple[Annotated[str, NAME], ...], Entries(1, 3)]
    paid: Cents = 0  # by each of them
    house: bool = False  # they play for the house, as an organiser who plays


@dataclass(frozen=True, slots=True)
class Renamed(Entry):
    """Another spelling of a name."""

    person: _Person
    name: Annotated[str, NAME]


@dataclass(frozen=True, slots=True)
class Paid(Entry):
    """What somebody has paid by now, in all."""

    person: _Person
    cents: Cents


@dataclass(frozen=True, slots=True)
class Struck(Entry):
    """Somebody taken off the list before they were seated, and given back what they paid."""

    person: _Person


@dataclass(frozen=True, slots=True)
class KeptApart(Entry):
    """Two who are not to be drawn as partners or to the same table."""

    one: _Person
    other: _Person


@dataclass(frozen=True, slots=True)
class LetTogether(Entry):
    """Two who need no longer be kept apart."""

    one: _Person
    other: _Person


@dataclass(frozen=True, slots=True)
class Joined(Entry):
    """People who are a party from now on, out of whatever they were in; with one, who is alone again."""

    people: Annotated[tuple[_Person, ...], Entries(1, 3)]


@dataclass(frozen=True, slots=True)
class PartnersDrawn(Entry):
    """Partners drawn by chance for who is alone."""

    seed: _Seed


@dataclass(frozen=True, slots=True)
class Seated(Entry):
    """The beginning of play: cards are numbered in the order of the list, and everybody whose side is whole is seated.

    The seats are drawn by the seed, or given by an order: that of table cards drawn, or of last week's places.
    """

    seed: _Seed = 0
    order: Annotated[tuple[_Side, ...], Entries(0, MOST_PEOPLE)] = ()  # the cards, from the first table on


@dataclass(frozen=True, slots=True)
class Reported(Entry):
    """The result of a game at a table; also one that mends an earlier one."""

    game: _Game
    table: _Table
    winner: _SomeSide = 0  # 0 for nobody, or for whoever has the most points
    points: Annotated[tuple[Score, ...], Entries(0, MOST_AT_TABLE)] = ()  # in the order in which the sides sit


@dataclass(frozen=True, slots=True)
class Cleared(Entry):
    """A result taken away."""

    game: _Game
    table: _Table


@dataclass(frozen=True, slots=True)
class Exchanged(Entry):
    """Two sides that sat in each other's places in a game; results of their tables are taken away."""

    game: _Game
    one: _Side
    other: _Side


@dataclass(frozen=True, slots=True)
class MovedOn(Entry):
    """The next game."""

    seed: _Seed = 0  # of the seats, if they are drawn anew


@dataclass(frozen=True, slots=True)
class Gone(Entry):
    """A side that goes home after this game, or before it is over."""

    side: _Side
    stands: bool = True  # their games count


@dataclass(frozen=True, slots=True)
class Returned(Entry):
    """A side that did not go home after all, or is back."""

    side: _Side


@dataclass(frozen=True, slots=True)
class Substituted(Entry):
    """Somebody else who takes over a card from one of a side."""

    person: _Person
    name: Annotated[str, NAME]


@dataclass(frozen=True, slots=True)
class Ended(Entry):
    """The end of play before the last game."""


@dataclass(frozen=True, slots=True)
class TieSettled(Entry):
    """How equals have divided what they stand for: by a split, by a cut of cards or by playing off."""

    sides: Annotated[tuple[_Side, ...], Entries(2, MOST_PEOPLE)]
    how: Ties
    seed: _Seed = 0  # of the cut
    order: Annotated[tuple[_Side, ...], Entries(0, MOST_PEOPLE)] = ()  # of who played off, the winner first
    forfeited: Annotated[tuple[_Side, ...], Entries(0, MOST_PEOPLE)] = ()  # of who refused to


@dataclass(frozen=True, slots=True)
class CookiesDrawn(Entry):
    """The numbers of the cookie jar drawn."""

    seed: _Seed


@dataclass(frozen=True, slots=True)
class PrizeTravelled(Entry):
    """The travelling prize handed to a side."""

    side: _Side


@dataclass(frozen=True, slots=True)
class TicketsSold(Entry):
    """Tickets of the raffle sold."""

    count: Annotated[int, number(1, MOST_TICKETS)]
    person: Annotated[int, number(0, _MOST_NUMBERS)] = 0  # 0 for somebody whose name is not taken


@dataclass(frozen=True, slots=True)
class RaffleDrawn(Entry):
    """A ticket of the raffle drawn."""

    seed: _Seed


@dataclass(frozen=True, slots=True)
class Undone(Entry):
    """The last entry taken back."""


@dataclass(frozen=True, slots=True)
class Redone(Entry):
    """The entry last taken back, made again."""


KINDS: Final[Mapping[str, type[Entry]]] = MappingProxyType(
    {
        "plan": Planned,
        "came": Came,
        "renamed": Renamed,
        "paid": Paid,
        "struck": Struck,
        "apart": KeptApart,
        "together": LetTogether,
        "joined": Joined,
        "partners": PartnersDrawn,
        "seated": Seated,
        "result": Reported,
        "cleared": Cleared,
        "exchanged": Exchanged,
        "next": MovedOn,
        "gone": Gone,
        "returned": Returned,
        "substitute": Substituted,
        "ended": Ended,
        "tie": TieSettled,
        "cookies": CookiesDrawn,
        "travelled": PrizeTravelled,
        "tickets": TicketsSold,
        "raffle": RaffleDrawn,
        "undo": Undone,
        "redo": Redone,
    }
)
"""The kinds of entries by their names in files, which never change."""


def entry_line(entry: Any, kinds: Mapping[str, type[Any]] = KINDS) -> str:
    """Write an entry as a line, without the end of the line."""
    kind = next(name for name, made in kinds.items() if made is type(entry))
    return to_json({kind: codec_of(type(entry)).write(entry)})


def read_entry(line: str, place: str, kinds: Mapping[str, type[Any]] = KINDS) -> Any:
    """Read an entry that `entry_line` has written; `place` is where it stands, for messages.

    Raises:
        LaterVersionError: if it has a kind that only a later version can know.
        ValueError: naming the place, if it is none.
    """
    found = as_object(parse_json(line, place), place)
    if len(found) != 1:
        raise ValueError(f"{place}: an entry has one field, not {len(found)}")
    [(kind, fields)] = found.items()
    if kind not in kinds:
        raise LaterVersionError(by_later_version(f"{place}: there is no entry {kind[:40]!r}"))
    codec: Codec[Any] = codec_of(kinds[kind])
    return codec.read(fields, f"{place}: {kind}")
