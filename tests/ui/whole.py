"""The whole program for tests: the real window over a real engine, whose computer players think inline."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import Shiboken

from tests.minds import RememberingMinds
from tests.turns import turn
from tests.ui.pressing import click
from twentyfive.ai import Level
from twentyfive.core import PlayerView, Record, seated
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.hosting import Host
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.engine.seating.players import Computer, Person, Sitter, TableSetup
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.settings.model import ReducedMotion, Settings, Speed
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.audio_device import Cause, Device, NoSound, Trouble
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.ui.theme.look import Look, make_look
from twentyfive.ui.window.hosted_table import Equipment
from twentyfive.ui.window.main_window import MainWindow

NAMES = ("Anna", "Mary", "Seán", "Nora", "Tom", "Bridget", "Pat", "Aoife", "Liam", "Gráinne")
STILL = {"speed": Speed.OFF, "reduced_motion": ReducedMotion.OFF, "hold": None}
"""Settings under which nothing moves by itself: a full trick waits for a click."""


def no_device() -> Device:
    """A machine without a loudspeaker."""
    raise NoSound(Trouble(Cause.NO_DEVICE))


class Whole:
    """The program under test, with the data folder `data`, its settings set to `settings`.

    Attributes:
        window: the window.
        engine: its engine.
        minds: of the computer players.
    """

    def __init__(self, data: Path, **settings: object) -> None:
        store = SettingsStore()
        store.change(**{**STILL, **settings})
        self.store = store
        journal = Journal(data / "journal.25")
        self.minds = RememberingMinds()
        self.engine = GameEngine(self.minds, journal)
        self.faces = FaceStore()
        equipment = Equipment(Host(self.engine), self.faces, Sounds(store, no_device))
        self.window = MainWindow(store, journal, data, lambda: equipment)
        self.window.show()
        self.window.activateWindow()
        turn()
        assert self.window.playing.engine is self.engine, "the table is loaded after the first frame"
        turn()

    @property
    def settings(self) -> Settings:
        """What is set."""
        return self.store.settings

    @property
    def look(self) -> Look:
        """How the window looks."""
        return make_look(self.settings, self.window.width(), self.window.height())

    @property
    def view(self) -> PlayerView:
        """What the table shows."""
        view = self.window.table.view
        assert view is not None, "no game has begun"
        return view

    def close(self) -> None:
        """Close the window as a person does, if it is not closed yet: it is gone then."""
        if Shiboken.isValid(self.window):
            self.window.close()
        turn()

    def begin(self, players: int, sides: int, *, seed: int = 25, **options: object) -> Record:
        """Begin a game of Twenty-Five with one person, and show the table."""
        rules = seated("twenty-five", players, sides).replace(**options)
        sitters: tuple[Sitter, ...] = (Person(), *(Computer(Level.MEDIUM),) * (players - 1))
        setup = TableSetup(rules, NAMES[:players], sitters)
        header = setup.new_record().header
        record = Record.new(rules, names=header.names, seats=header.seats, seed=seed)
        self.window.play(KeptGame(record))
        return record

    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.view.over

    def moving(self) -> bool:
        """Whether cards are on their way."""
        return self.window.table.top.moving

    def waiting(self) -> bool:
        """Whether something lies still to be read."""
        return self.window.table.director.waiting

    def hand(self) -> tuple[CardButton, ...]:
        """The cards of the hand, left to right."""
        return self.window.table.top.canvas.hand_buttons()

    def playable(self) -> list[CardButton]:
        """The cards of the hand that are said to be playable."""
        return [button for button in self.hand() if button.accessibleDescription() == "may be chosen"]

    def said(self) -> str:
        """What was announced last."""
        return self.window.table.announcer.last

    def line(self) -> str:
        """What the line above the hand says."""
        return str(self.window.table.top.line.line)


class Start(Protocol):
    """Starts the program with these settings, over what it has kept before."""

    def __call__(self, **settings: object) -> Whole: ...


def press(window: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key wherever the focus is."""
    target = window.focusWidget() or window
    QTest.keyClick(target, key, modifier)
    turn()


def button(within: QWidget, text: str) -> QAbstractButton:
    """The visible button of that name."""
    found = [
        button
        for button in within.findChildren(QAbstractButton)
        if button.isVisible() and button.accessibleName() == text
    ] or [button for button in within.findChildren(QAbstractButton) if button.isVisible() and button.text() == text]
    assert len(found) == 1, f"{len(found)} buttons {text!r} among {names(within)}"
    return found[0]


def choice(within: QWidget, begins: str) -> QAbstractButton:
    """The visible button whose name begins so."""
    found = [name for name in names(within) if name.startswith(begins)]
    assert len(found) == 1, f"{len(found)} buttons {begins!r}… among {names(within)}"
    return button(within, found[0])


def names(within: QWidget) -> list[str]:
    """What the visible buttons are called."""
    return [
        button.accessibleName() or button.text()
        for button in within.findChildren(QAbstractButton)
        if button.isVisible()
    ]


def turn_by_mouse(whole: Whole) -> None:
    """Do the next thing that the game asks for, with the mouse alone."""
    table = whole.window.table
    if table.overlays.current is Overlay.DEAL:
        click(button(table.overlays.deal, "Next deal"))
    elif table.decision_panel.isVisible():
        click(whole.hand()[-1])
        click(choice(table.decision_panel, "Take"))
    elif whole.view.my_turn and table.director.up_to_date:
        click(whole.playable()[0])
    else:
        click(table.top.canvas, QPoint(table.top.width() // 2, table.top.line.y() - 30))


def turn_by_keys(whole: Whole) -> None:
    """Do the next thing that the game asks for, with the keyboard alone."""
    table, window = whole.window.table, whole.window
    if table.overlays.current is Overlay.DEAL:
        press(window, Qt.Key.Key_Return)
    elif table.decision_panel.isVisible():
        press(window, Qt.Key.Key_1)
        press(window, Qt.Key.Key_Return)
        while window.focusWidget() not in table.decision_panel.findChildren(QAbstractButton):
            press(window, Qt.Key.Key_Tab)
        press(window, Qt.Key.Key_Return)
    elif whole.view.my_turn and table.director.up_to_date:
        number = whole.hand().index(whole.playable()[-1]) + 1
        press(window, Qt.Key(Qt.Key.Key_0 + number))
        press(window, Qt.Key.Key_Return)
    else:
        press(window, Qt.Key.Key_Space)
