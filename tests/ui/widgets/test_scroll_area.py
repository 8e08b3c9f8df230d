"""Scroll areas that show the whole of what has the focus."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from twentyfive.presentation.settings import Settings
from twentyfive.ui.theme.look import make_look
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.scroll_area import bring_into
from twentyfive.ui.widgets.scroll_bar import UprightScroll


@pytest.mark.parametrize("start", ["top", "bottom"])
def test_the_whole_of_a_field_comes_into_view_and_not_only_its_cursor(qtbot: QtBot, start: str) -> None:
    look = make_look(Settings(), 800, 600)
    area, body, field = dressed(UprightScroll(), look), QWidget(), dressed(TextField(), look)
    rows = QVBoxLayout(body)
    rows.addSpacing(400)
    rows.addWidget(field)
    rows.addSpacing(400)
    area.setWidget(body)
    area.resize(300, 200)
    qtbot.addWidget(area)
    area.show()
    bar = area.verticalScrollBar()
    bar.setValue(0 if start == "top" else bar.maximum())
    bring_into(area, field, 6)
    assert field.visibleRegion().boundingRect() == field.rect()
