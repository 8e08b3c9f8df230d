"""The whole program for tests: the real window and engine, with computer players in the same process."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol, TypeVar

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
from twentyfive.engine.programs.seated_programs import SeatedPrograms
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, Sitter, TableSetup
from twentyfive.presentation.settings import ReducedMotion, Settings, Speed
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.audio_device import Cause, Device, NoSound, Trouble
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.ui.theme.look import Look, make_look
from twentyfive.ui.window.local_table import Equipment
from twentyfive.ui.window.main_window import MainWindow
from twentyfive.ui.window.routes import ROUTES

_Page = TypeVar("_Page", bound=QWidget)

NAMES = ("Anna", "Mary", "Seán", "Nora", "Tom", "Bridget", "Pat", "Aoife", "Liam", "Gráinne")
STILL = {"speed": Speed.OFF, "reduced_motion": ReducedMotion.OFF, "hold": None, "explains": False}
"""Settings without animations or delays; a full trick waits for a click, and nothing is explained on the way."""


def no_device() -> Device:
    """Stand in for a machine without an audio device."""
    raise NoSound(Trouble(Cause.NO_DEVICE))


def route_to(kind: type[QWidget]) -> str:
    """Return the route of the pages of this class."""
    return next(name for name, row in ROUTES.items() if (row.module, row.kind) == (kind.__module__, kind.__name__))


def page_of(window: MainWindow, kind: type[_Page]) -> _Page:
    """Return the page of this class, whether it is shown or not; it is made when it is first asked for."""
    page = window.router.page(route_to(kind))
    assert isinstance(page, kind)
    return page


class Whole:
    """The program under test.

    Attributes:
        data: the folder of its data.
        store: the settings.
        window: the window.
        engine: the engine of its games.
        minds: the computer players.
        programs: the same, with programs among them.
        faces: the pictures of the cards.
    """

    def __init__(self, data: Path, **settings: object) -> None:
        """Start the program with these settings; `data` is the folder of its data."""
        self.data = data
        store = SettingsStore()
        store.change(**{**STILL, **settings})
        self.store = store
        journal = Journal(data / "journal.25")
        self.minds = RememberingMinds()
        self.programs = SeatedPrograms(self.minds, lambda name: store.settings.programs.find(name))
        self.engine = GameEngine(self.programs, journal)
        self.faces = FaceStore()
        equipment = Equipment(Host(self.engine), self.faces, Sounds(store, no_device), self.programs)
        self.window = MainWindow(store, journal, data, lambda: equipment)
        self.window.start.setUpdatesEnabled(False)  # painting its buttons would take a sixth of the start
        self.window.show()
        self.window.activateWindow()
        turn()
        assert self.window.playing.engine is self.engine, "the table is loaded after the first frame"
        turn()
        self.window.start.setUpdatesEnabled(True)

    @property
    def settings(self) -> Settings:
        """The settings."""
        return self.store.settings

    @property
    def look(self) -> Look:
        """The look of the window."""
        return make_look(self.settings, self.window.width(), self.window.height())

    @property
    def view(self) -> PlayerView:
        """The view that the table shows."""
        view = self.window.table.view
        assert view is not None, "no game has begun"
        return view

    def close(self) -> None:
        """Close the window as a person does, unless it is closed already; it is deleted then."""
        if Shiboken.isValid(self.window):
            self.window.close()
        turn()

    def page(self, kind: type[_Page]) -> _Page:
        """Return the page of this class, whether it is shown or not."""
        return page_of(self.window, kind)

    def open(self, kind: type[_Page], *what: object) -> _Page:
        """Open the page of this class, filled with `what` it is to show, and return it."""
        self.window.router.open(route_to(kind), *what)
        return self.page(kind)

    def begin(self, players: int, sides: int, *, seed: int = 25, **options: object) -> Record:
        """Begin a game of Twenty-Five with one person, and show the table."""
        rules = seated("twenty-five", players, sides).replace(**options)
        sitters: tuple[Sitter, ...] = (Person(), *(Computer(Level.MEDIUM),) * (players - 1))
        setup = TableSetup(rules, NAMES[:players], sitters)
        header = setup.new_record().header
        record = Record.new(rules, names=header.names, seats=header.seats, seed=seed)
        self.window.play(GameToken(record))
        return record

    def is_over(self) -> bool:
        """Return True if the match is over."""
        return self.view.over

    def moving(self) -> bool:
        """Return True if cards are in flight."""
        return self.window.table.top.moving

    def waiting(self) -> bool:
        """Return True if the table pauses so that something can be read."""
        return self.window.table.director.waiting

    def hand(self) -> tuple[CardButton, ...]:
        """Return the cards of the hand, left to right."""
        return self.window.table.top.canvas.hand_buttons()

    def playable(self) -> list[CardButton]:
        """Return the cards of the hand that may be chosen."""
        return [button for button in self.hand() if button.card in self.window.table.hand.choice.offered]

    def said(self) -> str:
        """Return the last announcement."""
        return self.window.table.announcer.last

    def line(self) -> str:
        """Return the text of the line above the hand."""
        return str(self.window.table.top.line.line)


class Start(Protocol):
    """Starts the program with these settings and the data of earlier starts."""

    def __call__(self, **settings: object) -> Whole: ...


def press(window: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key in the widget with the focus."""
    target = window.focusWidget() or window
    QTest.keyClick(target, key, modifier)
    turn()


def button(within: QWidget, text: str) -> QAbstractButton:
    """Return the visible button of that name."""
    found = [
        button
        for button in within.findChildren(QAbstractButton)
        if button.isVisible() and button.accessibleName() == text
    ] or [button for button in within.findChildren(QAbstractButton) if button.isVisible() and button.text() == text]
    assert len(found) == 1, f"{len(found)} buttons {text!r} among {names(within)}"
    return found[0]


def choice(within: QWidget, begins: str) -> QAbstractButton:
    """Return the visible button whose name begins with `begins`."""
    found = [name for name in names(within) if name.startswith(begins)]
    assert len(found) == 1, f"{len(found)} buttons {begins!r}… among {names(within)}"
    return button(within, found[0])


def names(within: QWidget) -> list[str]:
    """Return the names of the visible buttons."""
    return [
        button.accessibleName() or button.text()
        for button in within.findChildren(QAbstractButton)
        if button.isVisible()
    ]


def turn_by_mouse(whole: Whole) -> None:
    """Do what the game asks for next, with the mouse alone."""
    table = whole.window.table
    if table.curtain.isVisible():
        click(table.curtain.open_button)
    elif table.overlays.current is Overlay.DEAL:
        click(button(table.overlays.deal, "Next deal"))
    elif table.decision_panel.isVisible():
        click(whole.hand()[-1])
        click(choice(table.decision_panel, "Take"))
    elif whole.view.my_turn and table.director.up_to_date:
        click(whole.playable()[0])
    else:
        click(table.top.canvas, QPoint(table.top.width() // 2, table.top.line.y() - 30))


def turn_by_keys(whole: Whole) -> None:
    """Do what the game asks for next, with the keyboard alone."""
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
