"""The keys of the program: the pages bind them from here, and the Help page lists them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

Action = TypeVar("Action", bound=Enum)

Keys = Mapping[Action, tuple[str, ...]]
"""Actions and the keys for each, as `QKeySequence` writes them."""

HELP: Final = "F1"
"""The key for help, on every page; not the system's own, which differs on a Mac."""

FULL_SCREEN: Final = "F11"
"""The key that shows the window without frame all over the screen, and back; on every page."""

GUESTS: Final = "F6"
"""The key that moves the focus to what the guests ask, and back; on every page."""

DELETE: Final = "Del"
"""The key that deletes the chosen entry of a list."""


class Key(Enum):
    """An action at the table with a key of its own."""

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
"""The keys for cards by their place from the left, in the hand and in a question of the card trainer."""


class Aid(Enum):
    """An action while practising."""

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
"""`OTHERWISE` has no key: playing the deal in another way takes a page of choices."""


class ReviewKey(Enum):
    """An action with a key while looking back at a deal."""

    BACK = auto()
    FORWARD = auto()
    FIRST = auto()
    LAST = auto()
    REPEAT = auto()


REVIEW: Final[Keys[ReviewKey]] = {
    ReviewKey.BACK: ("Left",),
    ReviewKey.FORWARD: ("Right",),
    ReviewKey.FIRST: ("Home",),
    ReviewKey.LAST: ("End",),
    ReviewKey.REPEAT: ("M",),
}


class TrainerKey(Enum):
    """An action with a key at the card trainer."""

    REPEAT = auto()


TRAINER: Final[Keys[TrainerKey]] = {TrainerKey.REPEAT: ("M",)}


def action_for(event: QKeyEvent, keys: Keys[Action]) -> Action | None:
    """Return the action of the pressed key, whatever modifiers are held; None if it has none among `keys`."""
    pressed = QKeySequence(event.key())
    return next((action for action, names in keys.items() if pressed in map(QKeySequence, names)), None)


def press_by_undo_key(button: QAbstractButton) -> None:
    """Let the undo key press the button, wherever on its page the focus is, while the button is visible."""
    button.setShortcut(QKeySequence(TABLE[Key.UNDO][0]))


def press_by_delete_key(button: QAbstractButton, among: QWidget) -> None:
    """Let the Delete key press the button while the focus is in `among`; holding the key presses it once."""
    shortcut = QShortcut(QKeySequence(DELETE), among, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.setAutoRepeat(False)
    shortcut.activated.connect(button.click)


def bind_table_keys(page: QWidget, answer: Callable[[Key], None], choose: Callable[[int], None]) -> None:
    """Make the keys of the table work anywhere on `page`.

    Args:
        page: the page that has the focus when a key is pressed.
        answer: called with the action of the key.
        choose: called with the place of a card in the hand, counted from 1.
    """
    bind_keys(page, TABLE, answer)
    for number, key in enumerate(PLACES, 1):
        _shortcut(page, key, partial(choose, number))


def bind_keys(page: QWidget, keys: Keys[Action], answer: Callable[[Action], None]) -> None:
    """Make `keys` work anywhere on `page`; a key calls `answer` with its action."""

    def pressed(action: Action, sequence: str) -> None:
        answer(_meant(keys, action, sequence))

    for action, sequences in keys.items():
        for sequence in sequences:
            _shortcut(page, sequence, partial(pressed, action, sequence))


def _meant(keys: Keys[Action], action: Action, sequence: str) -> Action:
    """Return the action of `sequence` with Shift if that is held and does something else.

    A Hebrew keyboard types Latin letters with Shift, which Qt then takes for letters without it.
    """
    if not QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
        return action
    shifted = QKeySequence(f"Shift+{sequence}")
    return next((other for other, names in keys.items() if shifted in map(QKeySequence, names)), action)


def _shortcut(page: QWidget, sequence: str, pressed: Callable[[], None]) -> None:
    shortcut = QShortcut(QKeySequence(sequence), page)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(pressed)
