"""What is written can be read where it stands: each text has contrast with what is painted around it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tests.ui.page_checks import settle
from tests.ui.painted import painted_texts, visible
from tests.ui.scenes import PAGES, SEVERAL, Scene, tables
from tests.ui.whole import Start, Whole
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.theme.tokens import contrast_ratio

_READABLE: Final = 4.5

_NEARLY: Final = 0xFCFCFC
"""The bits of a colour that count as another one: the cloth is lit and woven."""

_PAGES: Final = ("start", "new game", "learn", "help", "deal of the day", "statistics", "look back")
_TABLES: Final = (
    *(f"{moment}, {SEVERAL} players" for moment in ("trick", "rob", "jink", "bid", "deal over", "scores", "menu")),
    "trick in sides",
    "exchange in sides",
)


def _scenes() -> dict[str, Scene]:
    shown = {**PAGES, **tables(SEVERAL)}
    return {name: shown[name] for name in (*_PAGES, *_TABLES)}


def too_faint(whole: Whole) -> Iterator[str]:
    """Yield each text with too little contrast to the colour that most of its surroundings have."""
    picture = whole.window.grab().toImage()
    for widget in visible(whole.window):
        seen, at = widget.visibleRegion().boundingRect(), widget.mapTo(whole.window, QPoint())
        for text in painted_texts(widget):
            around = (text.area.toAlignedRect().adjusted(-2, -1, 2, 1) & seen).translated(at) & picture.rect()
            ground = None if _is_covered(widget, around.center()) else _ground(picture, around)
            if ground is not None and contrast_ratio(text.ink.upper(), ground) < _READABLE:
                yield f"{type(widget).__name__} {text.text!r}: {text.ink} on {ground}"


def _is_covered(widget: QWidget, there: QPoint) -> bool:
    """Whether something else lies over the widget at that point of the window, as a menu over the table does."""
    top = widget.window().childAt(there)
    return top is not None and top is not widget and not widget.isAncestorOf(top) and not top.isAncestorOf(widget)


def _ground(picture: QImage, area: QRect) -> str | None:
    """The most frequent colour in that area, None if there is nothing of it."""
    pixels = product(range(area.left(), area.right() + 1), range(area.top(), area.bottom() + 1))
    found = Counter(picture.pixel(x, y) & _NEARLY for x, y in pixels).most_common(1)
    return f"#{found[0][0]:06X}" if found else None


@pytest.mark.broad
@pytest.mark.parametrize("theme", list(ThemeChoice)[1:])
def test_every_text_can_be_read_where_it_stands(start: Start, theme: ThemeChoice) -> None:
    whole, found = start(theme=theme), []
    whole.window.setUpdatesEnabled(True)
    for name, go in _scenes().items():
        go(whole)
        settle()
        found += [f"{name}: {text}" for text in too_faint(whole)]
    assert not found, "\n".join(found)
