"""The guest bar: a strip at the top of the window with what the guests ask of the persons at this screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.net.lobby.lobby import Lobby
from twentyfive.net.open_table import OpenTable
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.theme.look import Look, apply_look
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.rows import free_height, height_of
from twentyfive.ui.window.strips import Strip
from twentyfive.wording import network
from twentyfive.wording.names import translate


@dataclass(frozen=True, slots=True)
class _Matter:
    """Something that the guests ask.

    Attributes:
        text: the sentence.
        yes, no: the labels of the buttons; `no` is empty if there is one button.
        on_yes, on_no: their effects.
        key: what tells this matter from the next, so that a bar that only counts is not said again.
    """

    text: str
    yes: str
    on_yes: Callable[[], None]
    no: str = ""
    on_no: Callable[[], None] = lambda: None
    key: object = None


class GuestBar(Strip):
    """Asks one thing at a time: may this be taken back, is somebody let in, shall the computer play, go on.

    Attributes:
        yes: the button that agrees, lets in, plays or goes on.
        no: the button that does not.
        announcer: speaks to the screen reader.
    """

    def __init__(self, table: OpenTable, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._look = look
        self._matter: _Matter | None = None
        self._label = RichLabel("", look, self)
        free_height(self._label)
        self.yes = PrimaryButton("", look, self)
        self.no = SecondButton("", look, self)
        self.yes.clicked.connect(lambda: self._answer(yes=True))
        self.no.clicked.connect(lambda: self._answer(yes=False))
        self.announcer = Announcer(self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label, 1)
        for button in (self.yes, self.no):
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()
        table.changed.connect(self._refresh)

    @property
    def text(self) -> str:
        """The sentence; empty while nothing is asked."""
        return "" if self._matter is None else self._label.plain

    def height_for(self, width: int) -> int:
        """Return the height that the sentence and the buttons need at `width`."""
        margins, buttons = self._row.contentsMargins(), [self.yes, self.no][: 1 + (not self.no.isHidden())]
        beside = (
            margins.left()
            + margins.right()
            + sum(button.sizeHint().width() + self._row.spacing() for button in buttons)
        )
        text = height_of(self._label, max(1, width - beside))
        return max(text, *(button.sizeHint().height() for button in buttons)) + margins.top() + margins.bottom()

    def set_look(self, look: Look) -> None:
        """Paint in another look from now on."""
        self._look = look
        apply_look(self, look)
        self.update()

    def _refresh(self) -> None:
        """Show what is asked now; a screen reader says it when it is new."""
        matter = _matter(self._table.lobby) if self._table.is_open else None
        before, self._matter = self._matter, matter
        if matter is None:
            self.hide()
        else:
            self._label.set_text(matter.text)
            self.yes.set_label(matter.yes)
            self.no.set_label(matter.no)
            self.no.setVisible(bool(matter.no))
            for button in (self.yes, self.no):
                button.setAccessibleDescription(self._label.accessibleName())
            self.show()
            if before is None or before.key != matter.key:
                self.announcer.interrupt(self._label.accessibleName())
        if (before is None) != (matter is None) or (matter is not None and before is not None):
            self.resized.emit()

    def _answer(self, *, yes: bool) -> None:
        matter = self._matter
        if matter is not None:
            (matter.on_yes if yes else matter.on_no)()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colours.raised)
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._look.colours.line)
        painter.fillRect(0, 0, 6, self.height(), self._look.colours.gold)
        painter.end()


def _matter(lobby: Lobby) -> _Matter | None:
    """Return the most urgent thing that the guests ask; None if they ask nothing."""
    if lobby.vote_text:
        return _Matter(
            lobby.vote_text,
            translate("network", "Agree"),
            lambda: lobby.answer(True),
            translate("network", "No"),
            lambda: lobby.answer(False),
            key=lobby.vote_text,
        )
    arrivals = () if lobby.reception.is_gathering else tuple(lobby.reception.arrivals.values())
    for arrival in arrivals[:1]:  # before the game the page of the open table asks
        return _Matter(
            network.wants_to_come_in(arrival.name, arrival.place.player),
            translate("network", "Let in"),
            partial(lobby.reception.let_in, arrival.link),
            translate("network", "No"),
            partial(lobby.reception.refuse, arrival.link),
            key=arrival.link,
        )
    if lobby.countdown_text:
        return _Matter(
            lobby.countdown_text,
            translate("network", "Play now"),
            lobby.absence.play_now,
            translate("network", "Wait"),
            lobby.absence.wait,
            key=lobby.countdown_text,
        )
    if lobby.people.paused:
        return _Matter(lobby.people.paused, translate("network", "Go on"), lobby.resume, key=lobby.people.paused)
    return None
