"""The players of a table: persons, guests, computer players, second hands and open dummies, and their text form."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum, auto
from typing import Final

from twentyfive.ai import Level
from twentyfive.ai.characters.cast import STEADY, Temperament, temperament_of
from twentyfive.ai.characters.cast import character as cast_member
from twentyfive.core import Record, Rules

_PERSON: Final = "person"
_GUEST: Final = "person elsewhere"
_COMPUTER: Final = "computer"
_SECOND_HAND: Final = "second hand of"
_DUMMY: Final = "open dummy"
_PROGRAM: Final = f"{_COMPUTER} {Level.HARD.value} by "
_CHARACTER: Final = ", character "
ANYBODY: Final = "anybody"
"""The key in the place of a character that is drawn when the game begins."""

_FOLLOWS: Final = re.compile(rf"{_COMPUTER} (\w+) as for (\w+), won (\d{{1,3}}) of (\d{{1,3}})", re.ASCII)


class Aim(StrEnum):
    """The person's target share of wins, relative to the share that chance alone would win."""

    LESS = "less"  # half as often
    FAIR = "fair"
    MORE = "more"  # half as often again


@dataclass(frozen=True, slots=True)
class Adaptation:
    """The setting of a computer player whose level adapts to the person's results, see `adaptive`.

    Attributes:
        aim: the person's target share of wins.
        won: the number of the last `played` matches that the person had won when the level was set for this one.
        played: the number of these matches.
    """

    aim: Aim
    won: int = 0
    played: int = 0


@dataclass(frozen=True, slots=True)
class Person:
    """A person at this screen, on their own seat."""

    def __str__(self) -> str:
        return _PERSON


@dataclass(frozen=True, slots=True)
class Guest:
    """A person at another device, such as a phone, on their own seat."""

    def __str__(self) -> str:
        return _GUEST


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player.

    Attributes:
        level: its strength.
        adaptation: the setting by which the level adapts from match to match; None if it is fixed.
        program: the name of the program that plays, one of those that the person has added; empty if it is this one,
            which also plays wherever that program is not there or has no answer.
        character: the key of the character that it is, `ANYBODY` before one is drawn; None for a player without one.
    """

    level: Level
    adaptation: Adaptation | None = None
    program: str = ""
    character: str | None = None

    def __str__(self) -> str:
        if self.program:
            return f"{_PROGRAM}{self.program}"
        text, adapts = f"{_COMPUTER} {self.level.value}", self.adaptation
        if adapts is not None:
            text = f"{text} as for {adapts.aim}, won {adapts.won} of {adapts.played}"
        return text if self.character is None else f"{text}{_CHARACTER}{self.character}"

    @property
    def temperament(self) -> Temperament:
        """The choice of the player among moves that are about equally good."""
        return STEADY if self.character == ANYBODY else temperament_of(self.character)


@dataclass(frozen=True, slots=True)
class SecondHand:
    """A second hand that a person plays besides their own.

    Attributes:
        of: the seat of that person.
    """

    of: int

    def __str__(self) -> str:
        return f"{_SECOND_HAND} {self.of}"


@dataclass(frozen=True, slots=True)
class OpenDummy:
    """A hand that lies face up and is played by a partner, the one across if there is one."""

    def __str__(self) -> str:
        return _DUMMY


def faces_of(sitters: Sequence[Sitter]) -> Mapping[int, str]:
    """Return the keys of the characters among these players, by seat, without those that are yet to be drawn."""
    return {
        seat: sitter.character
        for seat, sitter in enumerate(sitters)
        if isinstance(sitter, Computer) and sitter.character not in (None, ANYBODY)
    }


def by_program(name: str) -> Computer:
    """Return the computer player of the program of that name."""
    return Computer(Level.HARD, program=name)


MOST_PROGRAM_LETTERS: Final = 24


def can_name_program(name: str) -> bool:
    """Whether a program can have that name, which is written in records between bars."""
    fits = 0 < len(name) <= MOST_PROGRAM_LETTERS and name == name.strip()
    return fits and name.isprintable() and "|" not in name


Sitter = Person | Guest | Computer | SecondHand | OpenDummy
"""The player of a seat; ``str`` gives its text form in a record."""


def sits(sitter: Sitter) -> bool:
    """Whether a player sits on the seat. The player of a second hand or a dummy sits elsewhere."""
    return isinstance(sitter, Person | Guest | Computer)


def is_person(sitter: Sitter) -> bool:
    """Whether `sitter` is a person, at this screen or elsewhere."""
    return isinstance(sitter, Person | Guest)


def parse_sitter(text: str) -> Sitter:
    """Return the player written in `text`, the inverse of ``str``.

    Raises:
        ValueError: if it names no player that this program knows.
    """
    if text == _PERSON:
        return Person()
    if text == _GUEST:
        return Guest()
    if text == _DUMMY:
        return OpenDummy()
    if text.startswith(_COMPUTER):
        return _parse_computer(text)
    kind, _, rest = text.rpartition(" ")
    if kind == _SECOND_HAND and rest.isascii() and rest.isdigit() and len(rest) < 3:
        return SecondHand(int(rest))
    raise _unknown(text)


def _parse_computer(text: str) -> Computer:
    program = text.removeprefix(_PROGRAM)
    if program != text and can_name_program(program):
        return by_program(program)
    player, named, key = text.partition(_CHARACTER)
    character = None
    if named:
        character = key if key == ANYBODY else cast_member(key).key
    kind, _, level = player.partition(" ")
    if kind == _COMPUTER and level in tuple(Level):
        return Computer(Level(level), character=character)
    follows = _FOLLOWS.fullmatch(player)
    if follows is not None and follows[1] in tuple(Level) and follows[2] in tuple(Aim):
        adaptation = Adaptation(Aim(follows[2]), int(follows[3]), int(follows[4]))
        return Computer(Level(follows[1]), adaptation, character=character)
    raise _unknown(text)


def _unknown(text: str) -> ValueError:
    return ValueError(
        f"{text[:60]!r} is neither 'person', 'person elsewhere', 'computer' with one of {', '.join(Level)},"
        " 'computer hard by' with the name of a program, 'second hand of' with a seat, nor 'open dummy'"
    )


@dataclass(frozen=True, slots=True)
class Third:
    """The third player, who sits out this game of two and takes the loser's chair in the next.

    Attributes:
        name: the name of the player.
        sitter: a person, a guest or a computer player.
        won: the games won before by seat 0, by seat 1 and by this player.
    """

    name: str
    sitter: Sitter
    won: tuple[int, int, int] = (0, 0, 0)

    def __str__(self) -> str:
        return f"{self.name} | {self.sitter} | {' '.join(map(str, self.won))}"

    @classmethod
    def parse(cls, text: str) -> Third:
        """Return the player written in `text`, the inverse of ``str``.

        Raises:
            ValueError: if it is not a name, a player and three numbers.
        """
        name, *rest = text.split(" | ")
        numbers = rest[1].split(" ") if len(rest) == 2 else []
        if len(numbers) != 3 or not all(
            number.isascii() and number.isdigit() and len(number) < 6 for number in numbers
        ):
            raise ValueError(f"{text[:60]!r} is not a name, a player and three numbers of games")
        sitter = parse_sitter(rest[0])
        if not sits(sitter):
            raise ValueError(f"{rest[0]!r} cannot sit out")
        first, second, third = map(int, numbers)
        return cls(name, sitter, (first, second, third))


GAMES_OF_A_SERIES: Final = 5
"""The most games of a series between the same players, which three games win."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """Everything that is chosen before a game begins.

    Attributes:
        rules: the rules, with their options.
        names: the players' names, by seat.
        sitters: the players, by seat.
        third: the player who sits out, if three take turns at a game of two.
    """

    rules: Rules
    names: tuple[str, ...]
    sitters: tuple[Sitter, ...]
    third: Third | None = None

    @property
    def computers(self) -> tuple[Computer, ...]:
        """The computer players, including one who sits out."""
        return tuple(sitter for sitter in self._everybody if isinstance(sitter, Computer))

    @property
    def _everybody(self) -> tuple[Sitter, ...]:
        return self.sitters if self.third is None else (*self.sitters, self.third.sitter)

    @property
    def has_guests(self) -> bool:
        """Whether a person at another device belongs to the table."""
        return any(isinstance(sitter, Guest) for sitter in self._everybody)

    @property
    def harder(self) -> TableSetup | None:
        """The same table with every computer player one level higher; None if not all have the same fixed level.

        It is also None if there is no higher level, or no computer player.
        """
        levels = {None if computer.program or computer.adaptation else computer.level for computer in self.computers}
        level = levels.pop() if len(levels) == 1 else None
        above = None if level is None else next(iter(tuple(Level)[tuple(Level).index(level) + 1 :]), None)
        if above is None:
            return None
        sitters = tuple(_at_level(sitter, above) for sitter in self.sitters)
        third = None if self.third is None else replace(self.third, sitter=_at_level(self.third.sitter, above))
        return replace(self, sitters=sitters, third=third)

    @property
    def best_of_five(self) -> TableSetup | None:
        """The same table for a match of up to five games; None where a match is something else, or players rotate."""
        rules = self.rules.draft(best_of=GAMES_OF_A_SERIES)
        fixed = self.third is None and not self.rules.several_games
        return replace(self, rules=rules) if fixed and not rules.problems() else None

    def new_record(self, seed: int | None = None) -> Record:
        """Return a record of a new game at this table, with that seed or a new one.

        Raises:
            RulesError: if the rules contradict each other.
            ValueError: if a name, including that of the third player, cannot be written in a record.
        """
        if self.third is not None and "|" in self.third.name:
            raise ValueError(f"{self.third.name[:40]!r} cannot be a name: it holds a bar")
        seats = tuple(str(sitter) for sitter in self.sitters)
        sits_out = "" if self.third is None else str(self.third)
        seed = new_seed() if seed is None else seed
        return Record.new(self.rules, names=self.names, seats=seats, seed=seed, sits_out=sits_out)


def _at_level(sitter: Sitter, level: Level) -> Sitter:
    return replace(sitter, level=level) if isinstance(sitter, Computer) else sitter


STEADY_FROM: Final = 2**62
"""The least seed of games whose computer players have to decide alike on every computer, however long it takes them.

Other games have smaller seeds, and their players are cut short by the clock.
"""


def is_steady(seed: int | None) -> bool:
    """Whether the computer players of a game with that seed have to decide alike on every computer."""
    return seed is not None and seed >= STEADY_FROM


def new_seed() -> int:
    """Return an unpredictable seed for the shuffles of a game."""
    return random.SystemRandom().getrandbits(62)


MOST_PLAYER_NAME_LETTERS: Final = 12
"""The longest name that fits on a name plate."""


class PlayerNameFault(Enum):
    """A reason that a name cannot be used."""

    EMPTY = auto()
    TOO_LONG = auto()
    BAR = auto()
    UNPRINTABLE = auto()
    TAKEN = auto()


def fault_of(name: str) -> PlayerNameFault | None:
    """Return the reason that no player can have that name; None if one can."""
    if not name.strip():
        return PlayerNameFault.EMPTY
    if len(name.strip()) > MOST_PLAYER_NAME_LETTERS:
        return PlayerNameFault.TOO_LONG
    if "|" in name:
        return PlayerNameFault.BAR
    return None if name.isprintable() else PlayerNameFault.UNPRINTABLE
