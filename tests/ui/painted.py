"""Measures widgets as they are painted: their words, and anything cut off, covered or too small."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple
from unittest.mock import patch
from xml.etree import ElementTree

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPaintEvent, QRegion
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QWidget,
)

from tests.ui.whole import Whole
from twentyfive.ui.cards.small_card import SmallCard
from twentyfive.ui.pages.learn.lesson_panel import LessonPanel
from twentyfive.ui.pages.learn.spotlight import Spotlight
from twentyfive.ui.table.curtain import Curtain
from twentyfive.ui.table.guest_corner import GuestCorner
from twentyfive.ui.table.panels.decision_parts import HintPill
from twentyfive.ui.table.surface.canvas import FlightLayer, TableCanvas
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.ui.table.surface.plates import SeatPlate
from twentyfive.ui.table.table_view import TableView
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.panels import Panel
from twentyfive.ui.widgets.scroll_area import FocusRing
from twentyfive.ui.window.matter_bar import MatterBar
from twentyfive.ui.window.notice_bar import NoticeBar

_SLACK = 1.5
"""Tolerance in pixels, as letters are measured in fractions, and widgets lie on whole pixels."""

_SVG = "{http://www.w3.org/2000/svg}"


class PaintedText(NamedTuple):
    """Words as a widget paints them.

    Attributes:
        text: the words.
        area: their rectangle in the widget's own coordinates, from the top of the ink to its bottom.
        letters: the font size in pixels.
        ink: the colour, as a hex string.
    """

    text: str
    area: QRectF
    letters: int
    ink: str


def painted_texts(widget: QWidget) -> list[PaintedText]:
    """Return the words that the widget itself paints, without those of its children.

    It is painted as SVG, in which words stay words.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture = QSvgGenerator()
    picture.setOutputDevice(buffer)
    picture.setSize(widget.size())
    picture.setResolution(widget.logicalDpiX())
    widget.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawWindowBackground)
    root = ElementTree.fromstring(bytes(buffer.data().data()))
    return [text for group in root.iter(f"{_SVG}g") for text in _texts_of(group)]


def _texts_of(group: ElementTree.Element) -> Iterator[PaintedText]:
    for element in group.findall(f"{_SVG}text"):
        words = (element.text or "").strip("\n")
        if not words.strip():
            continue
        dx, dy = _offset(group.get("transform", ""))
        font = QFont(element.get("font-family", ""))
        font.setPixelSize(round(float(element.get("font-size", "0"))))
        font.setWeight(QFont.Weight(int(element.get("font-weight", "400"))))
        metrics = QFontMetricsF(font)
        ink = metrics.tightBoundingRect(words)
        left, baseline = float(element.get("x", "0")) + dx, float(element.get("y", "0")) + dy
        area = QRectF(left, baseline + ink.top(), metrics.horizontalAdvance(words.strip()), ink.height())
        yield PaintedText(words.strip(), area, font.pixelSize(), element.get("fill", "#000000"))


def _offset(transform: str) -> tuple[float, float]:
    """Return the offset x, y of ``matrix(1,0,0,1,x,y)``."""
    numbers = transform.removeprefix("matrix(").removesuffix(")").split(",")
    return (float(numbers[4]), float(numbers[5])) if len(numbers) == 6 else (0.0, 0.0)


class Regions(QObject):
    """A record of the regions of a widget that are repainted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.painted: list[QRegion] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        if isinstance(event, QPaintEvent):
            self.painted.append(event.region())
        return False


def body(widget: QWidget) -> QRect:
    """Return the visible part of a widget in its own coordinates, without the margins for shadow and focus ring."""
    if isinstance(widget, Panel):
        return widget.sheet()
    if isinstance(widget, BaseButton):
        return widget.frame()
    return widget.rect()


def place(widget: QWidget) -> QRect:
    """Return the visible part of a widget in the coordinates of its window."""
    return body(widget).translated(widget.mapTo(widget.window(), QPoint()))


def visible(root: QWidget) -> list[QWidget]:
    """Return the widget and everything in it that is visible, or would be after scrolling."""
    return [widget for widget in (root, *root.findChildren(QWidget)) if widget.isVisible()]


def faults(root: QWidget, target: int) -> list[str]:
    """Return the faults of the widget and everything in it: cut off, shortened, covered, or too small for a finger."""
    found = []
    with patch.object(QPainter, "drawPixmap", _nothing):  # pictures in SVG take most of the time, and have no words
        for widget in visible(root):
            found += [f"{_name(widget)} {fault}" for fault in _faults_of(widget, target)]
    return found


def _nothing(*_: object) -> None:
    """Stand in for the painting of a picture."""


def _faults_of(widget: QWidget, target: int) -> Iterator[str]:
    if isinstance(widget, TableCanvas | FlightLayer | CardButton | QScrollBar):
        return
    if isinstance(widget.parentWidget(), QPlainTextEdit):
        return  # a long text is painted in whole paragraphs, the last of which runs below the edge
    if not isinstance(widget, SeatPlate):
        yield from _cut(widget)
    yield from _words_cut(widget)
    if isinstance(widget, QAbstractButton | QLineEdit | QComboBox):
        yield from _too_small(body(widget), target)
    yield from _in_the_way(widget)


def _cut(widget: QWidget) -> Iterator[str]:
    """Report that an ancestor cuts the widget off; a scroll area may do so below its visible part, but not beside."""
    seen, inner = place(widget), widget
    while (parent := inner.parentWidget()) is not None and not inner.isWindow():
        room = QRect(parent.mapTo(widget.window(), QPoint()), parent.size())
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            if seen.left() < room.left() or seen.right() > room.right():
                yield f"reaches beside what scrolls: {_rect(seen)} in {_rect(room)}"
            return
        if not room.contains(seen):
            yield f"is cut off by {_name(parent)}: {_rect(seen)} in {_rect(room)}"
            return
        inner = parent


def _words_cut(widget: QWidget) -> Iterator[str]:
    texts = painted_texts(widget)
    beyond = widget.height() if isinstance(widget.parentWidget(), QAbstractItemView) else _SLACK
    room = QRectF(body(widget)).adjusted(-_SLACK, -beyond, _SLACK, beyond)  # the last row of a list may be cut
    for text in texts:
        if text.text.endswith("…") and text.text != "…" and not _ends_so(widget, text.text):
            yield f"shortens {text.text!r}"
        if not room.contains(text.area):
            yield f"has no room for {text.text!r}: {_rect(text.area.toRect())} in {_rect(body(widget))}"
    yield from _broken_words(widget, texts)
    for one, other in combinations(texts, 2):
        shared = one.area.intersected(other.area)
        if shared.width() > _SLACK and shared.height() > _SLACK:
            yield f"writes {one.text!r} over {other.text!r}"


def _broken_words(widget: QWidget, texts: list[PaintedText]) -> Iterator[str]:
    """Report words of a label that are broken in two lines."""
    if isinstance(widget, BaseButton) and texts:
        words = {word for text in texts for word in text.text.split()}
        for word in widget.label.split():
            if word.isalpha() and word not in words and any(word.startswith(part) for part in words):
                yield f"breaks {word!r}"


def _ends_so(widget: QWidget, text: str) -> bool:
    """Return True if the dots belong to the label, where they mean that a question follows."""
    return isinstance(widget, BaseButton) and (widget.label.endswith(text) or widget.note.endswith(text))


def _too_small(seen: QRect, target: int) -> Iterator[str]:
    if seen.width() < target or seen.height() < target:
        yield f"is {seen.width()} × {seen.height()}, less than {target} both ways"


def _in_the_way(widget: QWidget) -> Iterator[str]:
    """Report children that overlap, though none of them is meant to lie over the others."""
    children = [child for child in widget.children() if isinstance(child, QWidget) and child.isVisible()]
    beside = [child for child in children if not _lies_over(child)]
    for one, other in combinations(beside, 2):
        shared = place(one).intersected(place(other))
        if shared.width() > 1 and shared.height() > 1:
            yield f"has {_name(one)} over {_name(other)}: {_rect(place(one))}, {_rect(place(other))}"


def _lies_over(widget: QWidget) -> bool:
    """Return True if the widget is meant to lie over its siblings."""
    return isinstance(widget, _LAYERS)


_LAYERS = (
    TableView,
    TableCanvas,
    FlightLayer,
    CardButton,
    SeatPlate,
    Curtain,
    Panel,
    NoticeBar,
    MatterBar,
    Spotlight,
    LessonPanel,
    SmallCard,
    QScrollBar,
    FocusRing,
    GuestCorner,
    HintPill,
)


def _name(widget: QWidget) -> str:
    words = widget.accessibleName()
    return f"{type(widget).__name__} {words[:40]!r}" if words else type(widget).__name__


def _rect(rect: QRect) -> str:
    return f"({rect.x()}, {rect.y()}, {rect.width()} × {rect.height()})"


def brought_up_to_date(whole: Whole) -> QImage:
    """The table once all that is known to be stale is painted, and nothing else."""
    QApplication.sendEvent(whole.window, QEvent(QEvent.Type.UpdateRequest))
    return screen_image(whole)


def screen_image(whole: Whole) -> QImage:
    """The table as painted so far, without a repaint; the plates are black, because their signs breathe."""
    top = whole.window.table.top
    seen = whole.window.screen().grabWindow(whole.window.winId(), 0, 0, top.width(), top.height())
    painter = QPainter(seen)
    for plate in top.plates:
        painter.fillRect(plate.geometry(), Qt.GlobalColor.black)
    painter.end()
    return seen.toImage()
