"""The foot of the New game page and of its rules: what would be played, in a sentence, and the next step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.look import Look, dress
from twentyfive.ui.widgets.buttons import PrimaryButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import height_of


class PageFooter(QWidget):
    """As much of what is to be said as fits beside the button without making the foot higher.

    Attributes:
        start: the button of the next step.
        said: what is shown now.

    Signals:
        fitted(bool): whether the whole of it is shown now.
    """

    fitted = Signal(bool)

    def __init__(self, step: str, sign: Icon, look: Look) -> None:
        """`step` is what the button does, in words."""
        super().__init__()
        self._look = look
        self._texts: tuple[str, ...] = ("",)
        self._insisted = ""
        self._needed = 0
        self._labels = (RichLabel("", look, self), RichLabel("", look, self, role=Role.NOTE))
        self.said = ""
        self.start = PrimaryButton(step, look, self, sign=sign)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, texts: Sequence[str]) -> None:
        """Say the first of these texts for which there is room, the fullest first."""
        self._texts, self._insisted = tuple(texts), ""
        self._arrange()

    def insist(self, texts: Sequence[str]) -> None:
        """The same; but the last of them is said even where the foot has to grow for it."""
        self._texts, self._insisted = tuple(texts), texts[-1]
        self._arrange()

    def set_look(self, look: Look) -> None:
        self._look = look
        dress(self, look)
        self.updateGeometry()
        self._arrange()

    def _arrange(self) -> None:
        wide = min(self.start.sizeHint().width(), self.width())
        button = QRect(self.width() - wide, 0, wide, height_of(self.start, wide))
        button.moveTop((self.height() - button.height()) // 2)
        self.start.setGeometry(button)
        room = QRect(0, 0, button.left() - self._look.gap, self.height())
        self._make_room(room.width())
        shown, self.said = self._fitting(room)
        for label in self._labels:
            label.setVisible(label is shown and bool(self.said))
        shown.set_text(self.said)
        height = height_of(shown, room.width())
        shown.setGeometry(room.left(), (self.height() - height) // 2, room.width(), height)
        self.fitted.emit(self.said == self._texts[0])

    def _make_room(self, width: int) -> None:
        """Ask for the height that what must be said needs in that width."""
        self._labels[-1].set_text(self._insisted)
        needed = height_of(self._labels[-1], width) if self._insisted else 0
        if needed != self._needed:
            self._needed = needed
            self.updateGeometry()

    def _fitting(self, room: QRect) -> tuple[RichLabel, str]:
        """The fullest text that fits, in the larger letters if it fits in them."""
        for text in self._texts:
            for label in self._labels:
                label.set_text(text)
                if label.minimumSizeHint().width() <= room.width() and height_of(label, room.width()) <= room.height():
                    return label, text
        return self._labels[0], ""

    def sizeHint(self) -> QSize:
        return QSize(40 * self._look.medium, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.start.minimumSizeHint().width(), max(self._needed, self.start.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
