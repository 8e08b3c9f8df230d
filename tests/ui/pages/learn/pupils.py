"""A person who plays lessons at the table, with the mouse or with the keys alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.ui.pressing import click
from tests.ui.whole import Whole, button, names, press
from twentyfive.core import Card
from twentyfive.core.moves import Exchange, PlayCard, PlayerMove, Rob
from twentyfive.engine.learning.lessons import LessonStep
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.learn.learn_page import LearnPage
from twentyfive.ui.pages.learn.lesson_page import LessonPage
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.panels.decision_panel import DecisionPanel
from twentyfive.wording.learning.lessons import lesson_text

MOST_TURNS = 400


class Pupil:
    """A person at the Learn page, with the mouse or with the keys alone.

    Attributes:
        whole: the program.
    """

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        click(whole.window.start.card(Entry.LEARN))

    @property
    def page(self) -> LessonPage:
        return self.whole.page(LessonPage)

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.page.tutor.lesson.steps[self.page.tutor.number]

    @property
    def panel(self) -> DecisionPanel:
        return self.page.table.decision_panel

    def ply(self) -> int:
        """The number of moves made."""
        record = self.page.engine.record
        assert record is not None
        return record.ply

    def told(self, text: str) -> str:
        """A text of the lesson with the names of the other players at the table."""
        record = self.page.engine.record
        assert record is not None
        return lesson_text(self.page.tutor.lesson.name, text, record.header.names[1:])

    def press(self, widget: QAbstractButton) -> None:
        """Press a button."""
        raise NotImplementedError

    def choose(self, card: Card) -> None:
        """Press a card of the hand."""
        raise NotImplementedError

    def wait(self) -> None:
        """Skip ahead at the table."""
        raise NotImplementedError

    def make(self, move: PlayerMove) -> None:
        """Make a move."""
        if isinstance(move, PlayCard):
            self.choose(move.card)
            return
        for card in move.out if isinstance(move, Exchange) else (move.out,) if isinstance(move, Rob) else ():
            self.choose(card)
        decision = self.panel.decision
        assert decision is not None
        labels = [answer.label for answer in decision.choices if answer.answer == move]
        assert labels, f"{move} is not offered"
        self.press(button(self.panel, labels[0]))

    def go_on(self) -> None:
        """Press Next."""
        self.press(self.page.panel.next)

    def play_freely(self) -> None:
        """Make the first legal move each time until free play is over."""
        table = self.page.table
        for _ in range(MOST_TURNS):
            view = table.view
            assert view is not None
            if self.page.tutor.done:
                return
            if table.overlays.current is Overlay.DEAL:
                assert "Look back" not in names(table.overlays.deal)
                self.press(button(table.overlays.deal, "Next deal"))
            elif view.my_turn and table.director.up_to_date:
                self.make(view.legal[0])
            else:
                self.wait()
        raise AssertionError("free play does not end")


class Mouse(Pupil):
    def press(self, widget: QAbstractButton) -> None:
        click(widget)

    def choose(self, card: Card) -> None:
        found = self.page.table.top.canvas.button_of(card)
        assert found is not None
        click(found)

    def wait(self) -> None:
        top = self.page.table.top
        click(top.canvas, QPoint(top.width() // 4, top.line.y() - 30))


class Keys(Pupil):
    def press(self, widget: QAbstractButton) -> None:
        for _ in range(60):
            if QApplication.focusWidget() is widget:
                break
            press(self.whole.window, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is widget, f"{widget.accessibleName()} is not reached by Tab"
        press(self.whole.window, Qt.Key.Key_Space)

    def choose(self, card: Card) -> None:
        cards = [held.card for held in self.page.table.top.canvas.hand_buttons()]
        press(self.whole.window, Qt.Key(Qt.Key.Key_1 + cards.index(card)))
        press(self.whole.window, Qt.Key.Key_Return)

    def wait(self) -> None:
        self.page.table.setFocus()
        press(self.whole.window, Qt.Key.Key_Space)


def begin(pupil: Pupil, number: int) -> None:
    """Begin the lesson with this number, counted from 0."""
    pupil.press(pupil.whole.page(LearnPage).buttons[number])


def lit_steps(mouse: Mouse, lessons: Iterable[int]) -> Iterator[LessonStep]:
    """Play through these lessons, and yield each step that lights something up."""
    for lesson in lessons:
        begin(mouse, lesson)
        while True:
            if mouse.page.light.spots:
                yield mouse.step
            if mouse.step.free is not None:
                mouse.play_freely()
            elif mouse.step.asks:
                mouse.make(mouse.step.right[0])
            if mouse.page.tutor.number + 1 == len(mouse.page.tutor.lesson.steps):
                break
            mouse.go_on()
        click(mouse.page.panel.leave)
