"""The house rules of a new game: a question in each row, marked if changed, and a way back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.core import Rules
from twentyfive.core.rules.remedies import own_changes
from twentyfive.presentation.new_game import HOUSE_RULES
from twentyfive.ui.accessibility.shortcuts import press_by_undo_key
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.text_layout import Lines, line_height, natural_width, paint_lines, wrapped
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.buttons import QuietButton, SecondButton
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.rows import Column
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.options.all_rules import OFTEN, SELDOM, asked_first, question
from twentyfive.wording.options.question import OptionQuestion
from twentyfive.wording.setup.games import changed_there

_MOST_LINES: Final = 3
_BAR: Final = 5
_LEFT: Final = Qt.AlignmentFlag.AlignLeft


class RuleRow(DropDown):
    """A rule: the question in small letters, the answer under it; a bar marks an answer that is not the usual one.

    Attributes:
        option: the name of the option.
        changed: whether the answer differs from the usual one.
    """

    def __init__(self, asked: OptionQuestion, parent: QWidget) -> None:
        super().__init__(asked.text, parent)
        self.option = asked.option
        self.changed = False

    def set_rule(self, asked: OptionQuestion, value: object, usual: object) -> None:
        """Show the current value; the list marks the usual one."""
        self.question = asked.text
        self.changed = value != usual
        answers = [_marked(answer, usual) for answer in asked.answers]
        for other in (value, usual):
            if all(answer.value != other for answer in answers):
                answers.append(_marked(asked.answer(other), usual))
        self.show_answers(answers, value)

    def bold(self) -> bool:
        return self.changed

    def button_colours(self) -> ButtonColours:
        tokens = self._look.theme.tokens
        return ButtonColours(tokens.raised if self.changed else None, None, 0, tokens.ink, tokens.ink2)

    def _height_for(self, frame_width: int) -> int:
        asked, answer = self._words(frame_width)
        words = len(asked.texts) * line_height(self._note_font()) + len(answer.texts) * line_height(self._label_font())
        return max(self._least_height(), round(words) + 2 * round(0.2 * self._look.medium))

    def _least_height(self) -> int:
        return self._look.target

    def _update_name(self) -> None:
        super()._update_name()
        if self.changed:
            text = translate("house rules", "{name}, changed")
            self.setAccessibleName(text.format(name=self.accessibleName()))

    def _label_font(self) -> QFont:
        return self._look.font(self._look.medium, self.bold())

    def _mark(self) -> str:
        return translate("house rules", "changed") if self.changed else ""

    def _mark_width(self) -> float:
        return natural_width(self._mark(), self._look.font(self._look.small, bold=True)) if self.changed else 0.0

    def _words(self, frame_width: float) -> tuple[Lines, Lines]:
        room = self._room_for_words(frame_width)
        asked_room = frame_width - 2 * self._padding() - self._mark_width() - self._look.gap
        asked = wrapped(self.question, self._note_font(), min(room, asked_room), _MOST_LINES)
        return asked, wrapped(self.label, self._label_font(), room, _MOST_LINES)

    def _paint_content(self, painter: QPainter, frame: QRectF, button_colours: ButtonColours) -> None:
        asked, answer = self._words(frame.width())
        heights = [
            len(asked.texts) * line_height(self._note_font()),
            len(answer.texts) * line_height(self._label_font()),
        ]
        words = frame.adjusted(self._padding(), 0, -self._padding(), 0)
        words.setTop(frame.center().y() - sum(heights) / 2)
        painter.setPen(QColor(button_colours.note_ink))
        paint_lines(painter, asked, self._note_font(), words, _LEFT)
        painter.setPen(QColor(button_colours.ink))
        signs = self._look.sign_inks(button_colours.fill or self._look.theme.tokens.surface, button_colours.ink)
        paint_lines(painter, answer, self._label_font(), words.translated(0, heights[0]), _LEFT, signs)
        arrow = frame
        if self.changed:
            self._paint_mark(painter, frame, words)
            arrow = frame.translated(0, heights[0] / 2)
        self._paint_arrow(painter, arrow, QColor(button_colours.ink))

    def _paint_mark(self, painter: QPainter, frame: QRectF, words: QRectF) -> None:
        ink = self._look.colours.accentink
        painter.fillRect(QRectF(frame.left(), frame.top(), _BAR, frame.height()), ink)
        font = self._look.font(self._look.small, bold=True)
        painter.setPen(ink)
        paint_lines(painter, Lines((self._mark(),), whole=True), font, words, Qt.AlignmentFlag.AlignRight)


class HouseRules(Column):
    """The rules that are changed most; rules seldom changed appear when the person asks for them or has changed one.

    Attributes:
        rows_of: the row of each option.
        more: the button that shows the rules seldom changed.
        undo: the button that goes back to the usual rules.
        bring_back: the button that restores the rules from before that; the next change takes it away.
        all_rules: the button that leads to the page with all rules.

    Signals:
        changed(str, object): the person gave this option this value.
        undo_asked(): the person asks for the usual rules.
        taken(Rules): the person takes these rules.
    """

    changed = Signal(str, object)
    undo_asked = Signal()
    taken = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._folded = True
        self._seldom_changed = False
        self._asked: tuple[str, ...] = ()
        self.rows_of = {option: self._row(option) for option in (*OFTEN, *SELDOM)}
        self.more = QuietButton("", self)
        self.more.clicked.connect(lambda: self._unfold(self._folded))
        self.undo = QuietButton(translate("house rules", "Usual rules"), self, icon=Icon.UNDO)
        self.undo.setAccessibleName(translate("house rules", "Back to the usual rules"))
        self.undo.clicked.connect(self._go_back_to_usual)
        self.bring_back = QuietButton(translate("house rules", "Undo"), self, icon=Icon.UNDO)
        self.bring_back.setAccessibleName(translate("house rules", "Undo: the rules as they were before"))
        self.bring_back.clicked.connect(self._bring_back)
        press_by_undo_key(self.bring_back)
        self._rules = self._usual = Rules()
        self._before: Rules | None = None
        self.all_rules = SecondButton(translate("house rules", "Edit every rule"), self)
        self.add(*self.rows_of.values())
        self.rows.addLayout(_side_by_side(self.more, self.all_rules))
        self.rows.addLayout(_side_by_side(self.undo, self.bring_back))
        self._show_rows()

    def set_rules(self, preset: str, rules: Rules, usual: Rules) -> None:
        """Show these rules of the game `preset`, and mark the answers that differ from `usual`."""
        if rules != usual or usual != self._usual:
            self._before = None
        self._rules, self._usual = rules, usual
        for option, row in self.rows_of.items():
            row.set_rule(question(option, rules, preset), getattr(rules, option), getattr(usual, option))
        self._asked = asked_first(usual)
        values = {option: getattr(rules, option) for option in HOUSE_RULES}
        changed = own_changes({option: value for option, value in values.items() if value != getattr(usual, option)})
        self._seldom_changed = any(option in changed for option in SELDOM)
        self.undo.setVisible(bool(changed))
        self.bring_back.setVisible(self._before is not None)
        hidden = [option for option in changed if option not in self._asked]
        self.all_rules.set_label(self.all_rules.label, changed_there(len(hidden), len(changed) - len(hidden)))
        self._show_rows()

    def _fit(self) -> None:
        super()._fit()
        self.rows.setSpacing(0)

    def _row(self, option: str) -> RuleRow:
        usual = Rules()
        row = RuleRow(question(option, usual, usual.preset), self)
        row.chosen.connect(lambda value: self.changed.emit(option, value))
        return row

    def _go_back_to_usual(self) -> None:
        self._before = self._rules
        self.undo_asked.emit()
        self.bring_back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _bring_back(self) -> None:
        if self._before is not None:  # Qt delays a screen reader's press by 0.1 s: the rules may have changed meanwhile
            self.taken.emit(self._before)
            self.undo.setFocus(Qt.FocusReason.OtherFocusReason)

    def _unfold(self, unfolded: bool) -> None:
        self._folded = not unfolded
        self._show_rows()
        if unfolded:
            first = next(option for option in SELDOM if option in self._asked)
            self.rows_of[first].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_rows(self) -> None:
        shown = self._seldom_changed or not self._folded
        for option, row in self.rows_of.items():
            row.setVisible(option in self._asked and (shown or option not in SELDOM))
        self.more.setVisible(not self._seldom_changed)
        words = translate("house rules", "Show fewer") if shown else translate("house rules", "Show more")
        self.more.set_label(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        line = QColor(self._look.colours.line)
        line.setAlphaF(0.5)
        shown = [row for row in self.rows_of.values() if not row.isHidden()]
        for row in shown:
            frame = row.frame()
            painter.fillRect(row.x() + frame.x(), row.geometry().bottom(), frame.width(), 1, line)
        painter.end()


def _side_by_side(first: QuietButton, second: BaseButton) -> QHBoxLayout:
    """A row of two buttons, in which the second takes the width that the first leaves."""
    row = QHBoxLayout()
    row.setSpacing(0)
    row.addWidget(first)
    row.addWidget(second, 1)
    return row


def _marked(answer: Answer, usual: object) -> Answer:
    """The answer, with a note that it is the usual one."""
    if answer.value != usual:
        return answer
    text = translate("house rules", "The usual rule. {note}").format(note=answer.note)
    return Answer(answer.value, answer.label, text.strip())
