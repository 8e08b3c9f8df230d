"""The typefaces that come with the program; `resources/fonts/README.md` tells which they are and why."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from twentyfive.assets import resource

TEXT: Final = "Twentyfive Text"
TITLE: Final = "Twentyfive Title"


def text_face() -> QFont:
    """The typeface of all text; what it has no letters for, such as another script, is in the system's."""
    return _face(TEXT)


def title_face() -> QFont:
    """The typeface of titles, which has one weight; signs in it are those of the text."""
    return _face(TITLE, TEXT)


def _face(*families: str) -> QFont:
    _load()
    return QFont([*families, *QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).families()])


@cache
def _load() -> None:
    """Make the typefaces known to Qt. Without them the system's is used."""
    for file in sorted(resource("fonts").glob("*.ttf")):
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            logging.error("The letters of %s cannot be read. Install the program again.", file)
