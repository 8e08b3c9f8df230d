"""The New game page as a whole: its keys, its accessible names, and its layout at every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import WINDOWS, faults, look_of, settle, show, tab_stops
from tests.ui.pages.new_game.answering import more, opened, rename
from tests.ui.pressing import click
from tests.ui.reading import sentences
from twentyfive.ai import Level
from twentyfive.core.rules.options import RobDeadline
from twentyfive.engine.seating.players import Guest
from twentyfive.presentation.new_game import sides_for, usual_choices
from twentyfive.presentation.new_game_folds import Fold
from twentyfive.presentation.new_game_text import choices_text
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage
from twentyfive.ui.widgets.buttons import SecondButton


def test_escape_and_back_lead_back(page: NewGamePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back_asked, timeout=1000):
        QTest.keyClick(page.editor.name, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.back_asked, timeout=1000):
        click(page.header.back)


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_tab_goes_through_the_page_in_reading_order(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = opened(qtbot, *size)
    more(page, 4)
    click(page.table.plates[7])
    click(page.games["spoil-five"])
    settle()
    editor, rules = page.editor, page.rules
    less, more_players = (button for button in page.players.findChildren(SecondButton))
    table = [page.table.plates[7], page.drawing.draw]
    inside: dict[Fold, Callable[[], list[QWidget]]] = {
        Fold.GAME: lambda: [page.list.search, page.games["spoil-five"]],
        Fold.PLAYERS: lambda: [
            *(less, more_players, page.sides, *table, editor.name, editor.levels[Level.MEDIUM]),
            *(editor.character, editor.same_for_all),
        ],
        Fold.RULES: lambda: [
            *(row for row in rules.rows_of.values() if row.isVisible()),
            *(rules.more, rules.all_rules),
        ],
    }
    for fold, stops in inside.items():
        page.folds.open(fold)
        settle()
        heads = [*page.folds.heads.values()]
        first = len(heads) if page.folds.in_row else [*Fold].index(fold) + 1
        expected = [page.header.back, *heads[:first], *stops(), *heads[first:], page.footer.start]
        assert tab_stops(page) == expected


def test_every_control_has_an_accessible_name(page: NewGamePage) -> None:
    click(page.rules.more)
    named = [page.editor.name, page.players, *page.rules.rows_of.values(), *page.table.plates, *page.games.values()]
    for widget in named:
        children = [widget] if widget is not page.players else [page.players.less, page.players.more]
        for child in children:
            interface = QAccessible.queryAccessibleInterface(child)
            assert interface is not None
            assert interface.text(QAccessible.Text.Name)
    assert page.table.plates[1].accessibleName() == "Seat 2, Mary, computer player, medium"
    assert page.rules.rows_of["follow"].accessibleName() == "When a plain suit is led: Follow suit or trump"


@pytest.mark.broad("800-600-1.5-5")
@pytest.mark.parametrize("players", [2, 5, 10])
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(qtbot: QtBot, width: int, height: int, text: float, players: int) -> None:
    page = dressed(NewGamePage(), look_of(width, height, text))
    chosen = usual_choices().seat(players).change("rob_deadline", RobDeadline.OPENING_LEAD).change("best_of", 3)
    page.restore(choices_text(chosen.divide(sides_for("twenty-five", players)[-1]).fill(1, Guest())))
    show(qtbot, page, width, height)
    for fold in Fold:
        page.folds.open(fold)
        settle()
        assert faults(page) == []


def test_the_full_summary_is_on_the_page_where_the_footer_has_no_room(qtbot: QtBot) -> None:
    page = opened(qtbot, text=2.5)
    sentence = "Twenty-Five for five, everybody for themselves, to 25. Computer players: medium."
    assert page.footer.said != sentence
    assert sentence in sentences(page)
    rename(page, 1, "a|b")
    settle()
    assert page.footer.said == "Seat 2: a name cannot contain “|”."
    assert faults(page) == []
