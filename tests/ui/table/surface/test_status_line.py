"""The line above the hand: as wide as its words, in the middle of its zone, and on paper only when it asks."""

from dataclasses import replace

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.panels import look, window
from twentyfive.ui.table.surface.status_line import StatusLine
from twentyfive.wording.table.line import Line

ZONE = QRect(10, 20, 1000, 64)


def shown(around: QWidget, line: Line, *, asks: bool) -> StatusLine:
    status = dressed(StatusLine(around), look())
    status.put(ZONE)
    status.say(line, asks=asks)
    status.show()
    return status


def test_it_is_as_wide_as_its_words_in_the_middle_and_never_lower_or_higher(qtbot: QtBot) -> None:
    around, widths = window(qtbot, 1280, 800), []
    for words in ("Play.", "Your turn. Play a heart or a trump.", "You may play any card. " * 12):
        status = shown(around, Line(words, "Mary led 9♠."), asks=True)
        assert (status.y(), status.height()) == (ZONE.y(), ZONE.height())
        assert abs(status.geometry().center().x() - ZONE.center().x()) <= 1
        widths.append(status.width())
    assert widths[0] < widths[1] < widths[2] <= ZONE.width()


def test_it_lies_on_paper_only_if_it_asks_or_refuses_or_explains(qtbot: QtBot) -> None:
    around, paper = window(qtbot, 1280, 800), look().colours.surface.rgb()
    line = Line("Seán is to play.", "Mary led 9♠.")
    for asked, refused, explains in (
        (True, False, False),
        (False, True, False),
        (False, False, True),
        (False, False, False),
    ):
        status = shown(around, replace(line, refuses=refused, explains=explains), asks=asked)
        ground = status.grab().toImage().pixelColor(8, 8).rgb()
        assert (ground == paper) is (asked or refused or explains)


def test_of_an_explanation_that_has_no_room_what_to_do_and_the_buttons_stay(qtbot: QtBot) -> None:
    around = window(qtbot, 1280, 800)
    line = Line("Your turn. Play a trump.", "In the black suits low beats high. " * 20, explains=True)
    status = shown(around, line, asks=True)
    assert "Play a trump." in status.text()
    assert "low beats high" not in status.text()
    assert status.got_it.isVisible()
    assert "low beats high" in status.accessibleName(), "it is still spoken"
