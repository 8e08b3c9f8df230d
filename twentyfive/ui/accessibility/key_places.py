"""The keys of the program by their place on the keyboard, where a layout has another sign there.

French keyboards have digits only with Shift, and a Russian one has no Latin letters at all. The key where a keyboard of
the United States has the digit or the letter then does what they do. A Latin letter always counts by its sign: on a
French keyboard *Q* and *A* have changed places, and whoever presses *A* means it.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

_ROWS: Final = ((2, "123456789"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
"""The scan codes of Windows, which Linux numbers alike, of the first key of each row."""

_SCAN_CODES: Final = {first + step: sign for first, row in _ROWS for step, sign in enumerate(row)}

_X11_OFFSET: Final = 8
"""X11 and Wayland count the codes of Linux from here."""

_MAC_CODES: Final = dict(enumerate("ASDFHGZXCV BQWERYT123465 97 8  OU IP LJ K    NM"))
"""The same by the virtual keys of macOS, which name places; there are no scan codes. A blank is of no interest."""

_DIGITS: Final = "1234567890"

_PUNCTUATION: Final = frozenset({("W", "'")})
"""Signs on the places of letters that are no letters in a layout without Latin ones: the Hebrew one."""

_HELD: Final = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def press_by_place(event: QKeyEvent, window: QWidget) -> bool:
    """Do what a key that nobody wanted by its sign does by its place; return False if it does nothing by that, too."""
    key = key_by_place(event, QGuiApplication.platformName())
    if key is None:
        return False
    focused = QApplication.focusWidget() or window
    held = event.modifiers() & _HELD
    text = "" if held & ~Qt.KeyboardModifier.ShiftModifier else chr(key)
    wanted = QKeyEvent(QEvent.Type.ShortcutOverride, key, held, text)
    wanted.ignore()
    QApplication.sendEvent(focused, wanted)
    if not wanted.isAccepted() and _press_shortcut(QKeySequence(QKeyCombination(held, key)), focused, event):
        return True
    pressed = QKeyEvent(QEvent.Type.KeyPress, key, held, text, event.isAutoRepeat())
    QApplication.sendEvent(focused, pressed)
    return pressed.isAccepted()


def key_by_place(event: QKeyEvent, platform: str) -> Qt.Key | None:
    """Return the key at the place of a pressed one, if the place counts; `platform` is as Qt names it."""
    place = _place(event, platform)
    if place is None or event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
        return None
    sign = chr(event.key()) if event.key() < Qt.Key.Key_Escape.value else event.text()  # keys with names come later
    if place.isdigit():
        counts = not event.modifiers() & _HELD and sign not in _DIGITS
    else:
        counts = _is_foreign(sign) or (place, sign) in _PUNCTUATION
    return Qt.Key(ord(place)) if counts else None


def _place(event: QKeyEvent, platform: str) -> str | None:
    """Return the sign that an American keyboard has at the place of the key; None for all but digits and letters."""
    if platform == "cocoa":
        # Virtual key 0 is A, and also stands for none; A does nothing in the program.
        return _MAC_CODES.get(event.nativeVirtualKey() or -1, " ").strip() or None
    code = event.nativeScanCode()
    return _SCAN_CODES.get(code if platform == "windows" else code - _X11_OFFSET)


def _is_foreign(sign: str) -> bool:
    """Return True for a letter, or a vowel sign, of a script other than the Latin one."""
    return any(
        unicodedata.category(part)[0] in "LM" and not unicodedata.name(part, "").startswith("LATIN") for part in sign
    )


def _press_shortcut(keys: QKeySequence, focused: QWidget, event: QKeyEvent) -> bool:
    """Press the shortcut for `keys` of the widget or the nearest one that holds it, else that of a visible button."""
    holder: QWidget | None = focused
    while holder is not None:
        for shortcut in holder.findChildren(QShortcut, options=Qt.FindChildOption.FindDirectChildrenOnly):
            sequences = shortcut.keys()
            if shortcut.isEnabled() and keys in sequences:
                if shortcut.autoRepeat() or not event.isAutoRepeat():
                    shortcut.activated.emit()
                return True
        holder = holder.parentWidget()
    for button in focused.window().findChildren(QAbstractButton):
        if button.shortcut() == keys and button.isVisible() and button.isEnabled():
            button.click()
            return True
    return False
