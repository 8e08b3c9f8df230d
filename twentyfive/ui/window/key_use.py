"""Whether a window is used by keys or by the mouse, which decides if the ring of the focus is shown."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from twentyfive.ui.widgets.base_button import BY_KEYS

_BY: Final = {
    QEvent.Type.ShortcutOverride: True,  # comes before every key, to what has the focus and then to the window
    QEvent.Type.KeyPress: True,  # comes to the frame, unless the key is a shortcut
    QEvent.Type.MouseButtonPress: False,
    QEvent.Type.TouchBegin: False,
}


class KeyUse(QObject):
    """Shows the ring of the focus from the first key on, until the mouse or a finger is used, then from the next key.

    Whoever points sees where they point, and the ring would only catch the eye. Qt has a mark of its own for it,
    `WA_KeyboardFocusChange`, but takes it off whenever the program moves the focus.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and watched is self._window:
            self._window.windowHandle().installEventFilter(self)  # a widget is not told of what its children take
        self._note(event.type())
        return super().eventFilter(watched, event)

    def _note(self, kind: QEvent.Type) -> None:
        by_keys = _BY.get(kind)
        if by_keys is not None and by_keys is not bool(self._window.property(BY_KEYS)):
            self._window.setProperty(BY_KEYS, by_keys)
            self._window.update()
