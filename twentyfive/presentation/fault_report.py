"""The report of a fault, for those who mend the program: a text without a card, a name or a folder of this computer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NOT_CHECKED: Final = "not run"
"""Stands for the result of the self-check before it was asked for."""

NOTHING_LOGGED: Final = "nothing was logged"


@dataclass(frozen=True, slots=True)
class ScreenFact:
    """A screen: its size in pixels as the desktop counts them, how much it is enlarged, and its dots per inch."""

    width: int
    height: int
    scale: float
    dots: float
    is_main: bool = False

    def __str__(self) -> str:
        main = ", the main one" if self.is_main else ""
        return f"{self.width} × {self.height} at {self.scale:.0%}, {self.dots:.0f} dots per inch{main}"


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the program runs on, and how it is shown.

    Attributes:
        program: name and version, and whether it is a package or runs by a Python of this computer.
        system: the system with its version and processor.
        libraries: Python, Qt and PySide6 with their versions.
        drawing: how Qt draws, and the name of the desktop if there is one.
        screens: the screens.
        window: width and height of the window, in the same pixels.
        languages: the codes of the program's language and of the system's.
        look: text size, colours, deck and what else changes what is seen.
        is_read_out: whether a screen reader, or another aid, asks for what is shown.
    """

    program: str
    system: str
    libraries: str
    drawing: str
    screens: tuple[ScreenFact, ...]
    window: tuple[int, int]
    languages: tuple[str, str]
    look: str
    is_read_out: bool


@dataclass(frozen=True, slots=True)
class FaultReport:
    """A report: the surroundings, the lines of the self-check, and the last lines of the log."""

    around: Surroundings
    check: tuple[str, ...] = ()
    log: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The report as it is read, copied and saved; English, as those who mend the program read it."""
        around = self.around
        width, height = around.window
        own, system = around.languages
        screens = [f"Screen {number}: {screen}" for number, screen in enumerate(around.screens, 1)]
        facts = (
            around.program,
            f"System: {around.system}",
            f"Libraries: {around.libraries}",
            f"Drawn by: {around.drawing}",
            *screens,
            f"Window: {width} × {height}",
            f"Language: {own}, of the system: {system}",
            f"Look: {around.look}",
            f"Screen reader or another aid: {'yes' if around.is_read_out else 'no'}",
        )
        parts = (
            "\n".join(facts),
            _part("Self-check", self.check or (NOT_CHECKED,)),
            _part("Last lines of the log", self.log or (NOTHING_LOGGED,)),
        )
        return "\n\n".join(parts) + "\n"


def _part(title: str, lines: tuple[str, ...]) -> str:
    return "\n".join((f"{title}:", *lines))
