"""A strip at the top of the window that asks the persons at this screen one thing at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from twentyfive.engine.game.session import GameSession
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.accessibility.shortcuts import GUESTS
from twentyfive.ui.table.table_for_all import bar_look
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import free_height, height_of
from twentyfive.ui.window.strips import Strip
from twentyfive.wording import network


@dataclass(frozen=True, slots=True)
class Matter:
    """Something that is asked, or a trouble with what can be done about it.

    Attributes:
        text: the sentence.
        yes, no: the labels of the buttons; `no` is empty if there is one button, and both if nothing is asked.
        on_yes, on_no: their effects.
        key: the mark that tells this matter from the next, which is said again.
        seconds: the length of the countdown; None without one.
    """

    text: str
    yes: str
    on_yes: Callable[[], None]
    no: str = ""
    on_no: Callable[[], None] = lambda: None
    key: object = None
    seconds: int | None = None


class MatterBar(Strip):
    """Asks one thing at a time.

    It does not take the focus. A key moves the focus to it and back, and an answer gives it back.

    Attributes:
        yes: the button that agrees, lets in, plays or goes on.
        no: the button that does not.
        announcer: speaks to the screen reader.

    Signals:
        left(): the focus leaves the bar, and its former place is gone.
    """

    left = Signal()

    def __init__(self, session: GameSession, parent: QWidget) -> None:
        """`session` is the game to which the matters belong."""
        super().__init__(parent)
        self._session = session
        self._matter: Matter | None = None
        self._label = RichLabel("", self)
        free_height(self._label)
        self._seconds = RichLabel("", self, role=Role.STRONG)
        self._left = 0  # seconds until the computer plays
        self._ticks = QTimer(self)
        self._ticks.setInterval(1000)
        self._ticks.timeout.connect(self._tick)
        self._before: QWidget | None = None  # the widget with the focus before the bar got it
        self.yes = PrimaryButton("", self)
        self.no = SecondButton("", self)
        self.yes.clicked.connect(lambda: self._answer(yes=True))
        self.no.clicked.connect(lambda: self._answer(yes=False))
        self.announcer = Announcer(self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self._seconds, 0, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.yes, self.no):
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()
        self._key = QShortcut(QKeySequence(GUESTS), parent)
        self._key.setEnabled(False)  # two bars have the same key, but only one is shown
        self._key.activated.connect(self._switch)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    @property
    def text(self) -> str:
        """The sentence; empty while nothing is asked."""
        return "" if self._matter is None else self._label.plain

    def height_for(self, width: int) -> int:
        """Return the height that the sentence and the buttons need at `width`."""
        margins, buttons = self._row.contentsMargins(), [one for one in (self.yes, self.no) if not one.isHidden()]
        others = [*buttons, *([] if self._seconds.isHidden() else [self._seconds])]
        beside = margins.left() + margins.right()
        beside += sum(other.sizeHint().width() + self._row.spacing() for other in others)
        text = height_of(self._label, max(1, width - beside))
        return max(text, 0, *(button.sizeHint().height() for button in buttons)) + margins.top() + margins.bottom()

    def own_look(self, around: Look) -> Look:
        """The look of the window, or that look as it is read across the room."""
        return bar_look(self._session, around, self.window().size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self._give_focus_back()
            case Qt.Key.Key_Left | Qt.Key.Key_Right if not self.no.isHidden():
                (self.no if self.yes.hasFocus() else self.yes).setFocus(Qt.FocusReason.TabFocusReason)
            case _:
                super().keyPressEvent(event)

    def ask(self, matter: Matter | None) -> None:
        """Show what is asked now, or nothing; a screen reader says it when it is new."""
        before, self._matter = self._matter, matter
        if matter is None:
            self._ticks.stop()
            self._give_focus_back()
            self._key.setEnabled(False)
            self.hide()
        else:
            self._key.setEnabled(True)
            self.catch_up()
            is_new = before is None or before.key != matter.key
            self._show(matter, is_new=is_new)
            if is_new:
                self.announcer.interrupt(self._label.accessibleName())
        if before is not None or matter is not None:
            self.resized.emit()

    def _show(self, matter: Matter, *, is_new: bool) -> None:
        self._label.set_text(matter.text)
        self.yes.set_label(matter.yes)
        self.no.set_label(matter.no)
        if not matter.yes:
            self._give_focus_back()
        self.yes.setVisible(bool(matter.yes))
        self.no.setVisible(bool(matter.no))
        for button in (self.yes, self.no):
            button.setAccessibleDescription(self._label.accessibleName())
        self._seconds.setVisible(matter.seconds is not None)
        if matter.seconds is None:
            self._ticks.stop()
        elif is_new:
            self._left = matter.seconds
            self._seconds.set_text(network.SECONDS_LEFT(number=self._left))
            self._ticks.start()
        self.show()

    def _tick(self) -> None:
        """Count a second down. It is shown and not said, as it would cut off what the table says."""
        self._left = max(0, self._left - 1)
        self._seconds.set_text(network.SECONDS_LEFT(number=self._left))

    def _switch(self) -> None:
        """Move the focus to the bar, or back."""
        if self.isHidden() or self.yes.isHidden():
            return
        focused = self.window().focusWidget()
        if focused in (self.yes, self.no):
            self._give_focus_back()
            return
        self.yes.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """Remember the place of the focus before the bar got it, by key, Tab or click."""
        if now in (self.yes, self.no) and before not in (self.yes, self.no):
            self._before = before

    def _give_focus_back(self) -> None:
        """Return the focus to its former place, if the bar has it."""
        before, self._before = self._before, None
        if self.window().focusWidget() not in (self.yes, self.no):
            return
        if before is not None and before in self.window().findChildren(QWidget) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.left.emit()

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
