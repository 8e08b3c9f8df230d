"""The hint panel: the figures of every choice with their uncertainty, and nothing of it cut."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.panels import WINDOWS, cut_off, look, window
from twentyfive.ai.advice.findings import Estimate, MoveValue
from twentyfive.core import PRESETS, Card
from twentyfive.core.moves import Exchange, PlayCard, PlayerMove
from twentyfive.ui.table.panels.hint_panel import HintPanel
from twentyfive.wording.learning.hints import figures_spoken


def some_choices(moves: list[PlayerMove], *, certain: bool = False) -> tuple[MoveValue, ...]:
    """Figures for these moves in falling order, the last below zero."""
    error = 0.0 if certain else 0.31
    return tuple(
        MoveValue(move, Estimate(12.5 - 30 * place / len(moves), error), Estimate(0.6 - place / 20, error / 20))
        for place, move in enumerate(moves)
    )


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


PLAYS: list[PlayerMove] = [PlayCard(card) for card in cards("5S 10D JK AH KC")]
EXCHANGES: list[PlayerMove] = [Exchange(cards("10S 10D 10C QH KC")), Exchange(cards("5S 10D")), Exchange(())]


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("moves", [PLAYS, EXCHANGES], ids=["plays", "exchanges"])
def test_nothing_is_cut_off(qtbot: QtBot, moves: list[PlayerMove], size: tuple[int, int, float]) -> None:
    width, height, text = size
    around = window(qtbot, width, height)
    panel = dressed(HintPanel(around), look(width, height, text))
    panel.show_choices(some_choices(moves), PRESETS["fifty-five"])
    available = around.rect().adjusted(12, 12, -12, -200).size()
    sheet = around.rect()
    sheet.setSize(panel.preferred_size(available))
    panel.place(sheet.translated(12, 12))
    panel.show()
    QApplication.processEvents()
    assert not cut_off(panel, panel.rect())
    assert panel.sheet().height() <= available.height()


def test_each_figure_shows_its_uncertainty(qtbot: QtBot) -> None:
    around = window(qtbot, 1280, 800)
    panel = dressed(HintPanel(around), look())
    panel.show_choices(some_choices(PLAYS), PRESETS["twenty-five"])
    assert [bar.figure for bar in panel.bars.rows[0].bars] == ["12.5 ± 0.6", "60 ± 3"]
    assert panel.bars.accessibleName().startswith(
        "5 of spades: 12.5 points, give or take 0.6; 60 games won in 100, give or take 3. 10 of"
    )


@pytest.mark.parametrize(
    ("points", "chance", "told"),
    [
        (Estimate(1.0, 0.0), Estimate(0.01, 0.0), "5♠: 1 point; 1 game won in 100."),
        (Estimate(2.0, 0.0), Estimate(0.47, 0.005), "5♠: 2 points; 47 games won in 100, give or take 1."),
        (Estimate(1.0, 0.0), None, "5♠: 1 chip."),
    ],
)
def test_one_point_or_game_is_singular(points: Estimate, chance: Estimate | None, told: str) -> None:
    assert figures_spoken((MoveValue(PLAYS[0], points, chance),), PRESETS["twenty-five"]) == told


def test_certain_figures_show_no_uncertainty(qtbot: QtBot) -> None:
    around = window(qtbot, 1280, 800)
    panel = dressed(HintPanel(around), look())
    panel.show_choices(some_choices(PLAYS, certain=True), PRESETS["twenty-five"])
    assert [bar.figure for bar in panel.bars.rows[0].bars] == ["12.5", "60"]
