"""Who sits where: persons and computer players, and their text form in a record."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from twentyfive.ai import Level
from twentyfive.core import Record, Rules
from twentyfive.core.record import Header

_PERSON = "person"
_COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who plays a seat: a person, or a computer player of some level.

    Attributes:
        level: how well a computer player plays; None for a person.
    """

    level: Level | None = None

    @property
    def person(self) -> bool:
        """Whether a person plays the seat."""
        return self.level is None

    def __str__(self) -> str:
        return _PERSON if self.level is None else f"{_COMPUTER} {self.level.value}"

    @classmethod
    def parse(cls, text: str) -> Sitter:
        """The sitter written in `text`, the inverse of ``str``.

        Raises:
            ValueError: if it names neither a person nor a known level.
        """
        if text == _PERSON:
            return cls()
        kind, _, level = text.partition(" ")
        if kind != _COMPUTER or level not in tuple(Level):
            raise ValueError(f"{text!r} is neither 'person' nor 'computer' with one of {', '.join(Level)}")
        return cls(Level(level))


@dataclass(frozen=True, slots=True)
class TableSetup:
    """Everything that is chosen before a game begins.

    Attributes:
        rules: the options played by.
        names: the players' names, by seat.
        sitters: who plays each seat.
    """

    rules: Rules
    names: tuple[str, ...]
    sitters: tuple[Sitter, ...]

    def new_record(self) -> Record:
        """A record of a new game at this table, with a seed of its own."""
        seats = tuple(str(sitter) for sitter in self.sitters)
        return Record.new(self.rules, names=self.names, seats=seats, seed=secrets.randbits(62))


def sitters_of(header: Header) -> tuple[Sitter, ...]:
    """Who plays each seat of a record; all persons where the record does not say.

    Raises:
        ValueError: if a seat is written that this program does not know.
    """
    if not header.seats:
        return (Sitter(),) * header.rules.players
    return tuple(Sitter.parse(text) for text in header.seats)
