"""The rules editor: a page with every option of a game, group by group."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twentyfive.core import Problem, Rules
from twentyfive.core.rules.catalogue import RuleGroup
from twentyfive.core.rules.presets import SEAT_OPTIONS
from twentyfive.core.rules.remedies import remedy, repaired
from twentyfive.core.rules.rules import GROUPS
from twentyfive.presentation.measures import TABLE_COLUMN
from twentyfive.presentation.new_game import HOUSE_RULES, Choices
from twentyfive.ui.accessibility.shortcuts import press_by_undo_key
from twentyfive.ui.pages.new_game.rule_question import RuleQuestion, RuleState
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import ChoiceButton, Emphasis, QuietButton, SecondButton
from twentyfive.ui.widgets.choice_rows import WalkedRow
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.page_footer import PageFooter
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage, lay_out_now
from twentyfive.ui.widgets.rows import Column, Sheet
from twentyfive.ui.widgets.section_list import SectionList
from twentyfive.wording.names import translate
from twentyfive.wording.options.all_rules import (
    GROUP_NAMES,
    changing_sentence,
    clash_sentence,
    group_note,
    idle_reason,
    idle_sentence,
    question,
)
from twentyfive.wording.options.problems import problem_sentence, problems_sentence
from twentyfive.wording.records.rule_sets import rules_name, rules_sentence
from twentyfive.wording.setup.games import GAME_NAMES, changed_words

_CHANGED: Final = "changed"
"""The group of all options that differ from the game."""

_Group = RuleGroup | str


class QuestionSheet(Sheet):
    """Questions with a hairline between them."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        shown = [asked for asked in self.findChildren(RuleQuestion) if not asked.isHidden()]
        for asked in sorted(shown, key=lambda asked: asked.y())[1:]:
            area = asked.geometry()
            painter.fillRect(area.x() + RING, area.y(), area.width() - 2 * RING, 1, self._look.colours.line)
        painter.end()


class RulesEditor(QuestionPage):
    """The rules editor: the groups on the left, the questions of the chosen group on the right.

    Attributes:
        groups: the choice of group.
        question_of: the questions shown so far, by option.
        usual: the button that goes back to the usual rules of the game.
        mend: the button that puts all faults right.
        undo: the button that restores the rules from before `usual` or `mend`; the next change takes it away.
        footer: the footer with a summary of the rules and Done.

    Signals:
        changed(str, object): the person gave this option this value.
        taken(Rules): the person takes these rules.
        usual_asked(): the person asks for the usual rules of the game.
    """

    changed = Signal(str, object)
    taken = Signal(object)
    usual_asked = Signal()
    widest = TABLE_COLUMN

    def __init__(self, choices: Choices) -> None:
        super().__init__(translate("all rules", "All the rules"))
        self._choices = choices
        self._group: _Group = RuleGroup.SEATS
        self._last = ""
        self._before: Rules | None = None
        self._listed: tuple[str, ...] = ()
        self.question_of: dict[str, RuleQuestion] = {}
        self.set_columns(((self._make_groups(), 17), (self._make_questions(), 58)))
        self.footer = PageFooter(translate("all rules", "Done"), Icon.CHECK)
        self.footer.start.clicked.connect(self.back_asked)
        self.set_footer(self.footer)
        self.show_group(RuleGroup.SEATS)

    def open_on(self, choices: Choices) -> None:
        """Show the rules of these choices, beginning with the first group that has a fault, or with the first group."""
        self._last, self._choices, self._before = "", choices, None
        wrong = {problem.options[0] for problem in choices.problems}
        groups = (group for group, options in GROUPS.items() if not wrong.isdisjoint(options))
        self.show_group(next(groups, RuleGroup.SEATS))
        self.scrolled = 0

    def show_choices(self, choices: Choices) -> None:
        """Show the rules of these choices in the current group."""
        self._choices = choices
        self._write()

    def show_group(self, group: _Group) -> None:
        """Show the questions of this group; `"changed"` stands for all options that differ from the game."""
        self._group = group
        self._listed = self._options_of(group)
        self._write()

    def first_stop(self) -> QWidget:
        return self.groups.stop

    def _arrange(self) -> None:
        super()._arrange()
        if not self._shares:
            return
        if self.one_column:
            self.groups.fold()
        else:
            self.groups.unfold()
        self._title.setVisible(not self.one_column)

    def _make_groups(self) -> Column:
        column = Column()
        buttons: list[tuple[object, ChoiceButton]] = [
            (group, ChoiceButton(GROUP_NAMES[group]())) for group in RuleGroup
        ]
        buttons.append((_CHANGED, ChoiceButton(translate("all rules", "What I changed"))))
        for _, button in buttons:
            button.set_alignment(Qt.AlignmentFlag.AlignLeft)
        row = WalkedRow(buttons)
        self.groups = SectionList(translate("all rules", "Groups of rules"), row)
        self.groups.chosen.connect(self._on_group)
        self.usual = QuietButton(translate("all rules", "Usual rules"), icon=Icon.UNDO)
        self.usual.setAccessibleName(translate("all rules", "Back to the usual rules"))
        self.usual.clicked.connect(self._go_back_to_usual)
        self.undo = QuietButton(translate("all rules", "Undo"), icon=Icon.UNDO)
        self.undo.setAccessibleName(translate("all rules", "Undo: the rules as they were before"))
        self.undo.clicked.connect(self._undo)
        press_by_undo_key(self.undo)
        self.mend = SecondButton(translate("all rules", "Put everything right"), icon=Icon.CHECK)
        self.mend.clicked.connect(self._mend_all)
        column.add(self.groups, self.mend, self.usual, self.undo)
        column.rows.addStretch(1)
        return column

    def _make_questions(self) -> Column:
        column = Column()
        self._title = RichLabel("", role=Role.TITLE)
        self._sheet = QuestionSheet()
        self._idle = RichLabel("", role=Role.NOTE)
        column.add(self._title, self._sheet, self._idle)
        column.rows.addStretch(1)
        return column

    def _on_group(self, group: object) -> None:
        if isinstance(group, (RuleGroup, str)):
            self.show_group(group)
            self._show_title()

    def _show_title(self) -> None:
        """Scroll to the first question; where the groups stand beside, keep the chosen group in view."""
        lay_out_now()
        if self.one_column:
            self.scrolled = 0
            return
        self.scrolled = self._title.mapTo(self._body, QPoint(0, 0)).y() - RING
        self._show_focus(self.first_stop())

    def _options_of(self, group: _Group) -> tuple[str, ...]:
        if isinstance(group, RuleGroup):
            return GROUPS[group]
        return tuple(option for options in GROUPS.values() for option in options if option in self._choices.differences)

    def _write(self) -> None:
        rules, wrong = self._choices.rules, {problem.options[0] for problem in self._choices.problems}
        idle = {option: "" if option in wrong else idle_reason(option, rules) for option in self._listed}
        shown = [option for option in self._listed if not idle[option]]
        self._show_questions(shown)
        self._idle.set_text("\n".join(self._idle_sentences(idle)) if idle else self._nothing_changed())
        self._idle.setVisible(any(idle.values()) or not idle)
        self._sheet.setVisible(bool(shown))
        self._write_groups(wrong)
        self._write_footer()

    def _show_questions(self, shown: Sequence[str]) -> None:
        for place, option in enumerate(shown):
            state = self._state(option)
            if option not in self.question_of or not self.question_of[option].asks(state.asked):
                self._replace_question(state)
            self.question_of[option].show_state(state)
            if self._sheet.rows.indexOf(self.question_of[option]) != place:
                self._sheet.rows.insertWidget(place, self.question_of[option])
        for option, asked in self.question_of.items():
            asked.setVisible(option in shown)
        stops = [stop for option in shown for stop in self.question_of[option].stops()]
        for before, after in pairwise((self.usual, self.undo, *stops, self.footer.start)):
            QWidget.setTabOrder(before, after)

    def _replace_question(self, state: RuleState) -> None:
        """Make a question, and remove the one of this option whose wording other rules have changed."""
        option = state.asked.option
        before = self.question_of.pop(option, None)
        if before is not None:
            self._sheet.rows.removeWidget(before)
            take_away([before])
        asked = RuleQuestion(state, self._sheet)
        asked.chosen.connect(lambda value: self._choose(option, value))
        asked.mend.clicked.connect(lambda: self._mend_one(option))
        self._sheet.add(asked)
        self.question_of[option] = asked

    def _state(self, option: str) -> RuleState:
        rules, usual, preset = self._choices.rules, self._choices.usual, self._choices.preset
        faults = [problem_sentence(problem) for problem in self._own_problems(option)]
        clashing = self._clashing(option)
        if clashing:
            faults.append(clash_sentence([question(other, rules, preset).text for other in clashing]))
        changes = self._fixes(option)
        words = changing_sentence(rules.draft(**changes), changes, preset) if changes else ""
        asked, value = question(option, rules, preset), getattr(rules, option)
        follows = option in self._choices.changed and option not in self._choices.differences
        return RuleState(asked, value, value if follows else getattr(usual, option), tuple(faults), words)

    def _own_problems(self, option: str) -> list[Problem]:
        return [problem for problem in self._choices.problems if problem.options[0] == option]

    def _clashing(self, option: str) -> list[str]:
        """The options that clash with this one, if the person changed it last."""
        if option != self._last:
            return []
        return [problem.options[0] for problem in self._choices.problems if option in problem.options[1:]]

    def _fixes(self, option: str) -> dict[str, object]:
        """The changes that put the faults of an option right, by option."""
        return self._fixes_for_all() if self._clashing(option) else self._remedies(self._own_problems(option))

    def _remedies(self, problems: Sequence[Problem]) -> dict[str, object]:
        """The changes that put these problems right, by option."""
        changes: dict[str, object] = {}
        for problem in problems:
            changes = {**remedy(problem, self._choices.rules, self._last), **changes}
        return {option: value for option, value in changes.items() if option not in SEAT_OPTIONS}

    def _fixes_for_all(self) -> dict[str, object]:
        """The changes that put all faults right, by option; empty if there is no clear remedy or no fault."""
        rules, whole = self._choices.rules, repaired(self._choices.rules, self._last)
        if whole is None or any(getattr(whole, option) != getattr(rules, option) for option in SEAT_OPTIONS):
            return {}
        return {
            option: getattr(whole, option) for option in HOUSE_RULES if getattr(whole, option) != getattr(rules, option)
        }

    def _idle_sentences(self, idle: Mapping[str, str]) -> Iterator[str]:
        for reason in dict.fromkeys(filter(None, idle.values())):
            options = [option for option, other in idle.items() if other == reason]
            texts = [question(option, self._choices.rules, self._choices.preset).text for option in options]
            yield idle_sentence(reason, texts)

    def _nothing_changed(self) -> str:
        """The sentence in place of the questions where no rule is changed."""
        return rules_sentence(self._choices.preset, self._choices.own, 0)

    def _write_groups(self, wrong: Collection[str]) -> None:
        changed, game = self._choices.differences, rules_name(self._choices.preset, self._choices.own)
        for group, button in self.groups.of.items():
            if isinstance(group, RuleGroup):
                options = GROUPS[group]
                counts = (sum(option in changed for option in options), sum(option in wrong for option in options))
                button.set_label(GROUP_NAMES[group](), group_note(*counts))
            else:
                button.set_label(button.label, changed_words(len(changed)))
        self.groups.show_value(self._group)
        if isinstance(self._group, RuleGroup):
            self._title.set_text(GROUP_NAMES[self._group]())
        else:
            usual = GAME_NAMES[self._choices.preset]()
            self._title.set_text(translate("all rules", "What differs from {game}").format(game=usual))
        self.header.aside.set_text(game)
        self.usual.setVisible(bool(changed))
        self.undo.setVisible(self._before is not None)

    def _write_footer(self) -> None:
        choices = self._choices
        faults = [problem_sentence(problem) for problem in choices.problems]
        if faults:
            self.footer.insist((problems_sentence(faults), faults[0]))
            self.footer.start.set_emphasis(Emphasis.ORDINARY)
        else:
            self.footer.start.set_emphasis(Emphasis.PRIMARY)
            count = len(choices.differences)
            self.footer.say((rules_sentence(choices.preset, choices.own, count), changed_words(count)))
        self.mend.setVisible(bool(self._fixes_for_all()))

    def _choose(self, option: str, value: object) -> None:
        self._last, self._before = option, None
        self.changed.emit(option, value)

    def _go_back_to_usual(self) -> None:
        self._before = self._choices.rules
        self.usual_asked.emit()
        self.undo.setFocus()

    def _undo(self) -> None:
        before, self._before = self._before, None
        if before is not None:
            self.taken.emit(before)
            self.first_stop().setFocus()

    def _mend_one(self, option: str) -> None:
        self._take(self._fixes(option))
        self.question_of[option].focus_answer()

    def _mend_all(self) -> None:
        self._take(self._fixes_for_all())
        self.undo.setFocus()

    def _take(self, changes: Mapping[str, object]) -> None:
        self._before = self._choices.rules
        self.taken.emit(self._choices.rules.draft(**changes))
