"""The Settings page over a store, with actions of a person on it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import settle, show
from tests.ui.painted import painted_texts
from tests.ui.pressing import click
from tests.ui.whole import no_device
from twentyfive.core import Card
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.placement import Placement
from twentyfive.ui.cards.decks import load_deck
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.pages.settings.settings_page import SettingsPage, SettingsSubject
from twentyfive.ui.pages.settings.settings_questions import SettingsQuestions
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.theme.look import deck_for, make_look
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.fields import ScaleSlider

LEFT = Qt.MouseButton.LeftButton
NOWHERE = Path("a folder that is not there")
HAND = ("5S", "QS", "3H", "KD")


class ShownSettings:
    """The page over a store; like the window, it gives the page the look of the settings."""

    def __init__(self, qtbot: QtBot, width: int = 1280, height: int = 800, **settings: object) -> None:
        self.store = SettingsStore()
        self.store.change(**settings)
        self.faces = FaceStore()
        self.sounds = Sounds(self.store, no_device)
        self.store.changed.connect(self._dress)
        self.page = dressed(
            SettingsPage(self.store, self.faces, self.sounds, NOWHERE), make_look(self.settings, width, height)
        )
        self._wear()
        show(qtbot, self.page, width, height)
        qtbot.addWidget(self.page, before_close_func=lambda _: self._close())

    @property
    def settings(self) -> Settings:
        return self.store.settings

    def click(self, button: BaseButton) -> None:
        """Click a button; a switch is on its left."""
        click(button, button.frame().center())
        settle()

    def open(self, subject: SettingsSubject) -> None:
        """Show the questions about this subject."""
        self.click(self.page.subjects.of[subject])

    @property
    def questions(self) -> SettingsQuestions:
        """The visible questions."""
        (visible,) = (found for found in self.page.findChildren(SettingsQuestions) if found.isVisible())
        return visible

    def picture(self) -> QImage:
        """A picture of the sample."""
        self.page.sample.grab()
        self.faces.settle()
        return self.page.sample.grab().toImage()

    def lying(self, card: str) -> Placement:
        """The placement of a card of the sample."""
        return next(lying for lying in self.page.sample.cards if lying.spot.card == Card.parse(card))

    def hand(self) -> list[str]:
        """The hand of the sample, left to right."""
        return sorted(HAND, key=lambda card: self.lying(card).x)

    def _close(self) -> None:
        self.sounds.close()
        self.faces.close()

    def _wear(self) -> None:
        self.faces.use(load_deck(deck_for(self.settings)), self.settings.back)

    def _dress(self, settings: Settings) -> None:
        self._wear()
        self.page.wear(make_look(settings, self.page.width(), self.page.height()))


def place_of(scale: ScaleSlider, number: int) -> QPoint:
    """The place of a number on a scale whose ends are marked."""
    marks = sorted(mark.area.center().x() for mark in painted_texts(scale))
    share = (number - scale.minimum()) / (scale.maximum() - scale.minimum())
    return QPoint(round(marks[0] + share * (marks[-1] - marks[0])), scale.height() // 2)


def drag(scale: ScaleSlider, number: int) -> None:
    """Drag the knob to a number, without letting go."""
    QTest.mousePress(scale, LEFT, pos=place_of(scale, scale.value()))
    QTest.mouseMove(scale, place_of(scale, number))
