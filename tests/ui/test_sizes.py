"""Every widget has a size, even without content: an exception within a layout would end the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of
from twentyfive.core import Suit
from twentyfive.presentation.figures import FigureLine
from twentyfive.presentation.option_bars import BarRow, OptionBar
from twentyfive.presentation.settings import Settings
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.plain_suits import PlainSuit, PlainSuits
from twentyfive.ui.cards.trump_row import TrumpRow
from twentyfive.ui.figures.figure_table import FigureTable
from twentyfive.ui.pages.help.help_page import KeyTable
from twentyfive.ui.pages.learn.trainer_cards import QuestionCards
from twentyfive.ui.pages.learn.trainer_order import OrderRow
from twentyfive.ui.pages.learn.trainer_round import RoundBar
from twentyfive.ui.pages.new_game.seat_table import SeatTable
from twentyfive.ui.pages.practise.deal_editor_cards import PackGrid
from twentyfive.ui.pages.records.charts import BarChart, LastGames
from twentyfive.ui.pages.records.face_curves import FaceCurves
from twentyfive.ui.pages.review.review_choice import ChoiceCards
from twentyfive.ui.pages.review.review_detail import CardPair
from twentyfive.ui.pages.review.review_grid import ReviewGrid
from twentyfive.ui.pages.settings.sample_table import SampleTable
from twentyfive.ui.table.panels.deal_table import DealTable
from twentyfive.ui.table.panels.score_table import ScoreTable
from twentyfive.ui.table.panels.trick_row import TrickRow
from twentyfive.ui.table.surface.qr_code import QrCode
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.bar_table import BarTable
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.fields import ScaleSlider
from twentyfive.ui.widgets.rows import EvenRow, WrapPair
from twentyfive.wording.records.statistics import FigureCell

Maker = Callable[[Look, FaceStore, QWidget], QWidget]

WIDTHS = (-40, 0, 1, 7, 40, 300, 5000)


def without_cards(look: Look) -> PackGrid:
    grid = dressed(PackGrid(), look)
    grid.show_pack((), {})
    return grid


def without_ranks(look: Look, parent: QWidget) -> PlainSuits:
    suits = dressed(PlainSuits(parent), look)
    suits.show_suits([PlainSuit(Suit.CLUBS, "All its cards are trumps.", (), "")])
    return suits


def without_figures(look: Look) -> FigureTable:
    table = dressed(FigureTable(), look)
    table.show_lines([FigureLine("Twenty-Five", "", ())])
    return table


def choices_without_figures(look: Look, parent: QWidget) -> BarTable:
    bars = dressed(BarTable(parent), look)
    bars.show_rows([BarRow("Pass", (), best=True)], ["Points"])
    return bars


EMPTY: dict[str, Maker] = {
    "QR code": lambda *args: QrCode(args[-1]),
    "bars": lambda look, *_: dressed(BarChart(), look),
    "last games": lambda look, *_: dressed(LastGames(), look),
    "curves": lambda look, *_: dressed(FaceCurves(), look),
    "pack": lambda look, *_: without_cards(look),
    "deals": lambda look, *_: dressed(DealTable(), look),
    "scale": lambda look, *_: dressed(ScaleSlider(range(5), (), page=2), look),
    "figures": lambda look, *_: dressed(FigureTable(), look),
    "lines without figures": lambda look, *_: without_figures(look),
    "button": lambda look, _, parent: dressed(BaseButton("", parent), look),
    "keys": lambda look, *_: dressed(KeyTable((), ()), look),
    "options": lambda look, _, parent: dressed(BarTable(parent), look),
    "options without figures": lambda look, _, parent: choices_without_figures(look, parent),
    "buttons": lambda look, _, parent: dressed(EvenRow(parent), look),
    "pair": lambda look, _, parent: dressed(WrapPair(QWidget(), QWidget(), parent), look),
    "suits": lambda look, _, parent: dressed(PlainSuits(parent), look),
    "suits without ranks": lambda look, _, parent: without_ranks(look, parent),
    "choice": lambda look, faces, parent: dressed(ChoiceCards(faces, parent), look),
    "two cards": lambda look, faces, parent: dressed(CardPair(faces, parent), look),
    "review": lambda look, faces, _: dressed(ReviewGrid(faces), look),
    "sample": lambda look, faces, parent: dressed(SampleTable(faces, Settings(), parent), look),
    "scores": lambda look, _, parent: dressed(ScoreTable(parent), look),
    "seats": lambda look, _, parent: dressed(SeatTable(parent), look),
    "question": lambda look, faces, parent: dressed(QuestionCards(faces, parent), look),
    "round": lambda look, _, parent: dressed(RoundBar(parent), look),
    "order": lambda look, _, parent: dressed(OrderRow(parent), look),
    "trick": lambda look, faces, _: dressed(TrickRow(faces), look),
    "trumps": lambda look, faces, parent: dressed(TrumpRow(faces, parent), look),
}


@pytest.fixture
def faces(qapp: object) -> Iterator[FaceStore]:
    del qapp
    store = FaceStore()
    yield store
    store.close()


@pytest.mark.broad("1.0-QR code")
@pytest.mark.parametrize("kind", EMPTY)
@pytest.mark.parametrize("text", [1.0, 2.5])
def test_a_widget_without_content_has_a_size_at_any_width(
    qtbot: QtBot, faces: FaceStore, kind: str, text: float
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    widget = EMPTY[kind](look_of(800, 600, text), faces, parent)
    widget.setParent(parent)
    assert all(isinstance(size, QSize) for size in (widget.sizeHint(), widget.minimumSizeHint()))
    assert all(isinstance(widget.heightForWidth(width), int) for width in WIDTHS)


def test_rows_with_missing_figures_are_rejected_before_the_layout(qtbot: QtBot) -> None:
    look, window = look_of(800, 600), QWidget()
    qtbot.addWidget(window)
    table, bars, rows = dressed(FigureTable(), look), dressed(BarTable(window), look), QVBoxLayout(window)
    cell, bar = FigureCell("Games", "3", ""), OptionBar("3", 3.0, 3.0, 3.0)
    with pytest.raises(ValueError, match="argument 2 is shorter"):
        table.show_lines([FigureLine("Twenty-Five", "", (cell,)), FigureLine("Spoil Five", "", ())])
    with pytest.raises(ValueError, match="argument 2 is shorter"):
        bars.show_rows([BarRow("Pass", (bar,), best=True), BarRow("20", (), best=False)])
    rows.addWidget(table)
    rows.addWidget(bars)
    assert rows.totalHeightForWidth(300) >= 0
    assert table.rows == []
    assert bars.rows == ()
