"""The curtain between the turns of several people at one screen: it covers all hands until the next player opens it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from twentyfive.core import PlayerView
from twentyfive.presentation.table.curtain import KEY_TEXT, LEAVE_TEXT, curtain_words, game_so_far
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.accessibility.roles import Grouped
from twentyfive.ui.cards.emblem import plait_frame
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.buttons import PrimaryButton, QuietButton
from twentyfive.ui.widgets.panels import Panel, RichLabel, Role

_WIDEST_IN_LETTERS: Final = 36

_DEAF_S: Final = 1.0
"""After its fall no key opens the curtain for this time: a second press on the card before would show the next hand."""

_PRESSING: Final = (Qt.Key.Key_Space, Qt.Key.Key_Select, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that press a button."""


class _RoomyPanel(Panel):
    """A panel that stands alone, with ample space around and between its parts."""

    def fit(self) -> None:
        super().fit()
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(layout.contentsMargins() + round(0.5 * self._look.padding))
            layout.setSpacing(self._look.gap)


class Curtain(Styled, QWidget, Grouped):
    """A cover over the whole table with all hands. Space opens it, Esc leaves the table.

    Attributes:
        open_button, leave_button: the buttons for the same two actions.
        announcer: tells a screen reader to whom the screen is passed.
        clock: tells the time in seconds.

    Signals:
        opened(int): the person who plays the hand of that seat asks to see it.
        leave_asked(): the person wants to save the game and leave the table.
    """

    opened = Signal(int)
    leave_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat = 0
        self._view: PlayerView | None = None
        self._points_shown = True
        self._fell_at = 0.0
        self.clock: Callable[[], float] = monotonic
        self._cloth: QPixmap | None = None
        self._panel = _RoomyPanel(self)
        self._title = RichLabel("", self._panel, role=Role.TITLE)
        self._why = RichLabel("", self._panel)
        self._key = RichLabel(KEY_TEXT(), self._panel, role=Role.NOTE)
        self._state = RichLabel("", self._panel, role=Role.NOTE)
        self.open_button = PrimaryButton("", self._panel, icon=Icon.EYE)
        self.leave_button = QuietButton(LEAVE_TEXT(), self._panel, icon=Icon.BACK)
        column = QVBoxLayout(self._panel)
        for widget in (self._title, self._why, self.open_button, self._key, self._state):
            column.addWidget(widget)
        column.addWidget(self.leave_button)
        column.setAlignment(self.leave_button, Qt.AlignmentFlag.AlignLeft)
        self._panel.fit()
        self.open_button.clicked.connect(lambda: self.opened.emit(self._seat))
        self.leave_button.clicked.connect(self.leave_asked)
        self.open_button.installEventFilter(self)
        self.setFocusProxy(self.open_button)
        self.announcer = Announcer(self)

    def fall(self, view: PlayerView, seat: int, player: int) -> None:
        """Cover the table until the person at `player` opens it, to play the hand of `seat`.

        `view` holds only what everybody may know.
        """
        self._seat, self._view = seat, view
        words = curtain_words(view, seat, player)
        self._title.set_text(words.title)
        self._why.set_text(words.why)
        self.open_button.set_label(words.opens)
        self.setAccessibleName(self._title.plain)
        self._write_state()
        self._place()
        self.raise_()
        if self.isHidden():
            self._fell_at = self.clock()
            self.show()
            self.announcer.say(f"{self._title.plain}. {self._why.plain}")
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_points_shown(self, shown: bool) -> None:
        """Show or hide the scores."""
        self._points_shown = shown
        self._write_state()

    def _write_state(self) -> None:
        if self._view is not None:
            self._state.set_text(game_so_far(self._view, points_shown=self._points_shown))
        self._state.setVisible(bool(self._state.plain))

    def restyle(self) -> None:
        self._cloth = None
        self._place()
        self.update()

    def _place(self) -> None:
        width = min(self.width() - 8 * self._look.gap, _WIDEST_IN_LETTERS * self._look.medium)
        most = self.height() - 2 * self._look.gap
        self._key.show()
        if self._panel.sheet_height_for(width) > most:
            self._key.hide()
        height = min(self._panel.sheet_height_for(width), most)
        self._panel.place(QRect((self.width() - width) // 2, (self.height() - height) // 2, width, height))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus between the two buttons, never to anything under the curtain."""
        del forward  # with two buttons both ways are the same
        other = self.leave_button if self.open_button.hasFocus() else self.open_button
        other.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Space and Esc, which at the table below would go on or open the menu."""
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Space and self._is_deliberate(event):
            self.opened.emit(self._seat)
        elif event.key() == Qt.Key.Key_Escape:
            self.leave_asked.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep from the open button what was meant for the table: keys in haste, and half of a double click."""
        if isinstance(event, QKeyEvent) and event.key() in _PRESSING and event.type() is QEvent.Type.KeyPress:
            return not self._is_deliberate(event)
        return event.type() is QEvent.Type.MouseButtonDblClick or super().eventFilter(watched, event)

    def _is_deliberate(self, event: QKeyEvent) -> bool:
        """Whether the key was pressed for the curtain: not held down since before its fall, nor pressed just after."""
        return not event.isAutoRepeat() and self.clock() >= self._fell_at + _DEAF_S

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cloth = None
        self._place()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._cloth = None  # the picture is as large as the window

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._cloth is None:
            self._cloth = plait_frame(self.size(), self._look.theme, self._look.colours, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._cloth)
        painter.end()
