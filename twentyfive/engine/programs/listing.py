"""The list of the programs that the person has added as players, and its text form for the settings."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass
from enum import Enum, auto
from typing import Annotated, Final

from twentyfive.engine.seating.players import MOST_PROGRAM_LETTERS, can_name_program
from twentyfive.programs.command import Command
from twentyfive.strict_json import Entries, codec_of, items, parse_json, plain_text, text, to_json

MOST_PROGRAMS: Final = 20
MOST_PATH_LETTERS: Final = 1_000
MOST_ARGUMENTS: Final = 20
MOST_ARGUMENT_LETTERS: Final = 200


def _name(written: str) -> str:
    if not can_name_program(written):
        raise ValueError(f"{written[:40]!r} cannot be the name of a program")
    return written


_Argument = Annotated[str, plain_text(MOST_ARGUMENT_LETTERS)]


@dataclass(frozen=True, slots=True)
class Program:
    """A program that can be seated."""

    name: Annotated[str, text(_name, MOST_PROGRAM_LETTERS)]  # which no other program has
    path: Annotated[str, plain_text(MOST_PATH_LETTERS)]  # of its file
    arguments: Annotated[tuple[_Argument, ...], Entries(0, MOST_ARGUMENTS)] = ()

    @property
    def command(self) -> Command:
        """The command that starts it."""
        return Command(self.path, self.arguments)


class ProgramFormFault(Enum):
    """A reason that a program cannot be added."""

    NAME = auto()
    TAKEN = auto()
    TOO_MANY = auto()
    PATH = auto()
    ARGUMENTS = auto()


def split_arguments(written: str) -> tuple[str, ...] | None:
    """Split arguments as a shell would, without running one; return None if a quotation mark stands alone."""
    try:
        return tuple(shlex.split(written, posix=sys.platform != "win32"))
    except ValueError:
        return None


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

    def fault_of(self, name: str, path: str, arguments: tuple[str, ...] | None) -> ProgramFormFault | None:
        """Return the reason that no such program can be added; None if it can."""
        if len(self.programs) >= MOST_PROGRAMS:
            return ProgramFormFault.TOO_MANY
        if not can_name_program(name):
            return ProgramFormFault.NAME
        if name.casefold() in (other.casefold() for other in self.names):
            return ProgramFormFault.TAKEN
        if not _is_plain(path, MOST_PATH_LETTERS):
            return ProgramFormFault.PATH
        fits = arguments is not None and len(arguments) <= MOST_ARGUMENTS
        if arguments is None or not fits or not all(_is_plain(word, MOST_ARGUMENT_LETTERS) for word in arguments):
            return ProgramFormFault.ARGUMENTS
        return None

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


def _is_plain(written: str, most: int) -> bool:
    """Whether a text has no sign that cannot be seen, and is short enough to be kept."""
    return len(written) <= most and written.isprintable()


_PROGRAMS: Final = items(codec_of(Program), 0, MOST_PROGRAMS)
