"""The notice bar: a strip at the top of the window with sentences about what went wrong, until the person closes it.

A sentence about what is still wrong stands until it is mended, with a way out beside it.
"""

from __future__ import annotations

from PySide6.QtCore import QMargins, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.rows import free_height, height_of
from twentyfive.ui.widgets.scroll_area import ScrollBody
from twentyfive.ui.window.strips import Strip
from twentyfive.wording.names import translate


class NoticeBar(Strip):
    """Shows sentences and a button that closes them. Further sentences go below the first; too many of them scroll.

    Attributes:
        elsewhere: the button that saves elsewhere what is not saved; shown while a sentence stands.
        announcer: speaks to the screen reader.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = RichLabel("", self)
        free_height(self._label)
        self._body = ScrollBody(self._label, self)
        self._body.setAccessibleName(translate("notice", "Notice above the page"))
        self._close = SecondButton(translate("notice", "OK"), self)
        self._close.clicked.connect(self._dismiss)
        self.elsewhere = SecondButton(translate("notice", "Save elsewhere…"), self)
        self.announcer = Announcer(self)
        self._standing: dict[object, str] = {}  # the sentences about what is still wrong
        self._told: list[str] = []  # the others
        self._unsaid: list[str] = []
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._body, 1)
        for button in self._buttons:
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        margins = self._row.contentsMargins()
        # The scrolling body has its own margin for the focus ring, above and below.
        self._row.setContentsMargins(margins - QMargins(0, RING, 0, RING))
        self.hide()

    @property
    def text(self) -> str:
        """The sentences, one a line; empty while the bar is closed."""
        return self._label.plain

    @property
    def _buttons(self) -> tuple[SecondButton, SecondButton]:
        return (self.elsewhere, self._close)

    def say(self, sentence: str) -> None:
        """Show and announce a sentence, unless it is shown already."""
        if sentence not in self.text.split("\n"):
            self._told.append(sentence)
            self._show(sentence)

    def stand(self, matter: object, sentence: str) -> None:
        """Show and announce a sentence that cannot be closed, about something that is wrong until `lift`."""
        if self._standing.get(matter) != sentence:
            self._standing[matter] = sentence
            self._show(sentence)

    def lift(self, matter: object, sentence: str) -> None:
        """Take the sentence of that matter away, and announce with this one that it is mended; empty for nothing."""
        if self._standing.pop(matter, None) is not None:
            if sentence:
                self.announcer.say(sentence)
            self._show()

    def _show(self, *fresh: str) -> None:
        self._label.set_text("\n".join((*self._standing.values(), *self._told)))
        # The buttons repeat the sentences to a screen reader that was cut off by a move of the focus.
        for button in self._buttons:
            button.setAccessibleDescription(self._label.plain.replace("\n", " "))
        self._close.setVisible(bool(self._told))
        self.elsewhere.setVisible(bool(self._standing))
        self._unsaid.extend(fresh)
        self.setVisible(bool(self._label.plain))
        self.resized.emit()
        if self.isVisible():
            self._announce()

    def height_for(self, width: int) -> int:
        """Return the height that all sentences need at `width`."""
        margins = self._row.contentsMargins()
        buttons = [button.sizeHint() for button in self._buttons if not button.isHidden()]
        beside = margins.left() + margins.right() + sum(self._row.spacing() + button.width() for button in buttons)
        text = height_of(self._label, width - beside)
        return max(text, 0, *(button.height() for button in buttons)) + 2 * RING + margins.top() + margins.bottom()

    def _announce(self) -> None:
        """Announce the sentences that have not been announced yet."""
        if self._unsaid:
            unsaid, self._unsaid = " ".join(self._unsaid), []
            self.announcer.interrupt(unsaid)

    def _dismiss(self) -> None:
        self._told = []
        self._show()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colours.raised)
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._look.colours.line)
        painter.fillRect(0, 0, 6, self.height(), self._look.colours.bad)
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        """Announce sentences from before the window was visible, as about damaged settings."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._announce)
