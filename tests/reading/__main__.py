"""Plays a game in the real window, and prints each sentence once that it shows or says, in any language.

It takes every hint, asks of every card that may not be played why not, and looks back at the end.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from resources.translations.generator.files import made_ready
from resources.translations.generator.shipped import FOLDER
from tests.homes import make_home
from tests.together.playing import words_on
from tests.turns import turn
from tests.ui.pressing import click
from tests.ui.whole import Whole, press
from twentyfive.ai import Level
from twentyfive.core import Phase, Record, seated
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, TableSetup
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.ui.settings.languages import install_language
from twentyfive.ui.table.overlays import Overlay

NAMES: Final = ("Aoife", "Mary", "Seán", "Úna", "Bríd", "Henri", "Nóra", "Pat", "Liam", "Gráinne")
HINT_STEPS: Final = 4
STEPS_BACK: Final = 30
"""The steps that are looked at again at the end."""


class Reader:
    """A person at the window, who reads everything out."""

    def __init__(self, whole: Whole) -> None:
        self._whole = whole
        self._table = whole.window.table
        self._told: set[str] = set()
        self._hinted: object = None
        self._table.announcer.said.connect(lambda text: self._tell("said", text))

    def play(self, deals: int) -> None:
        """Play so many deals, and look back."""
        while not self._is_over(deals):
            turn()
            self._read("shown", self._table)
            if self._table.overlays.current is Overlay.DEAL:
                self._press_first(self._table.overlays.deal)
            elif self._table.director.waiting or self._table.top.moving:
                click(self._table.top.canvas, QPoint(self._table.top.width() // 2, self._table.top.line.y() - 30))
            elif self._whole.view.my_turn and self._table.director.up_to_date:
                self._ask()
                self._answer()
        self._read("deal", self._table.overlays.deal)
        self._look_back()

    def _is_over(self, deals: int) -> bool:
        view = self._whole.view
        at_result = self._table.overlays.current is Overlay.DEAL
        return at_result and (view.over or len(view.history) >= deals)

    def _ask(self) -> None:
        """Take all steps of the hint, and ask of each card that may not be played."""
        view = self._whole.view
        at = (view.deal_number, len(view.tricks), view.phase)
        if at == self._hinted:
            return
        self._hinted = at
        for _ in range(HINT_STEPS):
            press(self._whole.window, Qt.Key.Key_H)
            self._tell("line", self._whole.line())
        self._read("hint", self._table)
        press(self._whole.window, Qt.Key.Key_Escape)
        if self._table.decision_panel.isVisible():
            return
        for card in set(self._whole.hand()) - set(self._whole.playable()):
            click(card)
            turn()
            self._tell("line", self._whole.line())

    def _answer(self) -> None:
        """Choose the first thing that the game offers."""
        if not self._table.decision_panel.isVisible():
            if self._whole.playable():
                click(self._whole.playable()[0])
            return
        self._read("asked", self._table.decision_panel)
        hand, view = self._whole.hand(), self._whole.view
        if view.phase in (Phase.ROB, Phase.EXCHANGE):
            for card in hand[: max(1, len(hand) - view.rules.hand_size)]:
                click(card)
        self._press_first(self._table.decision_panel)

    def _look_back(self) -> None:
        self._table.overlays.deal.look_back_asked.emit()
        page = self._whole.page(ReviewPage)
        for _ in range(STEPS_BACK):
            turn()
            self._read("look back", page)
            press(self._whole.window, Qt.Key.Key_Right)

    def _press_first(self, panel: QWidget) -> None:
        """Press the first button of a panel that can be pressed, or the one with the focus."""
        offered = [each for each in panel.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
        focused = [each for each in offered if each.hasFocus()]
        if offered:
            click((focused or offered)[0])

    def _read(self, where: str, panel: QWidget) -> None:
        for text in words_on(panel):
            self._tell(where, text)

    def _tell(self, where: str, text: str) -> None:
        if text and text not in self._told:
            self._told.add(text)
            sys.stdout.write(f"{where}: {text}\n".replace("\n", " / ").removesuffix(" / ") + "\n")


def main() -> None:
    """Read a game out."""
    parser = argparse.ArgumentParser(prog="python -m tests.reading", description=__doc__)
    parser.add_argument("language", help="the code of a language, as ga or en")
    parser.add_argument("game", nargs="?", default="twenty-five", help="the name of a game, as spoil-five")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--sides", type=int, default=5)
    parser.add_argument("--deals", type=int, default=2, help="the deals that are played, if the game goes on so long")
    parser.add_argument("--seed", type=int, default=25)
    asked = parser.parse_args()
    rules = seated(asked.game, asked.players, asked.sides)
    setup = TableSetup(rules, NAMES[: asked.players], (Person(), *(Computer(Level.MEDIUM),) * (asked.players - 1)))
    header = setup.new_record().header
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ.update(make_home(folder / "home"))
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        app = QApplication([])
        for file in FOLDER.glob("*.ts"):
            shutil.copy(file, folder)
            made_ready(folder / file.name)
        with patch("twentyfive.ui.window.language_switch.languages_folder", lambda: folder):
            install_language(asked.language, folder)
            whole = Whole(folder / "data", language=asked.language)
            whole.window.play(GameToken(Record.new(rules, names=header.names, seats=header.seats, seed=asked.seed)))
            Reader(whole).play(asked.deals)
            whole.close()
        del app


if __name__ == "__main__":
    main()
