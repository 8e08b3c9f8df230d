"""Buttons can be seen, hit, reached by keys and read out, at every text size and in every theme."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QHelpEvent, QImage, QPainter
from PySide6.QtWidgets import QApplication, QHBoxLayout, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from twentyfive.ui.buttons import (
    RING,
    BarButton,
    ChoiceButton,
    Emphasis,
    FramedButton,
    IconButton,
    MenuCard,
    PrimaryButton,
    QuietButton,
    SecondButton,
    Stepper,
    Switch,
)
from twentyfive.ui.icons import Icon, paint_icon
from twentyfive.ui.look import Look, make_look
from twentyfive.ui.settings import Settings, ThemeChoice

KINDS = [PrimaryButton, SecondButton, BarButton, QuietButton, ChoiceButton, Switch]
LABEL = "Take 2♠ for 8♦"


def look(text: float = 1.0, theme: ThemeChoice = ThemeChoice.LIGHT) -> Look:
    return make_look(Settings(text=text, theme=theme), 1280, 800)


def shown[Widget: QWidget](qtbot: QtBot, widget: Widget, width: int = 0) -> Widget:
    """The widget in a window of its own, as large as it wants to be."""
    window = QWidget()
    qtbot.addWidget(window)
    widget.setParent(window)
    hint = widget.sizeHint()
    width = width or hint.width()
    widget.setGeometry(20, 20, width, widget.heightForWidth(width) if widget.hasHeightForWidth() else hint.height())
    window.resize(width + 40, widget.height() + 40)
    window.show()
    qtbot.waitActive(window).__enter__()
    return widget


def spoken(widget: QWidget, kind: QAccessible.Text) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.text(kind)
