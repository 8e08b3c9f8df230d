"""Takes the screenshot of the results of a same cards evening."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from tests.ui.pages.evening.evenings import EveningPages
from tests.ui.whole import Whole
from twentyfive.ai import Level
from twentyfive.ai.levels import advise
from twentyfive.core import seated, table_move, to_act, view_for
from twentyfive.core.rules.presets import one_deal
from twentyfive.engine.evening.evening import Evening, EveningPlan, Form, Played, Sitting, record_of
from twentyfive.presentation.new_game import usual_names
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.evening.evening_results_page import EveningResultsPage

NAME = "same-cards"
"""The name of the picture."""

SIZE: Final = (1100, 640)
FRIENDS: Final = (("Anna",), ("Máire",), ("Dónal",), ("Peig",))
DEALS: Final = 6
DEAL: Final = 1
"""The deal that is shown beside the ranking: one on which the results differ."""


def take(quality: int, path: Path) -> bool:
    """Take the picture and write it; return False if it cannot be written."""
    with tempfile.TemporaryDirectory() as name:
        for stored in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(stored, QSettings.Scope.UserScope, name)
        whole = Whole(Path(name), theme=ThemeChoice.LIGHT)
        whole.window.resize(*SIZE)
        whole.window.start.chosen.emit(Entry.EVENING)
        pages = EveningPages(whole)
        pages.desk.begin(_plan())
        pages.desk.evening = _played(_plan())
        pages.whole.open(EveningResultsPage)
        pages.results.deal.show_answers(pages.results.deal.answers, DEAL)
        pages.results.deal.chosen.emit(DEAL)
        QApplication.processEvents()
        picture = whole.window.grab()
        whole.close()
    return picture.save(str(path), "WEBP", quality)


def _plan() -> EveningPlan:
    rules = one_deal(seated("fifty-five", 4, 4))
    computers = tuple(name for name in usual_names() if (name,) not in FRIENDS)[: rules.players]
    return EveningPlan("Friday evening", rules, FRIENDS, Form.ALONE, DEALS, 25, Level.MEDIUM, computers)


def _played(plan: EveningPlan) -> Evening:
    """Let everybody play all deals, each friend with fancies of their own."""
    evening = Evening(plan)
    for sitting in plan.sittings:
        evening = evening.with_played(sitting, _deal(plan, sitting))
    return evening


def _deal(plan: EveningPlan, sitting: Sitting) -> Played:
    record = record_of(plan, sitting, Played())
    while not record.state.over:
        state = record.state
        seat = to_act(state)
        if seat is None:
            record.push(table_move(state, random.Random(sitting.deal)))
        else:
            fancy = sitting.north if seat == 0 else 9
            level = Level.EASY if fancy % 2 else Level.MEDIUM
            record.push(advise(view_for(state, seat), level, 100 * fancy + record.ply).move)
    return Played(tuple(map(str, record.moves[1:])))
