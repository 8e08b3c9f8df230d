"""Helpers for tests of the panels over the table: games at some stage, looks, and a search for anything cut off."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.core.positions import dealt, dealt_again, scored, won
from tests.ui.pressing import focused
from twentyfive.core import PRESETS, GameState, PlayerView, Rules, view_for
from twentyfive.presentation.settings import Settings, ThemeChoice
from twentyfive.presentation.table.frame import Room
from twentyfive.presentation.table.table_layout import Sitting, table_layout
from twentyfive.ui.theme.look import Look, make_look
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.scroll_area import ScrollBody

NAMES = ("Anna", "Mary", "Seán", "Nora", "Tom", "Bridget", "Pat", "Aoife", "Liam", "Gráinne")
WINDOWS = ((800, 600, 1.0), (800, 600, 1.5), (1280, 800, 1.0), (1280, 800, 2.5))
"""Width, height and text factor of windows that panels must fit."""


def alone(players: int, **options: object) -> Rules:
    """Return the rules of Twenty-Five, each player for themselves."""
    return PRESETS["twenty-five"].replace(players=players, sides=players, **options)


def after(deals: str, rules: Rules) -> GameState:
    """Return a game after tricks won by these seats, as in ``"A B C B B / A A"``, where ``/`` separates deals.

    Seats are letters; A deals first. All deals but the last are scored, and the last too if it is over.
    """
    first, *others = deals.split("/")
    state = won(replace(dealt("A deals", rules), names=NAMES[: rules.players]), first)
    for winners in others:
        state = won(dealt_again(scored(state), ""), winners)
    return state


def finished(deals: str, rules: Rules) -> GameState:
    """Return the same with the last deal scored."""
    return scored(after(deals, rules))


def seen_by(state: GameState, seat: int | None = 0) -> PlayerView:
    """Return the view of a seat, by default that of Anna."""
    return view_for(state, seat)


def look(width: int = 1280, height: int = 800, text: float = 1.0, theme: ThemeChoice = ThemeChoice.LIGHT) -> Look:
    """Return the look of a window of that size."""
    return make_look(Settings(text=text, theme=theme), width, height)


def window(qtbot: QtBot, width: int, height: int) -> QWidget:
    """Show an empty window in front of all others, so that its widgets can have the focus."""
    shown = QWidget()
    qtbot.addWidget(shown)
    shown.resize(width, height)
    with qtbot.waitActive(shown):
        shown.show()
        shown.activateWindow()
    return shown


class OverlayPanel(Protocol):
    """A panel with a preferred size over the table."""

    def preferred_size(self, available: QSize) -> QSize: ...
    def place(self, sheet: QRect) -> None: ...
    def show(self) -> None: ...


def lay_over(panel: OverlayPanel, available: QSize) -> None:
    """Show the panel in the middle of the space available, as the table page does."""
    sheet = QRect(QPoint(0, 0), panel.preferred_size(available))
    sheet.moveCenter(QRect(QPoint(0, 0), available).center())
    panel.place(sheet)
    panel.show()
    QApplication.processEvents()


def press(key: Qt.Key) -> None:
    """Press a key in the widget with the focus."""
    QTest.keyClick(focused(), key)


def room_for(width: int, height: int, players: int, text: float) -> QSize:
    """Return the space that the table page has for a panel in a window of that size."""
    zones = table_layout(Room(width, height, text), Sitting(players))
    return QSize(zones.felt.w - 2 * zones.gap, zones.bar.y - 2 * zones.gap)


def cut_off(panel: QWidget, area: QRect) -> list[str]:
    """Return the words and buttons of the panel that are cut off: outside `area`, or too small for their text.

    In a scroll area they may lie below the visible part, but not beside it.
    """
    faults = []
    for widget in panel.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, ScrollBody) or not widget.accessibleName():
            continue
        scroll = _scroll_around(widget)
        place = QRect(widget.mapTo(panel, widget.rect().topLeft()), widget.size())
        if scroll is not None:
            inside = QRect(scroll.mapTo(panel, scroll.rect().topLeft()), scroll.size())
            place.setTop(inside.top())
            place.setHeight(1)
        elif isinstance(widget, BaseButton):
            place = widget.frame().translated(widget.mapTo(panel, widget.rect().topLeft()))
        whole = area.contains(place)
        if isinstance(widget, RichLabel):
            whole = whole and widget.heightForWidth(widget.width()) <= widget.height()
        if isinstance(widget, BaseButton):
            whole = whole and widget.frame_height_for(widget.frame().width()) <= widget.frame().height()
        if not whole:
            faults.append(widget.accessibleName())
    return faults


def _scroll_around(widget: QWidget) -> ScrollBody | None:
    """Return the outermost scroll area around the widget."""
    found, parent = None, widget.parentWidget()
    while parent is not None:
        found = parent if isinstance(parent, ScrollBody) else found
        parent = parent.parentWidget()
    return found


def shows(widget: QWidget, colour: QColor) -> bool:
    """Return True if the widget is painted with that colour anywhere."""
    image = widget.grab().toImage()
    return any(
        image.pixelColor(x, y).rgb() == colour.rgb() for x in range(image.width()) for y in range(image.height())
    )
