"""The command that starts a program."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """A program and its arguments.

    Attributes:
        path: the path of the program.
        arguments: its arguments; no shell reads them.
    """

    path: str
    arguments: tuple[str, ...] = ()
