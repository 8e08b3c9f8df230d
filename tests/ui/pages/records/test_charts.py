"""The chart of the last games: the share won so far, and a sign for each result."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of
from tests.ui.painted import painted_texts
from twentyfive.engine.statistics.tallies import MatchResult
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.pages.records.charts import LastGames


def test_the_line_shows_the_share_won_so_far(qtbot: QtBot) -> None:
    chart = dressed(LastGames(), look_of(1280, 800))
    qtbot.addWidget(chart)
    chart.show_results([MatchResult.LOST, MatchResult.WON, MatchResult.TIED, MatchResult.WON])
    assert chart.shares() == pytest.approx((0, 1 / 2, 1 / 3, 1 / 2))


def test_each_result_has_its_own_shape_in_every_theme(qtbot: QtBot) -> None:
    def disc(result: MatchResult, theme: ThemeChoice) -> QImage:
        chart = dressed(LastGames(), look_of(1280, 800, theme=theme))
        qtbot.addWidget(chart)
        chart.resize(400, 300)
        chart.show_results([result])
        picture = chart.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        (lowest,) = (mark for mark in painted_texts(chart) if mark.text == "0 %")
        below = round(lowest.area.bottom()) + 2
        return picture.copy(0, below, picture.width(), round(1.2 * lowest.letters))

    for theme in ThemeChoice:
        pictures = [disc(result, theme) for result in MatchResult]
        assert all(one != other for place, one in enumerate(pictures) for other in pictures[place + 1 :])


def test_the_share_of_a_single_game_is_a_disc(qtbot: QtBot) -> None:
    chart = dressed(LastGames(), look_of(1280, 800))
    qtbot.addWidget(chart)
    chart.resize(400, chart.heightForWidth(400))
    chart.show_results([MatchResult.LOST])
    picture = chart.grab().toImage()
    fill_colour = look_of(1280, 800).colours.accent
    area = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y) == fill_colour
    ]
    assert len(area) > 16, "a disc, not a point"
