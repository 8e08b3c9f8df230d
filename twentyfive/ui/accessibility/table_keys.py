"""Makes the keys of the table work anywhere on its page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from twentyfive.ui.accessibility.shortcuts import PLACES, TABLE, Asked, Key, Keys


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
