"""The keys of the table, and what each asks for (UX.md section 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


class Key(Enum):
    """What can be asked for with one key."""

    HINT = auto()
    WHOSE_TURN = auto()
    THIS_TRICK = auto()
    LAST_TRICK = auto()
    HAND = auto()
    SCORES = auto()
    TRUMPS = auto()
    TURN_UP = auto()
    WHY_NOT = auto()
    REPEAT = auto()
    UNDO = auto()
    REDO = auto()


SEQUENCES: Final[Mapping[Key, tuple[str, ...]]] = {
    Key.HINT: ("H",),
    Key.WHOSE_TURN: ("T",),
    Key.THIS_TRICK: ("R",),
    Key.LAST_TRICK: ("Shift+R",),
    Key.HAND: ("V",),
    Key.SCORES: ("S",),
    Key.TRUMPS: ("U",),
    Key.TURN_UP: ("B",),
    Key.WHY_NOT: ("Y",),
    Key.REPEAT: ("M",),
    Key.UNDO: ("Ctrl+Z",),
    Key.REDO: ("Ctrl+Y", "Ctrl+Shift+Z"),
}


def bind(page: QWidget, answer: Callable[[Key], None], choose: Callable[[int], None]) -> None:
    """Make the keys work anywhere on `page`: `answer` what is asked, `choose` the nth card of the hand from 1."""
    for key, sequences in SEQUENCES.items():
        for sequence in sequences:
            _shortcut(page, sequence, partial(answer, key))
    for number in range(1, 10):
        _shortcut(page, str(number), partial(choose, number))


def _shortcut(page: QWidget, sequence: str, pressed: Callable[[], None]) -> None:
    shortcut = QShortcut(QKeySequence(sequence), page)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(pressed)
