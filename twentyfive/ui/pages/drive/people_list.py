"""The list of people as buttons; what can be done with the chosen one stands below its row."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.presentation.drive.line_acts import Act, Asks
from twentyfive.presentation.drive.names_offered import Offer
from twentyfive.presentation.drive.people_shown import PartyShown
from twentyfive.ui.pages.drive.name_field import NameField, NamesOffered
from twentyfive.ui.widgets.base_button import ARROWS, RING
from twentyfive.ui.widgets.buttons import ChoiceButton, SecondButton
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.rows import EvenRow, Sheet, WithButton, height_of
from twentyfive.wording import drive as words

Offers = Callable[[str], Sequence[Offer]]
"""Tells what to offer for a line that is typed."""


class _Line(ChoiceButton):
    """A line of the list. Arrow keys go through the list without choosing, for a press may answer a question."""

    def __init__(self, shown: PartyShown) -> None:
        super().__init__(shown.names, note=shown.note)
        self.setAutoExclusive(False)
        self.set_alignment(Qt.AlignmentFlag.AlignLeft)

    def nextCheckState(self) -> None:
        """Leave the tick to the list."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class LinePanel(Sheet):
    """What can be done with a line, and what an act asks for.

    Attributes:
        acts: the buttons of the acts.
        field: the field for a name.
        offered: the names that are offered for what is typed there.
        done: the button that enters it.
        leave: the button that drops the question.
        asking: the act that asks for something; None if none does.

    Signals:
        acted(object): this act is to be done, which asks for nothing.
        typed(object, str): this act was answered by a name.
        refused(str): why an act cannot be done.
        left(): the question was dropped.
    """

    acted = Signal(object)
    typed = Signal(object, str)
    refused = Signal(str)
    left = Signal()

    def __init__(self, offers: Offers, parent: QWidget) -> None:
        super().__init__(parent)
        self.asking: Act | None = None
        self.acts: list[SecondButton] = []
        self.field, self.done, self.leave = NameField(), SecondButton(words.DONE()), SecondButton(words.LEAVE_IT())
        self.offered = NamesOffered(self.field, lambda line: offers(line) if self._asks_for_name else ())
        self._shown: tuple[Act, ...] = ()
        self._question, self._row, self._ways = RichLabel(""), WithButton(self.field, self.done), EvenRow()
        self._ways.add(self.leave)
        self.add(self._question, self._row, self.offered, self._ways)
        self.field.returnPressed.connect(self._answer)
        self.done.clicked.connect(self._answer)
        self.leave.clicked.connect(self.drop)

    @property
    def _asks_for_name(self) -> bool:
        """Whether a name is asked for; one that is only corrected is nobody else's."""
        return self.asking is not None and self.asking.asks is Asks.NAME

    def show_acts(self, acts: Sequence[Act]) -> None:
        """Offer these acts, and drop a question."""
        if tuple(acts) != self._shown:
            self._shown = tuple(acts)
            take_away(self.acts)
            self.acts = [self._made(act) for act in acts]
            self._ways.buttons[1:] = []
            self._ways.add(*self.acts)
        self._ask(None)

    def _made(self, act: Act) -> SecondButton:
        button = SecondButton(act.words)
        if act.why_not:
            button.refuse(act.why_not)
        button.clicked.connect(lambda: self._press(act))
        return button

    def _press(self, act: Act) -> None:
        if act.why_not:
            self.refused.emit(act.why_not)
        elif act.asks is Asks.NOTHING:
            self.acted.emit(act)
        else:
            self.ask(act)

    def ask(self, act: Act) -> None:
        """Ask what an act asks for."""
        self._ask(act)
        (self.leave if act.asks_for_line else self.field).setFocus()

    def drop(self) -> None:
        """Drop the question."""
        self._ask(None)
        self.left.emit()

    def _ask(self, act: Act | None) -> None:
        self.asking = act
        self._question.set_text(act.question if act else "")
        self._question.setVisible(act is not None)
        self._row.setVisible(act is not None and not act.asks_for_line)
        self.field.setAccessibleName(act.question if act else "")
        self.field.setText(act.typed if act else "")
        self._ways.leave_out(*(self.acts if act else [self.leave]))

    def _answer(self) -> None:
        if self.asking is not None:
            self.typed.emit(self.asking, self.field.text())


class PeopleList(EvenRow):
    """The list.

    Attributes:
        lines: the buttons of the lines, in order; one of them may be chosen.
        panel: what can be done with the chosen line.

    Signals:
        pressed(int): the line at this place was pressed.
    """

    pressed = Signal(int)

    def __init__(self, offers: Offers) -> None:
        super().__init__()
        self.lines: list[_Line] = []
        self.panel = LinePanel(offers, self)
        self.panel.hide()
        self._shown: tuple[PartyShown, ...] = ()
        self._chosen = -1
        # A layout asks a dozen times, and measuring 250 lines takes 4 ms.
        self._measured: dict[int, list[QRect]] = {}
        self._least: QSize | None = None

    def show_lines(self, shown: Sequence[PartyShown]) -> None:
        """Show these lines. One that stays the same is left as it is: there may be 250 of them."""
        if tuple(shown) == self._shown:
            return
        take_away(self.lines[len(shown) :])
        del self.lines[len(shown) :], self.buttons[len(shown) :]
        for at, line in enumerate(shown):
            if at == len(self.lines):
                button = _Line(line)
                button.clicked.connect(lambda _=False, at=at: self.pressed.emit(at))
                self.lines.append(button)
                self.add(button)
                button.show()
            elif line != self._shown[at]:
                self.lines[at].set_label(line.names, line.note)
        self._shown, self._measured, self._least = tuple(shown), {}, None

    def choose(self, at: int, acts: Sequence[Act] = ()) -> None:
        """Choose a line, with what can be done with it; −1 for none."""
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self.panel.isAncestorOf(focused)
        self._chosen = at
        for place, line in enumerate(self.lines):
            line.setChecked(place == at)
        self.panel.show_acts(acts)
        self.panel.setVisible(at >= 0)
        if had_focus and at >= 0:
            self.lines[at].setFocus()
        self._rearrange()

    def _rearrange(self) -> None:
        self._measured = {}
        super()._rearrange()

    def restyle(self) -> None:
        self._least = None
        super().restyle()

    def _frames(self, width: int) -> list[QRect]:
        if width not in self._measured:
            frames = super()._frames(width)
            if 0 <= self._chosen < len(frames):
                bottom, height = frames[self._chosen].bottom(), height_of(self.panel, width)
                frames = [frame.translated(0, height) if frame.top() > bottom else frame for frame in frames]
            self._measured[width] = frames
        return self._measured[width]

    def _arrange(self) -> None:
        super()._arrange()
        if 0 <= self._chosen < len(self.lines):
            width, top = self.width(), self.lines[self._chosen].geometry().bottom() + 1 - RING
            self.panel.setGeometry(0, top, width, height_of(self.panel, width))

    def heightForWidth(self, width: int) -> int:
        frames = self._frames(width)
        if not frames:
            return 0
        is_last = 0 <= self._chosen < len(frames) and frames[self._chosen].top() == frames[-1].top()
        return frames[-1].bottom() + 1 + RING + (height_of(self.panel, width) if is_last else 0)

    def sizeHint(self) -> QSize:
        return QSize(self.minimumSizeHint().width(), self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        if self._least is None:
            self._least = super().minimumSizeHint()
        return self._least
