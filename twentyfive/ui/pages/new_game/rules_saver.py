"""The part under the house rules: their faults with a remedy, and the form that saves them under a name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from twentyfive.core.rules.remedies import repaired
from twentyfive.engine.files.file_names import same_name
from twentyfive.engine.saves.rule_sets import MOST_RULES_NAME_LETTERS, RuleSet, rules_name_fault
from twentyfive.presentation.new_game import HOUSE_RULES, Choices
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.name_form import NameForm, NameJudgement
from twentyfive.ui.widgets.rows import Column
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording.names import translate
from twentyfive.wording.options.all_rules import changing_sentence
from twentyfive.wording.options.problems import problem_sentence, problems_sentence
from twentyfive.wording.records.rule_sets import NAME_TAKEN
from twentyfive.wording.records.saved import name_fault_sentence


class RulesSaver(Column):
    """The faults of the rules and the saving form; empty while the rules are the usual ones of the game.

    Attributes:
        mend: the button that puts the faults right.
        save: the button that opens the form.
        form: the form for the name.

    Signals:
        mend_asked(Rules): the person takes these rules, which have no fault, instead.
        named(str): the person saves the rules under this name.
    """

    mend_asked = Signal(object)
    named = Signal(str)

    def __init__(self, choices: Choices, parent: QWidget) -> None:
        super().__init__(parent)
        self._choices = choices
        self._own: tuple[RuleSet, ...] = ()
        self._last = ""
        self._fault = FaultLabel(self)
        self.mend = SecondButton(translate("all rules", "Put it right"), icon=Icon.CHECK)
        self.mend.clicked.connect(self._mend)
        self.save = SecondButton(translate("own rules", "Save these rules"))
        self.save.clicked.connect(self._ask_name)
        self.form = NameForm(translate("own rules", "A name for these rules"), MOST_RULES_NAME_LETTERS, self)
        self.form.named.connect(self.named)
        self.form.left.connect(self._leave)
        self.add(self._fault, self.mend, self.save, self.form)

    def show_choices(self, choices: Choices, own: Sequence[RuleSet], last: str) -> None:
        """Show the faults of the rules, and whether they can be saved.

        Args:
            choices: the current choices.
            own: the own rules saved so far.
            last: the option that the person changed last.
        """
        self._choices, self._own, self._last = choices, tuple(own), last
        self.form.hide()
        self._fault.set_text(problems_sentence([problem_sentence(problem) for problem in choices.problems]))
        self._write_remedy()
        self._write_saving()

    def _write_remedy(self) -> None:
        """Offer the one step that puts all faults right, if there is one."""
        rules = self._choices.rules
        whole = repaired(rules, self._last) if self._choices.problems else None
        self.mend.setVisible(whole is not None)
        if whole is not None:
            options = [option for option in HOUSE_RULES if getattr(whole, option) != getattr(rules, option)]
            self.mend.set_label(self.mend.label, changing_sentence(whole, options, self._choices.preset))

    def _write_saving(self) -> None:
        """Offer to save rules that differ from the game's and are not saved yet."""
        choices = self._choices
        self.save.setVisible(bool(choices.changed) and choices.own not in self._own)
        senseless = translate("own rules", "Rules that cannot be played cannot be saved.")
        self.save.offer(senseless if choices.problems else "")

    def _mend(self) -> None:
        whole = repaired(self._choices.rules, self._last)
        if whole is not None:
            self.mend_asked.emit(whole)

    def _ask_name(self) -> None:
        own = self._choices.own
        self.save.hide()
        self.form.ask("" if own is None else own.name, self._judge)

    def _leave(self) -> None:
        self._write_saving()
        self.save.setFocus()

    def _judge(self, name: str) -> NameJudgement:
        fault = rules_name_fault(name)
        if fault is not None:
            return NameJudgement(name_fault_sentence(fault, MOST_RULES_NAME_LETTERS))
        taken = [own.name for own in self._own if same_name(own.name, name)]
        if taken:
            return NameJudgement(NAME_TAKEN(name=taken[0]), translate("own rules", "Replace"))
        return NameJudgement(step=translate("own rules", "Save"))
