"""A table page over a game that another window has: two windows in one process, joined by the real gateway."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tests.net.tables import AnyPort, make_page
from tests.turns import turns
from tests.ui.dressing import dressed
from tests.ui.pressing import click
from tests.ui.whole import Start, Whole, button, choice, turn_by_mouse
from twentyfive.core import PlayerView, seated
from twentyfive.engine.seating.players import Guest, Person, TableSetup
from twentyfive.net.remote.host_link import HostLink
from twentyfive.net.remote.remote_game import RemoteGame
from twentyfive.net.remote.visit import Stage, Visit
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.pages.network.open_table_page import OpenTablePage
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.surface.card_buttons import CardButton
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.theme.look import make_look

_PATIENCE_MS = 10_000


class TwoWindows:
    """A host's window and a guest's table page.

    Attributes:
        host: the host's program.
        visit: the guest's part.
        page: the guest's table.
    """

    def __init__(self, host: Whole, qtbot: QtBot) -> None:
        self.host = host
        self._qtbot = qtbot
        setup = TableSetup(seated("twenty-five", 2, 2), ("Anna", "Máire"), (Person(), Guest()))
        host.window._starter.play_new(setup)
        table = host.window.playing.open_table
        self.wait(lambda: table.door is not None)
        assert table.door is not None
        self.visit = Visit(HostLink("127.0.0.1", table.door.port), RemoteGame(), table.code, "Síle")
        self.wait(lambda: self.visit.stage is Stage.CHOOSING)
        self.visit.sit(1)
        self.wait(lambda: self.visit.stage is Stage.WAITING)
        settings = host.settings
        self.page = dressed(TablePage(self.visit.game, FaceStore(), settings), make_look(settings, 1280, 800))
        qtbot.addWidget(self.page)
        self.page.resize(1280, 800)
        self.page.show()
        click(button(host.page(OpenTablePage), "Start the game"))
        self.wait(lambda: self.visit.stage is Stage.PLAYING)

    def wait(self, happened: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(happened, timeout=_PATIENCE_MS)

    @property
    def view(self) -> PlayerView:
        assert self.page.view is not None
        return self.page.view

    def turn_of_guest(self) -> None:
        """Do what the guest's table asks for next, with the mouse alone."""
        page = self.page
        if page.overlays.current is Overlay.DEAL:
            click(button(page.overlays.deal, "Next deal"))
        elif page.decision_panel.isVisible():
            click(self._cards()[-1])
            click(choice(page.decision_panel, "Take"))
        elif self.view.my_turn and page.director.up_to_date:
            click(next(card for card in self._cards() if card.card in page.hand.choice.offered))
        else:
            click(page.top.canvas, QPoint(page.top.width() // 2, page.top.line.y() - 30))

    def _cards(self) -> tuple[CardButton, ...]:
        return self.page.top.canvas.hand_buttons()

    def play_until(self, done: Callable[[], bool]) -> None:
        for _ in turns(60):
            if done():
                return
            if self.host.view.my_turn or self.host.engine.waits_for_next_deal or self.host.waiting():
                turn_by_mouse(self.host)
            self.turn_of_guest()
            self._qtbot.wait(1)


@pytest.fixture
def windows(start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TwoWindows]:
    resources = make_page(tmp_path)
    monkeypatch.setattr(
        "twentyfive.net.table_server.GatewayLink", lambda: AnyPort(bind="127.0.0.1", resources=resources)
    )
    made = TwoWindows(start(), qtbot)
    yield made
    made.visit.close()


def test_a_game_of_several_deals_is_played_with_the_mouse_in_two_windows(windows: TwoWindows) -> None:
    assert windows.view.names == ("Anna", "Síle")
    assert windows.view.seat == 1
    assert not windows.page.curtain.isVisible()
    windows.play_until(lambda: len(windows.view.history) >= 2 or windows.view.over)
    windows.wait(lambda: windows.page.director.revision == windows.host.engine.revision)
    assert windows.view == windows.host.engine.seats.view(windows.host.engine.state, 1)
