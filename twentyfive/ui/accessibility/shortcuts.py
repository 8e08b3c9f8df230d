"""The keys of the program: the pages bind them from here, and the Help page lists them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

Asked = TypeVar("Asked", bound=Enum)

Keys = Mapping[Asked, tuple[str, ...]]
"""What is asked for, and the keys that ask for it, as `QKeySequence` writes them."""

HELP: Final = "F1"
"""The key for help, on every page: not the one of the system, which is another on a Mac."""

DELETE: Final = "Del"
"""The key that deletes what is chosen in a list."""


class Key(Enum):
    """What can be asked for at the table with one key."""

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


TABLE: Final[Keys[Key]] = {
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

PLACES: Final = tuple(map(str, range(1, 10)))
"""The keys for the cards by their place, from the left: of the hand, and of the question of the trainer."""


class Aid(Enum):
    """What can be asked for while practising."""

    MOVES = auto()
    RESTART = auto()
    SKIP = auto()
    HANDS = auto()
    THOUGHT = auto()
    CLAIM = auto()
    NUMBER = auto()
    OTHERWISE = auto()


PRACTISE: Final[Keys[Aid]] = {
    Aid.MOVES: ("L",),
    Aid.RESTART: ("Ctrl+Home",),
    Aid.SKIP: ("Ctrl+End",),
    Aid.HANDS: ("O",),
    Aid.THOUGHT: ("W",),
    Aid.CLAIM: ("C",),
    Aid.NUMBER: ("Ctrl+C",),
}
"""One help has no key: to play the deal otherwise takes a page of choices."""


class Walk(Enum):
    """What can be asked for with one key while looking back."""

    BACK = auto()
    FORWARD = auto()
    FIRST = auto()
    LAST = auto()
    REPEAT = auto()


REVIEW: Final[Keys[Walk]] = {
    Walk.BACK: ("Left",),
    Walk.FORWARD: ("Right",),
    Walk.FIRST: ("Home",),
    Walk.LAST: ("End",),
    Walk.REPEAT: ("M",),
}


class Trained(Enum):
    """What can be asked for with one key at the card trainer."""

    REPEAT = auto()


TRAINER: Final[Keys[Trained]] = {Trained.REPEAT: ("M",)}


def asked_by(event: QKeyEvent, keys: Keys[Asked]) -> Asked | None:
    """What the pressed key asks for, whatever is held besides; None if it is none of these."""
    pressed = QKeySequence(event.key())
    return next((asked for asked, names in keys.items() if pressed in map(QKeySequence, names)), None)


def press_by_undo_key(button: QAbstractButton) -> None:
    """Have the key that undoes a move press the button too, wherever on its page the focus is, while it is seen."""
    button.setShortcut(QKeySequence(TABLE[Key.UNDO][0]))


def press_by_delete_key(button: QAbstractButton, among: QWidget) -> None:
    """Have the Delete key press the button too, while the focus is among these; once, however long it is held."""
    shortcut = QShortcut(QKeySequence(DELETE), among, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.setAutoRepeat(False)
    shortcut.activated.connect(button.click)


def bind(page: QWidget, answer: Callable[[Key], None], choose: Callable[[int], None]) -> None:
    """Make the keys work anywhere on `page`: `answer` what is asked, `choose` the nth card of the hand from 1."""
    bind_keys(page, TABLE, answer)
    for number, key in enumerate(PLACES, 1):
        _shortcut(page, key, partial(choose, number))


def bind_keys(page: QWidget, keys: Keys[Asked], answer: Callable[[Asked], None]) -> None:
    """Make the keys work anywhere on `page`: `answer` what each asks for."""
    for asked, sequences in keys.items():
        for sequence in sequences:
            _shortcut(page, sequence, partial(answer, asked))


def _shortcut(page: QWidget, sequence: str, pressed: Callable[[], None]) -> None:
    shortcut = QShortcut(QKeySequence(sequence), page)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(pressed)
