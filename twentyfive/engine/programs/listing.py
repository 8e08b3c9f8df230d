"""The list of the programs that the person has added as players, and its text form for the settings."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from twentyfive.engine.seating.players import MOST_PROGRAM_LETTERS, can_name_program
from twentyfive.programs.process import Command
from twentyfive.strict_json import Field, items, parse_json, struct, text, to_json

MOST_PROGRAMS: Final = 20
MOST_PATH_LETTERS: Final = 4_096
MOST_ARGUMENTS: Final = 50
MOST_ARGUMENT_LETTERS: Final = 1_000


@dataclass(frozen=True, slots=True)
class Program:
    """A program that can be seated.

    Attributes:
        name: its name, which no other program has.
        path: the path of its file.
        arguments: its arguments.
    """

    name: str
    path: str
    arguments: tuple[str, ...] = ()

    @property
    def command(self) -> Command:
        """The command that starts it."""
        return Command(self.path, self.arguments)


class ProgramNameFault(Enum):
    """A reason that a program cannot be added under a name."""

    UNFIT = auto()
    TAKEN = auto()
    TOO_MANY = auto()


@dataclass(frozen=True, slots=True)
class ProgramList:
    """The programs that the person has added; ``str`` gives the text form.

    Attributes:
        programs: the programs, in the order in which they were added.

    Raises:
        ValueError: if a name cannot be used or is there twice, or there are too many.
    """

    programs: tuple[Program, ...] = ()

    def __post_init__(self) -> None:
        names = [program.name for program in self.programs]
        if len(names) > MOST_PROGRAMS or len({name.casefold() for name in names}) < len(names):
            raise ValueError(f"there are more than {MOST_PROGRAMS} programs, or two of one name")
        for name in names:
            _name(name)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the programs."""
        return tuple(program.name for program in self.programs)

    def find(self, name: str) -> Program | None:
        """Return the program of that name; None if there is none."""
        return next((program for program in self.programs if program.name == name), None)

    def fault_of(self, name: str) -> ProgramNameFault | None:
        """Return the reason that no program can be added under that name; None if one can."""
        if not can_name_program(name):
            return ProgramNameFault.UNFIT
        if name.casefold() in (other.casefold() for other in self.names):
            return ProgramNameFault.TAKEN
        return ProgramNameFault.TOO_MANY if len(self.programs) >= MOST_PROGRAMS else None

    def add(self, program: Program) -> ProgramList:
        """Return the list with one more program."""
        return ProgramList((*self.programs, program))

    def without(self, name: str) -> ProgramList:
        """Return the list without the program of that name."""
        return ProgramList(tuple(program for program in self.programs if program.name != name))

    def __str__(self) -> str:
        return to_json(_PROGRAMS.write(self.programs)) if self.programs else ""

    @classmethod
    def parse(cls, written: str) -> ProgramList:
        """Return the list written in `written`, the inverse of ``str``.

        Raises:
            ValueError: naming the place in the text and the fault.
        """
        return cls(_PROGRAMS.read(parse_json(written, "programs"), "programs") if written else ())


def _name(written: str) -> str:
    if not can_name_program(written):
        raise ValueError(f"{written[:40]!r} cannot be the name of a program")
    return written


_PROGRAMS: Final = items(
    struct(
        Program,
        {
            "name": Field(text(_name, MOST_PROGRAM_LETTERS)),
            "path": Field(text(str, MOST_PATH_LETTERS)),
            "arguments": Field(items(text(str, MOST_ARGUMENT_LETTERS), 0, MOST_ARGUMENTS), ()),
        },
    ),
    0,
    MOST_PROGRAMS,
)
